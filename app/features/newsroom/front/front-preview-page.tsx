import { FRONT_PATH, FRONT_PREVIEW_PATH, FRONT_SHEET_PATH, HOUR_PARAMETER } from "#app/domain/newsroom/front/front-paths.ts";
import { FilterLinks } from "#app/features/newsroom/room/filter-links.tsx";
import { NewsroomRoom } from "#app/features/newsroom/room/newsroom-room.tsx";
import { RoomHeading } from "#app/features/newsroom/room/room-heading.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { LabelledField } from "#app/ui/field/labelled-field.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import type { StaffRight } from "#graphql/generated/contract.ts";

type FrontPreviewPageProps = {
  view: {
    /** In the time of the region. */
    hour: string;
    width: "phone" | "desk";
    /** The hour of the address is none. */
    isWrong: boolean;
    isDraft: boolean;
    /** When the draft comes out; empty for no plan. */
    planned: string;
  };
  rights: readonly StaffRight[];
};

const widths = [
  { width: "phone", title: "Handy", value: "handy" },
  { width: "desk", title: "Schreibtisch", value: "schreibtisch" },
] as const;

/** The frames are as wide as what they stand for, and made smaller where the page has less room. */
const frames = {
  phone: { box: "h-[52rem] w-[390px] max-w-full", frame: "h-full w-[390px] max-w-full" },
  desk: {
    box: "aspect-[16/10] w-full",
    frame:
      "h-[800px] w-[1280px] origin-top-left [scale:0.25] min-[390px]:[scale:0.278] sm:[scale:0.46] md:[scale:0.55] lg:[scale:0.6] xl:[scale:0.765]",
  },
} as const;

/** The front page as it will stand at an hour, by the page of readers itself. */
export function FrontPreviewPage({ view: { hour, width, isWrong, isDraft, planned }, rights }: FrontPreviewPageProps) {
  const toPath = (value: string) => `${FRONT_PREVIEW_PATH}?${new URLSearchParams({ [HOUR_PARAMETER]: hour, breite: value })}`;
  const { box, frame } = frames[width];
  return (
    <NewsroomRoom current={FRONT_PATH} rights={rights} isWide>
      <RoomHeading title="Vorschau der Titelseite">
        <TextLink href={FRONT_PATH}>← Titelseite</TextLink>
        <p className="mt-2">
          {isDraft ? "So sieht der Entwurf aus" : "So sieht aus, was steht"}: Geplante Beiträge, die bis dahin erscheinen, zählen
          als erschienen, und was bis dahin endet, ist weg.
        </p>
      </RoomHeading>
      <form action={FRONT_PREVIEW_PATH} className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="breite" value={widths.find((one) => one.width === width)?.value} />
        <div className="w-full max-w-72">
          <LabelledField
            form="vorschau"
            name={HOUR_PARAMETER}
            label="Zeitpunkt"
            error={isWrong ? "Das ist kein Zeitpunkt." : null}
            hint={planned === "" ? undefined : `Geplant ist er für ${planned.replace("T", ", ")}.`}
          >
            {(attributes) => (
              <input
                {...attributes}
                type="datetime-local"
                className={`${attributes.className} tabular-nums`}
                defaultValue={hour}
              />
            )}
          </LabelledField>
        </div>
        <Button type="submit" tone="quiet" size="l">
          Ansehen
        </Button>
      </form>
      <FilterLinks
        label="Breite"
        links={widths.map(({ width: one, title, value }) => ({ title, href: toPath(value), isCurrent: one === width }))}
        isTall
      />
      <div className={`overflow-hidden border border-soft ${box}`}>
        <iframe
          src={`${FRONT_SHEET_PATH}?${new URLSearchParams({ [HOUR_PARAMETER]: hour })}`}
          title={`Titelseite, ${width === "phone" ? "auf einem Handy" : "auf einem Schreibtisch"}`}
          className={frame}
        />
      </div>
      <p>
        <TextLink isTall href={`${FRONT_SHEET_PATH}?${new URLSearchParams({ [HOUR_PARAMETER]: hour })}`}>
          Die Seite ohne Rahmen
        </TextLink>
      </p>
    </NewsroomRoom>
  );
}

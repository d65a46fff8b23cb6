import { FormError } from "#app/components/form/form-error.tsx";
import { DESK_CALENDAR_PATH, DESK_PATH } from "#app/domain/newsroom/newsroom-paths.ts";
import { FilterLinks } from "#app/features/newsroom/room/filter-links.tsx";
import { NewsroomRoom } from "#app/features/newsroom/room/newsroom-room.tsx";
import { RoomHeading } from "#app/features/newsroom/room/room-heading.tsx";
import { ButtonForm, OlderLink } from "#app/features/newsroom/room/room-section.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { fieldInput } from "#app/ui/field/field-class.ts";
import { Notice } from "#app/ui/notice/notice.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import type { StaffRight } from "#graphql/generated/contract.ts";
import { DeskLine } from "./desk-line.tsx";
import type { DeskView } from "./desk-view-model.ts";

type DeskPageProps = { view: DeskView; rights: readonly StaffRight[]; error: string | null };

/** Posts that are written here: begin one, find one. */
export function DeskPage({ view, rights, error }: DeskPageProps) {
  const { lines, filters, filter, sections, section, isNarrowed, older, notice } = view;
  return (
    <NewsroomRoom current={DESK_PATH} rights={rights}>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <RoomHeading title="Beiträge">
          Was hier geschrieben wird. Was geplant ist, steht auch im <TextLink href={DESK_CALENDAR_PATH}>Kalender</TextLink>.
        </RoomHeading>
        <ButtonForm intent="begin" action={DESK_PATH} className="print:hidden">
          Neuer Beitrag
        </ButtonForm>
      </div>
      <FormError html={error} />
      {notice !== null && <Notice role="status">{notice}</Notice>}
      <div className="grid grid-cols-1 gap-4 print:hidden">
        <FilterLinks label="Stand" links={filters} />
        {sections.length > 0 && (
          <form action={DESK_PATH} className="flex flex-wrap items-center gap-3">
            {filter !== "alle" && <input type="hidden" name="zeige" value={filter} />}
            <label htmlFor="beitraege-ressort" className="font-semibold">
              Ressort
            </label>
            <select id="beitraege-ressort" name="ressort" defaultValue={section ?? ""} className={`${fieldInput} max-w-full`}>
              <option value="">Alle</option>
              {sections.map(({ slug, title }) => (
                <option key={slug} value={slug}>
                  {title}
                </option>
              ))}
            </select>
            <Button type="submit" tone="quiet">
              Zeigen
            </Button>
          </form>
        )}
      </div>
      {lines.length === 0 ? (
        <p className="text-soft">
          {isNarrowed ? "Hier ist gerade keiner." : "Noch kein Beitrag. Der erste beginnt mit einem Klick auf „Neuer Beitrag“."}
        </p>
      ) : (
        <ul className="grid grid-cols-1">
          {lines.map((line) => (
            <DeskLine key={line.id} line={line} />
          ))}
        </ul>
      )}
      <OlderLink href={older}>Ältere Beiträge</OlderLink>
    </NewsroomRoom>
  );
}

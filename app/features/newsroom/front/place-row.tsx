import { FormFrame } from "#app/components/form/form-frame.tsx";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { FRONT_PATH, parseSpot, toSpotId } from "#app/domain/newsroom/front/front-paths.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import type { FrontView, PlaceView } from "./front-view-model.ts";
import { PlacePanel } from "./place-panel.tsx";
import { decideFocus, StepButton } from "./step-button.tsx";

type PlaceRowProps = {
  place: PlaceView;
  section: string;
  sectionName: string;
  seen: FrontView["seen"];
  /** The section brings its own posts. */
  isFixed: boolean;
  isLast: boolean;
  /** Something was done here last. */
  focus: FrontView["doneAt"];
  opened: FrontView["opened"];
  pinState: FormState;
};

/** A place: what stands there and why, and the ways to put something else there. */
export function PlaceRow({ place, section, sectionName, seen, isFixed, isLast, focus, opened, pinState }: PlaceRowProps) {
  const { title, link, text, post, isPinned, spot, path } = place;
  const name = `„${title}“, Platz ${place.place + 1} in „${sectionName}“`;
  const isFirst = place.place === 0;
  const focused = focus?.step == null ? null : decideFocus(focus.step, { isFirst, isLast });
  const value = (step: string) => `${step} ${place.place} ${post ?? 0}`;
  return (
    <li
      id={toSpotId(parseSpot(spot) ?? { section, place: place.place })}
      className="grid grid-cols-[1.75rem_minmax(0,1fr)] md:grid-cols-[1.75rem_minmax(0,1fr)_auto] gap-x-2 gap-y-2 border-b border-rule py-3 first:border-t data-over:bg-surface data-over:outline-2 data-over:outline-accent"
      data-front-place={isFixed ? undefined : spot}
      data-post={post ?? undefined}
      data-pinned={isPinned ? "" : undefined}
    >
      <span className="text-soft tabular-nums" aria-hidden="true">
        {place.place + 1}
      </span>
      <div className="min-w-0 wrap-anywhere">
        {link === null ? <span className="text-soft">{title}</span> : <span className="font-semibold">{title}</span>}
        <span className={`flex items-start gap-1 text-[0.9375rem] leading-normal ${isPinned ? "text-accent" : "text-soft"}`}>
          {isPinned && <Icon name="bookmark" className="mt-1 size-4 shrink-0" />}
          {text}
        </span>
      </div>
      {!isFixed && (
        <div className="col-start-2 flex flex-wrap items-center gap-x-4 gap-y-2 md:col-start-3 md:self-start md:pl-4 print:hidden">
          <FormFrame
            intent="place"
            action={FRONT_PATH}
            fields={{ ...seen, section }}
            className="flex flex-wrap items-center gap-1"
          >
            {post !== null && (
              <>
                <StepButton
                  step="up"
                  value={value("up")}
                  label={`Nach oben: ${name}`}
                  isEnd={isFirst}
                  hasFocus={focused === "up"}
                />
                <StepButton
                  step="down"
                  value={value("down")}
                  label={`Nach unten: ${name}`}
                  isEnd={isLast}
                  hasFocus={focused === "down"}
                />
                <Button
                  type="submit"
                  name="do"
                  value={value(isPinned ? "unpin" : "pin")}
                  tone="quiet"
                  className="ml-1 md:min-w-28"
                >
                  {isPinned ? "Lösen" : "Anheften"}
                  <span className="sr-only">{`: ${name}`}</span>
                </Button>
              </>
            )}
          </FormFrame>
          <TextLink isTall href={path}>
            Ändern<span className="sr-only">{`: ${isPinned ? "Ende oder anderer Beitrag" : "anderer Beitrag"} für ${name}`}</span>
          </TextLink>
        </div>
      )}
      {opened !== null && <PlacePanel opened={opened} seen={seen} state={pinState} />}
    </li>
  );
}

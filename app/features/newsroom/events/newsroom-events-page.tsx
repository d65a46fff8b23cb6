import { Cancelled } from "#app/components/event/event-list.tsx";
import { NEW_EVENT_PATH, NEWSROOM_EVENTS_PATH } from "#app/domain/event/newsroom-event-paths.ts";
import { NewsroomRoom } from "#app/features/newsroom/room/newsroom-room.tsx";
import { RoomHeading } from "#app/features/newsroom/room/room-heading.tsx";
import { LinkLine, OlderLink } from "#app/features/newsroom/room/room-section.tsx";
import { RoomTabs } from "#app/features/newsroom/room/room-tabs.tsx";
import { ButtonLink } from "#app/ui/button/button.tsx";
import type { StaffRight } from "#graphql/generated/contract.ts";
import type { NewsroomEventsView } from "./newsroom-events-view-model.ts";

const emptyTexts: Record<NewsroomEventsView["state"], string> = {
  HELD: "Gerade wartet kein Termin auf dich.",
  SHOWN: "Noch ist kein Termin eingetragen.",
  WITHDRAWN: "Kein Termin ist zurückgezogen.",
};

/** Events by their state: what waits for the newsroom first. */
export function NewsroomEventsPage({ view, rights }: { view: NewsroomEventsView; rights: readonly StaffRight[] }) {
  const { state, tabs, lines, next } = view;
  return (
    <NewsroomRoom current={NEWSROOM_EVENTS_PATH} rights={rights}>
      <RoomHeading title="Termine">
        Was in der Region los ist. Was du einträgst oder freigibst, sehen sofort alle. Vergangene Termine stehen nicht mehr hier.
      </RoomHeading>
      <p className="print:hidden">
        <ButtonLink href={NEW_EVENT_PATH}>Termin eintragen</ButtonLink>
      </p>
      <RoomTabs label="Stand" tabs={tabs} />
      {lines.length === 0 ? (
        <p className="text-soft">{emptyTexts[state]}</p>
      ) : (
        <ul className="grid grid-cols-1">
          {lines.map(({ id, href, title, text, isCancelled }) => (
            <LinkLine key={id} href={href} text={text}>
              <span className="leading-snug font-semibold wrap-anywhere group-hover:text-accent">
                {isCancelled && <Cancelled />}
                {title}
              </span>
            </LinkLine>
          ))}
        </ul>
      )}
      <OlderLink href={next}>Spätere Termine</OlderLink>
    </NewsroomRoom>
  );
}

import { DESK_PATH } from "#app/domain/newsroom/newsroom-paths.ts";
import { NewsroomRoom } from "#app/features/newsroom/room/newsroom-room.tsx";
import { RoomHeading } from "#app/features/newsroom/room/room-heading.tsx";
import { RoomSection } from "#app/features/newsroom/room/room-section.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import type { StaffRight } from "#graphql/generated/contract.ts";
import { DeskLine } from "./desk-line.tsx";
import type { CalendarView } from "./desk-view-model.ts";

/** What will come out, day by day. */
export function CalendarPage({ view: { days }, rights }: { view: CalendarView; rights: readonly StaffRight[] }) {
  return (
    <NewsroomRoom current={DESK_PATH} rights={rights}>
      <RoomHeading title="Kalender">
        Was von selbst erscheint, und wann. <TextLink href={DESK_PATH}>Alle Beiträge</TextLink>
      </RoomHeading>
      {days.length === 0 && <p className="text-soft">Nichts ist geplant.</p>}
      {days.map(({ title, lines }) => (
        <RoomSection key={title} title={title}>
          <ul className="grid grid-cols-1">
            {lines.map(({ time, ...line }) => (
              <DeskLine key={line.id} line={line} time={time} />
            ))}
          </ul>
        </RoomSection>
      ))}
    </NewsroomRoom>
  );
}

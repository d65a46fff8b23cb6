import { NEWSROOM_NOTICES_PATH, NOTICE_NUMBERS_PATH, NOTICE_PATH, toNoticesPath } from "#app/domain/notice/notice-paths.ts";
import { NewsroomRoom } from "#app/features/newsroom/room/newsroom-room.tsx";
import { RoomHeading } from "#app/features/newsroom/room/room-heading.tsx";
import { LinkLine, OlderLink } from "#app/features/newsroom/room/room-section.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import type { StaffRight } from "#graphql/generated/contract.ts";
import type { NoticesView } from "./notices-view-model.ts";

type NoticesPageProps = { view: NoticesView; rights: readonly StaffRight[] };

/** Notices that wait, the oldest first, or those that are decided. */
export function NoticesPage({ view: { notices, isOpen, more }, rights }: NoticesPageProps) {
  return (
    <NewsroomRoom current={NEWSROOM_NOTICES_PATH} rights={rights}>
      <RoomHeading title="Meldungen">
        {isOpen ? "Die älteste zuerst. Prüf sie ohne Verzug und sorgfältig: Das Gesetz verlangt es." : "Die jüngste zuerst."}
      </RoomHeading>
      <p className="flex flex-wrap gap-x-6">
        <TextLink isTall href={toNoticesPath({ isOpen: !isOpen })}>
          {isOpen ? "Entschiedene" : "Offene"}
        </TextLink>
        <TextLink isTall href={NOTICE_NUMBERS_PATH}>
          Zahlen des Jahres
        </TextLink>
      </p>
      {notices.length === 0 && (
        <p className="text-soft">
          {isOpen ? (
            <>
              Gerade wartet keine. Leserinnen und Leser schicken sie über <TextLink href={NOTICE_PATH}>Inhalt melden</TextLink>.
            </>
          ) : (
            "Noch ist keine entschieden."
          )}
        </p>
      )}
      <ul className="grid grid-cols-1">
        {notices.map(({ id, path, title, text, isOpen: isWaiting }) => (
          <LinkLine key={id} href={path} text={text}>
            <span className={`leading-snug wrap-anywhere group-hover:text-accent ${isWaiting ? "font-semibold" : ""}`}>
              {title}
            </span>
          </LinkLine>
        ))}
      </ul>
      <OlderLink href={more}>Weitere Meldungen</OlderLink>
    </NewsroomRoom>
  );
}

import { NEWSROOM_TIPS_PATH, TIP_PATH } from "#app/domain/tip/tip-paths.ts";
import { NewsroomRoom } from "#app/features/newsroom/room/newsroom-room.tsx";
import { RoomHeading } from "#app/features/newsroom/room/room-heading.tsx";
import { LinkLine, OlderLink } from "#app/features/newsroom/room/room-section.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import type { StaffRight } from "#graphql/generated/contract.ts";
import type { TipLine } from "./tips-view-model.ts";

/** `older` is the address of the page before. */
type TipsPageProps = { tips: readonly TipLine[]; older: string | null; rights: readonly StaffRight[] };

/** Tips of readers, newest first. */
export function TipsPage({ tips, older, rights }: TipsPageProps) {
  return (
    <NewsroomRoom current={NEWSROOM_TIPS_PATH} rights={rights}>
      <RoomHeading title="Tipps">Neue kommen auch als Mail. Nach 90 Tagen wird jeder gelöscht.</RoomHeading>
      {tips.length === 0 && (
        <p className="text-soft">
          Gerade ist keiner da. Leserinnen und Leser schicken sie über <TextLink href={TIP_PATH}>Tipp geben</TextLink>.
        </p>
      )}
      <ul className="grid grid-cols-1">
        {tips.map(({ id, path, title, text, isNew, isDone }) => (
          <LinkLine key={id} href={path} text={text}>
            <span
              className={`leading-snug wrap-anywhere group-hover:text-accent ${isDone ? "text-soft" : isNew ? "font-semibold" : ""}`}
            >
              {isNew && <span className="mr-2 rounded-xs bg-accent px-1.5 py-0.5 text-[0.8125rem] text-on-accent">Neu</span>}
              {title}
            </span>
          </LinkLine>
        ))}
      </ul>
      <OlderLink href={older}>Ältere Tipps</OlderLink>
    </NewsroomRoom>
  );
}

import { NEWSROOM_EPAPER_PATH } from "#app/domain/epaper/epaper-paths.ts";
import { NewsroomRoom } from "#app/features/newsroom/room/newsroom-room.tsx";
import { RoomHeading } from "#app/features/newsroom/room/room-heading.tsx";
import { LinkLine, OlderLink } from "#app/features/newsroom/room/room-section.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import type { StaffRight } from "#graphql/generated/contract.ts";
import type { NewsroomEpaperView } from "./newsroom-epaper-view-model.ts";

type NewsroomEpaperPageProps = { view: NewsroomEpaperView; done: string | null; rights: readonly StaffRight[] };

/** What has come of the printed paper, and what has not. */
export function NewsroomEpaperPage({ view: { lines, next }, done, rights }: NewsroomEpaperPageProps) {
  return (
    <NewsroomRoom current={NEWSROOM_EPAPER_PATH} rights={rights}>
      <RoomHeading title="E-Paper">
        Ausgaben bringt der Verlag als PDF: Ein Programm liest sie ein (npm run epaper), hochladen kannst du hier keine. Wer das
        E-Paper im Abo hat, liest eine Ausgabe ab 20 Uhr am Vorabend.
      </RoomHeading>
      {done !== null && (
        <Notice as="p" role="status" tabIndex={-1} autoFocus>
          {done}
        </Notice>
      )}
      {lines.length === 0 ? (
        <p className="text-soft">Noch ist keine Ausgabe da.</p>
      ) : (
        <ul className="grid grid-cols-1">
          {lines.map(({ id, href, title, text, hasFailed }) => (
            <LinkLine key={id} href={href} text={text}>
              <span className="leading-snug font-semibold wrap-anywhere group-hover:text-accent">
                {hasFailed && <span className="text-live">Problem: </span>}
                {title}
              </span>
            </LinkLine>
          ))}
        </ul>
      )}
      <OlderLink href={next}>Ältere Ausgaben</OlderLink>
    </NewsroomRoom>
  );
}

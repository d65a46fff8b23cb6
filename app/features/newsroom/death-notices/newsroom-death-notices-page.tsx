import {
  CONDOLENCES_PATH,
  NEW_DEATH_NOTICE_PATH,
  NEWSROOM_DEATH_NOTICES_PATH,
} from "#app/domain/death-notice/newsroom-death-notice-paths.ts";
import { NewsroomRoom } from "#app/features/newsroom/room/newsroom-room.tsx";
import { RoomHeading } from "#app/features/newsroom/room/room-heading.tsx";
import { LinkLine, OlderLink } from "#app/features/newsroom/room/room-section.tsx";
import { RoomTabs } from "#app/features/newsroom/room/room-tabs.tsx";
import { ButtonLink, ButtonRow } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import type { StaffRight } from "#graphql/generated/contract.ts";
import type { NewsroomDeathNoticesView } from "./newsroom-death-notices-view-model.ts";

const emptyTexts: Record<NewsroomDeathNoticesView["state"], string> = {
  SHOWN: "Noch ist keine Anzeige freigegeben.",
  DRAFT: "Gerade ist kein Entwurf da.",
  WITHDRAWN: "Keine Anzeige ist zurückgezogen.",
};

/** Death notices by their state; before them, what waits of words of condolence. */
export function NewsroomDeathNoticesPage({ view, rights }: { view: NewsroomDeathNoticesView; rights: readonly StaffRight[] }) {
  const { state, held, tabs, lines, next } = view;
  return (
    <NewsroomRoom current={NEWSROOM_DEATH_NOTICES_PATH} rights={rights}>
      <RoomHeading title="Trauer">
        Todesanzeigen, Danksagungen und Jahrestage. Jede steht so lange, wie die Familie es will; 30 Tage nach ihrem Ende wird sie
        mit allen Worten des Beileids gelöscht.
      </RoomHeading>
      {held > 0 && (
        <Notice>
          <TextLink isTall href={CONDOLENCES_PATH}>
            {held === 1 ? "1 Beileid wartet" : `${held} Beileidsworte warten`}
          </TextLink>
        </Notice>
      )}
      <ButtonRow>
        <ButtonLink href={NEW_DEATH_NOTICE_PATH}>Anzeige eintragen</ButtonLink>
        <ButtonLink href={CONDOLENCES_PATH} tone="quiet">
          Worte des Beileids
        </ButtonLink>
      </ButtonRow>
      <RoomTabs label="Stand" tabs={tabs} />
      {lines.length === 0 ? (
        <p className="text-soft">{emptyTexts[state]}</p>
      ) : (
        <ul className="grid grid-cols-1">
          {lines.map(({ id, href, name, text }) => (
            <LinkLine key={id} href={href} text={text}>
              <span className="leading-snug font-semibold wrap-anywhere group-hover:text-accent">{name}</span>
            </LinkLine>
          ))}
        </ul>
      )}
      <OlderLink href={next}>Frühere Anzeigen</OlderLink>
    </NewsroomRoom>
  );
}

import { NEWSROOM_PATH, TICKERS_PATH, toTickerPath } from "#app/domain/newsroom/newsroom-paths.ts";
import type { EntryView, SentEntry, TickerView } from "#app/features/newsroom/newsroom-view.ts";
import { Island } from "#app/islands/island.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { Title } from "#app/ui/title/title.tsx";
import { EntryForm } from "./entry-form.tsx";
import { NewsroomTickerIsland } from "./newsroom-ticker.island.tsx";

type TickerPageProps = {
  /** Null where the session ended during the writing. */
  ticker: TickerView | null;
  /** The entry that is changed. */
  edited: EntryView | null;
  newId: string;
  postId: number;
  sent: SentEntry | null;
};

/** A live ticker as the newsroom writes it. */
export function TickerPage({ ticker, edited, newId, postId, sent }: TickerPageProps) {
  if (ticker === null)
    return (
      <div className="grid max-w-[46rem] grid-cols-1 gap-5">
        <Title size="page" as="h1">
          Neu anmelden
        </Title>
        <p>
          <TextLink href={NEWSROOM_PATH} target="_blank">
            In einem neuen Fenster anmelden
          </TextLink>
          , dann hier noch einmal senden.
        </p>
        <EntryForm postId={postId} entry={null} newId={newId} sent={sent} />
      </div>
    );
  const { title, link, isPremium } = ticker;
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-2 wrap-anywhere">
        <p className="flex flex-wrap gap-x-5 text-[0.9375rem]">
          <TextLink isTall href={TICKERS_PATH}>
            Alle Ticker
          </TextLink>
          <TextLink isTall href={link} target="_blank">
            Seite ansehen
          </TextLink>
        </p>
        <Title size="section" as="h1">
          {title}
        </Title>
        {isPremium && (
          <p className="text-[0.9375rem] text-plus">Dieser Beitrag ist Plus: Hinter der Bezahlschranke lesen ihn Abonnenten.</p>
        )}
      </div>
      <Island of={NewsroomTickerIsland} until="idle" props={{ ticker, edited, newId, sent }} />
      <noscript>
        <Notice>
          Ohne JavaScript kommt nichts von selbst: Lade neu, um zu sehen, was andere schreiben. Ohne Verbindung wird nichts
          aufbewahrt. <a href={toTickerPath(postId)}>Neu laden</a>
        </Notice>
      </noscript>
    </div>
  );
}

/** What stands around the entries of a ticker: the bar above them, and how it goes on below. */
import { ShortEntryTime, toEntryAnchor } from "./entry-content.tsx";
import type { TickerBarView } from "./ticker-bar.ts";
import { TICKER_OVER } from "./ticker-state.ts";

type TickerBarProps = TickerBarView & { isOver: boolean; now: Date };

/** Stays in view while its ticker is read. */
export function TickerBar({ score, latest, isOver, now }: TickerBarProps) {
  return (
    <p className="ticker-bar">
      {isOver ? <b>Beendet</b> : <b className="live">Live</b>}
      {score !== null && <b className="score">{score.text}</b>}
      {latest !== null && (
        <a href={`#${toEntryAnchor(latest.id)}`} className="underline-hover">
          <ShortEntryTime date={latest.date} now={now} /> {latest.title}
        </a>
      )}
    </p>
  );
}

/** Without script a ticker goes on when its page is loaded anew. `reload` is that page's path, null where it brings nothing new. */
export function TickerEnd({ isOver, reload }: { isOver: boolean; reload: string | null }) {
  if (!isOver && reload === null) return null;
  return (
    <p className="font-sans text-[0.9375rem] leading-6 text-soft">
      {isOver || reload === null ? (
        TICKER_OVER
      ) : (
        <>
          Dieser Ticker läuft noch. <a href={reload}>Neu laden</a>
        </>
      )}
    </p>
  );
}

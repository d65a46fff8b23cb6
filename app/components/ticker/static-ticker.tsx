/** A ticker as the server renders it: an island while it goes on, a plain list when it is over or its reader may not read along. */
import { Island } from "#app/islands/island.tsx";
import { LIVE_ATTRIBUTE } from "#app/islands/live-address.ts";
import { EntryContents } from "./entry-contents.ts";
import { LiveTickerIsland, type ToldEntry } from "./live-ticker.island.tsx";
import { TickerBar, TickerEnd } from "./ticker-frame.tsx";
import { TickerList } from "./ticker-list.tsx";
import type { Entry } from "./ticker-state.ts";
import type { TickerView } from "./to-ticker-view.ts";

export function StaticTicker({ entries, now, cursor, live, pages, isOver, bar, reload }: TickerView) {
  const contents = new Map(entries.map(({ id, content }) => [id, content]));
  return (
    <EntryContents value={contents}>
      <section id={pages === null ? undefined : "ticker"} aria-label="Liveticker">
        {live === null ? (
          <>
            {bar !== null && <TickerBar {...bar} isOver={isOver} now={new Date(now)} />}
            <TickerList entries={entries} now={new Date(now)} />
            <TickerEnd isOver={isOver} reload={reload} />
          </>
        ) : (
          <div {...(live.endpoint === "" ? {} : { [LIVE_ATTRIBUTE]: `${live.endpoint}?ticker=${live.postId}` })}>
            <Island
              of={LiveTickerIsland}
              until="visible"
              props={{ postId: live.postId, path: live.path, oldest: live.oldest, cursor, bar, entries: entries.map(toTold) }}
            />
          </div>
        )}
        {pages !== null && <TickerPages {...pages} />}
      </section>
    </EntryContents>
  );
}

/** What the page does not hold of an entry; what is not so is not said. */
function toTold({ id, date, isPinned, isKeyEvent }: Entry): ToldEntry {
  return { id, date, ...(isPinned && { isPinned }), ...(isKeyEvent && { isKeyEvent }) };
}

function TickerPages({ path, page, pageCount }: NonNullable<TickerView["pages"]>) {
  const toHref = (number: number) => `${path}${number === 1 ? "" : `?seite=${number}`}#ticker`;
  return (
    <nav aria-label="Seiten des Livetickers">
      <p>
        {page > 1 && (
          <a href={toHref(page - 1)} rel="prev">
            Neuere Einträge
          </a>
        )}{" "}
        {`Seite ${page} von ${pageCount} `}
        {page < pageCount && (
          <a href={toHref(page + 1)} rel="next">
            Ältere Einträge
          </a>
        )}
      </p>
    </nav>
  );
}

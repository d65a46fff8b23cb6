import { type MouseEvent, useEffect, useReducer, useRef, useState } from "react";
import { defineIsland } from "#app/islands/define-island.ts";
import { GraphqlProvider } from "#app/islands/graphql-provider.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { SHARE_CLASS } from "./entry-content.tsx";
import { type TickerBarView, withNews } from "./ticker-bar.ts";
import { TickerFeed } from "./ticker-feed.client.ts";
import { TickerBar, TickerEnd } from "./ticker-frame.tsx";
import { TickerList } from "./ticker-list.tsx";
import { changeTicker, type Entry, type TickerNews, toHeldText } from "./ticker-state.ts";

type LiveTickerProps = {
  postId: number;
  /** The page's path, for readers who have to reload it. */
  path: string;
  /** Names what the server rendered, for the first question. */
  cursor: string;
  /** As TickerState.oldest. */
  oldest: string | null;
  /** As the server rendered it; null without one. */
  bar: TickerBarView | null;
  entries: readonly ToldEntry[];
};

/** Without its text, which the page holds; without a word it is neither pinned nor a key event. */
export type ToldEntry = Pick<Entry, "id" | "date"> & Partial<Pick<Entry, "isPinned" | "isKeyEvent">>;

/**
 * A ticker that goes on while it is read. What is new waits above what the reader reads until they ask for it, or are at the top
 * anyway. Without script it is the same list.
 */
function LiveTicker({ postId, path, cursor, oldest, bar, entries }: LiveTickerProps) {
  const [state, dispatch] = useReducer(changeTicker, {
    cursor,
    held: [],
    isOver: false,
    oldest,
    said: "",
    entries: entries.map((entry) => ({ isPinned: false, isKeyEvent: false, ...entry, content: "kept" as const })),
  });
  const top = useRef<HTMLDivElement>(null);
  const [isAwake, setAwake] = useState(false);
  const [onlyKeyEvents, setOnlyKeyEvents] = useState(false);
  const [copied, setCopied] = useState("");
  useEffect(() => setAwake(true), []);

  function take(news: TickerNews): void {
    setCopied("");
    dispatch({ kind: "news", news, isAtTop: (top.current?.getBoundingClientRect().top ?? 0) >= 0 });
  }
  function release(): void {
    dispatch({ kind: "release" });
    top.current?.scrollIntoView();
  }
  async function share(event: MouseEvent<HTMLElement>): Promise<void> {
    const link = (event.target as Element).closest<HTMLAnchorElement>(`a.${SHARE_CLASS}`);
    if (link === null) return;
    // The link leads to its entry all the same, and the address bar then names it.
    await navigator.clipboard?.writeText(link.href).then(
      () => setCopied("Link zum Eintrag kopiert"),
      () => setCopied(""),
    );
  }

  const { held, isOver, said } = state;
  const now = new Date();
  const hasKeyEvents = state.entries.some(({ isKeyEvent }) => isKeyEvent);
  const shown = onlyKeyEvents ? state.entries.filter(({ isKeyEvent, isPinned }) => isKeyEvent || isPinned) : state.entries;
  return (
    <>
      <div ref={top} className="ticker-top" />
      {bar !== null && <TickerBar {...withNews(bar, state.entries, held)} isOver={isOver} now={now} />}
      {isAwake && !isOver && <TickerFeed postId={postId} cursor={state.cursor} onNews={take} />}
      {hasKeyEvents && (
        // Has its place from the start, and is there when it works.
        <p className={isAwake ? undefined : "invisible"}>
          <Button type="button" tone="quiet" aria-pressed={onlyKeyEvents} onClick={() => setOnlyKeyEvents(!onlyKeyEvents)}>
            Nur wichtige Ereignisse
          </Button>
        </p>
      )}
      <div className="ticker-news" role="status">
        {held.length > 0 && (
          <Button type="button" onClick={release}>
            {toHeldText(held.length)}
          </Button>
        )}
        <span className="sr-only">{copied || said}</span>
      </div>
      <TickerList entries={shown} now={now} onShare={(event) => void share(event)} />
      <TickerEnd isOver={isOver} reload={path} />
    </>
  );
}

export const LiveTickerIsland = defineIsland("live-ticker", LiveTicker, { within: GraphqlProvider });

import { useCallback, useEffect, useState } from "react";
import { toTickerStatePath } from "#app/domain/newsroom/newsroom-paths.ts";
import type { EntryView, TickerView } from "#app/features/newsroom/newsroom-view.ts";

/** While the page is visible: colleagues' entries appear before they are written twice. */
const POLL_MS = 5000;
const TIMEOUT_MS = 10_000;

/** The current state of one entry, on any page; null when it is gone. Rejects when the state is unknown. */
export async function askEntry(postId: number, id: string): Promise<EntryView | null> {
  const query = new URLSearchParams({ eintrag: id });
  const answer = await fetch(`${toTickerStatePath(postId)}?${query}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`The entry was answered with ${answer.status}`);
  return (await answer.json()) as EntryView | null;
}

/** The current ticker, fetched repeatedly; a failed request is made up for by the next. */
export function useTicker(first: TickerView): { ticker: TickerView; refresh: () => void } {
  const [ticker, setTicker] = useState(first);
  const { postId, page } = first;
  const ask = useCallback(async () => {
    if (document.visibilityState === "hidden") return;
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const answer = await fetch(`${toTickerStatePath(postId)}?seite=${page}`, { signal });
      if (answer.ok) setTicker((await answer.json()) as TickerView);
    } catch {
      // No connection: the outbox says so, and the last known state stays.
    }
  }, [postId, page]);
  useEffect(() => {
    const timer = window.setInterval(() => void ask(), POLL_MS);
    const onVisible = () => void ask();
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [ask]);
  return { ticker, refresh: () => void ask() };
}

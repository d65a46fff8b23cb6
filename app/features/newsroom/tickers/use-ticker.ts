import { useCallback, useEffect, useState } from "react";
import { toTickerStatePath } from "#app/domain/newsroom/newsroom-paths.ts";
import type { EntryView, TickerView } from "#app/features/newsroom/newsroom-view.ts";

/** While somebody looks: what others write is there before one writes it again. */
const POLL_MS = 5000;
const TIMEOUT_MS = 10_000;

/** One entry as it stands, on whatever page; null when it is gone. Rejects when nobody can say. */
export async function askEntry(postId: number, id: string): Promise<EntryView | null> {
  const query = new URLSearchParams({ eintrag: id });
  const answer = await fetch(`${toTickerStatePath(postId)}?${query}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`The entry was answered with ${answer.status}`);
  return (await answer.json()) as EntryView | null;
}

/** The ticker as it stands, asked for again and again; what cannot be had now is had the next time. */
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
      // No connection: the outbox says so, and what stands here is the last that was known.
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

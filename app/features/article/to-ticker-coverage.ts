import { toEntryAnchor } from "#app/components/ticker/entry-content.tsx";
import { toPlainText } from "#app/domain/post/plain-text.ts";
import type { TickerCoverage } from "./article-json-ld.ts";

type LivePost = { date: string; modified: string; is_premium: boolean; tracking: { is_liveticker: boolean } };
type WireEntry = { id: string; date: string; modified: string; title: string | null; html: string };
type Block = { __typename: string; is_over?: boolean; entries?: readonly WireEntry[] };

/** At most this many of the newest are named: older ones are on the page. */
const MAX_UPDATES = 30;

/**
 * The coverage of a live ticker; null for a post that has none. `free` are the blocks that everybody may read: paid entries are not
 * named, whoever the reader is.
 */
export function toTickerCoverage(post: LivePost, free: readonly Block[], address: string): TickerCoverage | null {
  if (!post.tracking.is_liveticker) return null;
  const tickers = free.filter(({ __typename }) => __typename === "TickerBlock");
  if (tickers.length === 0) return post.is_premium ? { start: post.date, end: null, updates: [] } : null;
  const entries = tickers.flatMap((ticker) => ticker.entries ?? []).filter(({ date }) => !Number.isNaN(Date.parse(date)));
  const dates = entries.map(({ date }) => date).sort();
  const isOver = tickers.every(({ is_over }) => is_over);
  return {
    start: dates[0] ?? post.date,
    end: isOver ? (dates.at(-1) ?? post.modified) : null,
    updates: entries.slice(0, MAX_UPDATES).map(({ id, title, html, date, modified }) => {
      const text = toPlainText(html);
      return { headline: title ?? text.slice(0, MAX_HEADLINE), text, date, modified, address: `${address}#${toEntryAnchor(id)}` };
    }),
  };
}

const MAX_HEADLINE = 110;

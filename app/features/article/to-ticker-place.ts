import type { TickerPlace } from "#app/components/ticker/to-ticker-view.ts";

/** Where tickers are subscribed to, if anywhere, and which page of a long one is asked for. */
export type TickerSettings = { endpoint: string | null; page: number };

type LivePost = {
  id: number;
  link: string;
  access: { reason: string };
  tracking: { is_liveticker: boolean };
  content_blocks: readonly { __typename: string }[];
};

/**
 * Where a ticker is, and whether it updates while it is read. A post that was opened by a free read or a partner is open for that page
 * alone: over the websocket only the reader's own subscription counts. In a text with several tickers it is unknown where news belong.
 */
export function toTickerPlace(post: LivePost, part: "free" | "paid", { endpoint, page }: TickerSettings): TickerPlace {
  const isOwn = part === "free" || post.access.reason === "SUBSCRIPTION";
  const tickers = post.content_blocks.filter(({ __typename }) => __typename === "TickerBlock");
  const isLive = post.tracking.is_liveticker && isOwn && tickers.length === 1;
  return { postId: post.id, path: post.link, page, live: isLive ? (endpoint ?? "") : null };
}

/** A post that is a live ticker begins with it; what was written before the first entry is its background. */

/** With fewer entries it is a part of a story that somebody wrote as a whole. */
const MIN_ENTRIES = 5;

type Block = { __typename: string; entries?: readonly unknown[] };

/** Null for a post that is none: without a ticker of its own, with several, or with one that illustrates a text. */
export function leadWithTicker<Of extends Block>(blocks: readonly Of[]): { ticker: Of; background: Of[] } | null {
  const [ticker, ...others] = blocks.filter(({ __typename }) => __typename === "TickerBlock");
  if (ticker === undefined || others.length > 0 || (ticker.entries?.length ?? 0) < MIN_ENTRIES) return null;
  return { ticker, background: blocks.filter((block) => block !== ticker) };
}

import { defineBlock, type WireBlock } from "#app/components/content/to-block.ts";
import { StaticTicker } from "#app/components/ticker/static-ticker.tsx";
import { toTickerView } from "#app/components/ticker/to-ticker-view.ts";

/** Goes on by itself while it is read, as long as it does not end. */
export const tickerBlock = defineBlock(
  (block: WireBlock<"TickerBlock">, { ticker, now }) => toTickerView(block, ticker, now),
  StaticTicker,
);

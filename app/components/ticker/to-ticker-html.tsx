import { toIslandHtml } from "#app/components/content/to-island-html.ts";
import { StaticTicker } from "./static-ticker.tsx";
import type { TickerView } from "./to-ticker-view.ts";

/** A ticker of a text as HTML: a list for everybody, which goes on by itself while the ticker does. `now` is left out of entries of its own day. */
export function toTickerHtml(view: TickerView, now: Date): string {
  return toIslandHtml(<StaticTicker view={view} now={now} />);
}

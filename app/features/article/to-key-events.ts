/** What has happened in a live ticker, for who has no time for the rest. */
import type { BlockView } from "#app/components/content/content-blocks.ts";
import { toEntryAnchor } from "#app/components/ticker/entry-content.tsx";
import { toClockText } from "#app/domain/post/clock-text.ts";

export type KeyEvent = { title: string; clock: string; link: string };

const MAX_KEY_EVENTS = 8;

/** Of the entries that this page shows, newest first. */
export function toKeyEvents(blocks: readonly BlockView[]): KeyEvent[] {
  const [block] = blocks;
  const entries = block?.kind === "TickerBlock" ? block.view.entries : [];
  return entries
    .flatMap(({ id, date, isKeyEvent, content: { title } }) =>
      isKeyEvent && title !== null ? [{ title, clock: toClockText(date), link: `#${toEntryAnchor(id)}` }] : [],
    )
    .slice(0, MAX_KEY_EVENTS);
}

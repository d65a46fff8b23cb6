/** Newsroom data from the wire as its pages show them. */
import { sanitizeRich } from "#app/components/content/sanitize-content.ts";
import { toPlainPicture } from "#app/components/picture/to-picture.ts";
import { toEntryText } from "#app/domain/newsroom/entry-text.ts";
import { toLocalInput } from "#app/domain/newsroom/local-time.ts";
import { toTickerPath } from "#app/domain/newsroom/newsroom-paths.ts";
import { toClockText } from "#app/domain/post/clock-text.ts";
import { toDayText } from "#app/domain/post/date-text.ts";
import type { EntryView, PictureView, TickerLine, TickerView } from "#app/features/newsroom/newsroom-view.ts";
import type { WireNewsroom, WireTicker } from "#app/loaders/newsroom/require-newsroom.ts";

/** As the back end pages them. */
const ENTRIES_A_PAGE = 50;

/** Running tickers first. */
export function toTickerLines({ tickers }: WireNewsroom, now: Date): TickerLine[] {
  const lines = (tickers ?? []).map(({ post_id: postId, title, modified, is_over: isOver, entry_count: count }) => ({
    postId,
    title,
    isOver,
    path: toTickerPath(postId),
    text: `${count === 1 ? "1 Eintrag" : `${count} Einträge`}, zuletzt geändert ${toTimeText(modified, now)}`,
  }));
  return lines.sort((one, other) => Number(one.isOver) - Number(other.isOver));
}

export function toTickerView(wire: WireTicker, page: number, now: Date): TickerView {
  const { post_id: postId, title, link, is_premium: isPremium, is_over: isOver, entry_count: entryCount } = wire;
  return {
    postId,
    title,
    link,
    isPremium,
    isOver,
    entryCount,
    page,
    pageCount: Math.max(1, Math.ceil(entryCount / ENTRIES_A_PAGE)),
    entries: wire.entries.map((entry) => toEntryView(entry, now)),
  };
}

export function toEntryView({ entry, image: source }: WireTicker["entries"][number], now: Date): EntryView {
  const { id, modified, date, title, html, is_pinned: isPinned, is_key_event: isKeyEvent, image } = entry;
  return {
    id,
    modified,
    date,
    isPinned,
    isKeyEvent,
    title: title ?? "",
    time: toTimeText(date, now),
    html: sanitizeRich(html),
    text: toEntryText(html),
    localTime: toLocalInput(date),
    picture: source === null ? null : toPictureView(source, image),
  };
}

function toPictureView(source: string, image: WireTicker["entries"][number]["entry"]["image"]): PictureView | null {
  const picture = image === null ? null : toPlainPicture(image, image.alt);
  return image === null || picture === null ? null : { source, picture, credit: image.credit ?? "" };
}

/** `18:05 Uhr`, on one line; of another day with it. */
function toTimeText(iso: string, now: Date): string {
  const day = toDayText(iso);
  const time = `${toClockText(iso)}\u00a0Uhr`;
  return day === toDayText(now.toISOString()) ? time : `${day}, ${time}`;
}

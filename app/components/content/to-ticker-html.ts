import { escapeUTF8 as escapeHtml } from "entities";
import { toClockText, toDayText } from "#app/domain/post/date-text.ts";
import type { ContentBlocksFragment } from "#graphql/generated/operations.ts";
import { sanitizeRich } from "./sanitize-content.ts";

type Block = Extract<ContentBlocksFragment, { __typename: "TickerBlock" }>;

/** Entries in the order of the back end, each with its time; the day as well unless it is that of `now`. */
export function toTickerHtml({ entries }: Block, now: Date): string {
  const today = toDayText(now.toISOString());
  const items = entries.map(({ date, title, html }) => {
    const day = toDayText(date);
    const time = `${day === today ? "" : `${day}, `}${toClockText(date)} Uhr`;
    const timeHtml = Number.isNaN(Date.parse(date)) ? "" : `<time datetime="${escapeHtml(date)}">${time}</time>`;
    const heading = title === null ? "" : `<p><strong>${escapeHtml(title)}</strong></p>`;
    return `<li>${timeHtml}${heading}${sanitizeRich(html)}</li>`;
  });
  return `<ol class="ticker">${items.join("")}</ol>`;
}

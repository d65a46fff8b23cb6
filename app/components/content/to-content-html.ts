import { escapeUTF8 as escapeHtml } from "entities";
import { toTickerHtml } from "#app/components/ticker/to-ticker-html.tsx";
import { type TickerPlace, toTickerView } from "#app/components/ticker/to-ticker-view.ts";
import { toButtonClass } from "#app/ui/button/button-class.ts";
import type { ContentBlocksFragment } from "#graphql/generated/operations.ts";
import { toEmbedHtml } from "./embed/to-embed-html.ts";
import { sanitizeInline, sanitizeRich } from "./sanitize-content.ts";
import { toBoxHtml } from "./to-box-html.ts";
import { toFigureHtml, toWordsHtml } from "./to-figure-html.ts";
import { toGalleryHtml } from "./to-gallery-html.ts";
import { toMediaHtml } from "./to-media-html.ts";
import { toVideoHtml } from "./to-video-html.ts";

type Block<Name extends ContentBlocksFragment["__typename"]> = Extract<ContentBlocksFragment, { __typename: Name }>;

type TextPlace = {
  /** The blocks of the same text that stand elsewhere on the page, above: galleries and tables are numbered through. */
  before?: readonly ContentBlocksFragment[];
  /** Where its tickers stand; null where they are not followed. */
  ticker?: TickerPlace | null;
};

/** All blocks of a text as HTML. Every part is either sanitised or escaped. `now` dates the entries of a ticker. */
export function toContentHtml(
  blocks: readonly ContentBlocksFragment[],
  now: Date,
  { before = [], ticker = null }: TextPlace = {},
): string {
  const nameTable = createTableNames();
  for (const block of before) if (block.__typename === "TableBlock") nameTable(block.caption);
  const toTicker = (block: Block<"TickerBlock">) => toTickerHtml(toTickerView(block, ticker), now);
  let galleries = before.filter(isGallery).length;
  return blocks
    .map((block) => {
      if (!isGallery(block)) return toBlockHtml(block, toTicker, nameTable);
      galleries += 1;
      return toGalleryHtml(block.images, galleries);
    })
    .join("\n");
}

function isGallery(block: ContentBlocksFragment): block is Block<"GalleryBlock"> {
  return block.__typename === "GalleryBlock";
}

type NameTable = (caption: string | null) => string;

/** Each landmark of a text has a name of its own: the second table without a caption is "Tabelle 2". */
function createTableNames(): NameTable {
  const counts = new Map<string, number>();
  return (caption) => {
    const name = caption ?? "Tabelle";
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : `${name} ${count}`;
  };
}

type ToTicker = (block: Block<"TickerBlock">) => string;

function toBlockHtml(
  block: Exclude<ContentBlocksFragment, Block<"GalleryBlock">>,
  toTicker: ToTicker,
  nameTable: NameTable,
): string {
  switch (block.__typename) {
    case "ParagraphBlock":
      return `<p>${sanitizeInline(block.html)}</p>`;
    case "HeadingBlock":
      return toHeadingHtml(block);
    case "ListBlock":
      return sanitizeRich(block.html);
    case "QuoteBlock":
      return `<blockquote>${sanitizeRich(block.html)}${toCiteHtml(block)}</blockquote>`;
    case "TableBlock":
      return toTableHtml(block, nameTable(block.caption));
    case "ImageBlock":
      return toFigureHtml(block.image);
    case "EmbedBlock":
      return toEmbedHtml(block);
    case "VideoBlock":
      return toVideoHtml(block);
    case "MediaBlock":
      return toMediaHtml(block);
    case "TickerBlock":
      return toTicker(block);
    case "FactsBlock":
      return toBoxHtml(block);
    case "CodeBlock":
      return `<pre tabindex="0"><code>${escapeHtml(block.code)}</code></pre>`;
    case "ButtonBlock":
      return toButtonHtml(block);
    case "SeparatorBlock":
      return "<hr>";
    case "HtmlBlock":
      return sanitizeRich(block.html);
  }
}

function toCiteHtml({ citation, citationHtml }: Block<"QuoteBlock">): string {
  return citation === null ? "" : `<cite>${toWordsHtml(citation, citationHtml)}</cite>`;
}

function toHeadingHtml({ level, html }: Block<"HeadingBlock">): string {
  const name = `h${Math.min(Math.max(level, 2), 6)}`;
  return `<${name}>${sanitizeInline(html)}</${name}>`;
}

/** A wide table scrolls in its own frame, which the keyboard must reach. */
function toTableHtml({ html, caption, captionHtml }: Block<"TableBlock">, name: string): string {
  const label = escapeHtml(name);
  const note = caption === null ? "" : `<p class="caption">${toWordsHtml(caption, captionHtml)}</p>`;
  return `<div class="scroller" role="region" tabindex="0" aria-label="${label}">${sanitizeRich(html)}</div>${note}`;
}

function toButtonHtml({ text, link }: Block<"ButtonBlock">): string {
  const isAllowed = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))/i.test(link);
  if (!isAllowed) return "";
  return `<p><a class="${toButtonClass()}" href="${escapeHtml(link)}">${escapeHtml(text)}</a></p>`;
}

import { escapeUTF8 as escapeHtml } from "entities";
import { toClockText, toDayText } from "#app/domain/post/date-text.ts";
import { toButtonClass } from "#app/ui/button/button-class.ts";
import type { ContentBlocksFragment, TextPictureFragment } from "#graphql/generated/operations.ts";
import { toEmbedName } from "./embed-providers.ts";
import { sanitizeInline, sanitizeRich } from "./sanitize-content.ts";
import { toFigureHtml, toWordsHtml } from "./to-figure-html.ts";

type Block<Name extends ContentBlocksFragment["__typename"]> = Extract<ContentBlocksFragment, { __typename: Name }>;

/** All blocks of a text as HTML. Every part is either sanitised or escaped. `now` dates the entries of a ticker. */
export function toContentHtml(blocks: readonly ContentBlocksFragment[], now: Date): string {
  const nameTable = createTableNames();
  return blocks.map((block) => toBlockHtml(block, now, nameTable)).join("\n");
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

function toBlockHtml(block: ContentBlocksFragment, now: Date, nameTable: NameTable): string {
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
    case "GalleryBlock":
      return toGalleryHtml(block.images);
    case "EmbedBlock":
      return toEmbedHtml(block);
    case "VideoBlock":
      return toVideoHtml(block);
    case "TickerBlock":
      return toTickerHtml(block, now);
    case "FactsBlock":
      return `<aside class="facts">${block.title === null ? "" : `<p class="facts-title">${escapeHtml(block.title)}</p>`}${sanitizeRich(block.html)}</aside>`;
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

function toGalleryHtml(images: readonly TextPictureFragment[]): string {
  const total = images.length;
  const slides = images.map((image, index) => `<li>${toFigureHtml(image, `${index + 1} / ${total}`)}</li>`).join("");
  return `<ul class="gallery" tabindex="0" aria-label="Bildergalerie, ${total} Bilder">${slides}</ul>`;
}

/** Nothing of another site is loaded; the reader follows the link. */
function toEmbedHtml({ provider, url, title }: Block<"EmbedBlock">): string {
  if (!/^https?:\/\//i.test(url)) return "";
  const name = toEmbedName(provider);
  const link = sanitizeInline(`<a href="${escapeHtml(url)}">${escapeHtml(title ?? url)}</a>`);
  return `<aside class="embed"><p>Inhalt von ${escapeHtml(name)}</p><p>${link}</p></aside>`;
}

function toVideoHtml({ video: { id, accountId, title, description } }: Block<"VideoBlock">): string {
  if (id === "" || accountId === "") return "";
  const text = description === null ? "" : `<p>${escapeHtml(description)}</p>`;
  return `<aside class="embed"><p>Video: ${escapeHtml(title ?? "ohne Titel")}</p>${text}</aside>`;
}

function toTickerHtml({ entries }: Block<"TickerBlock">, now: Date): string {
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

function toButtonHtml({ text, link }: Block<"ButtonBlock">): string {
  const isAllowed = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))/i.test(link);
  if (!isAllowed) return "";
  return `<p><a class="${toButtonClass()}" href="${escapeHtml(link)}">${escapeHtml(text)}</a></p>`;
}

/** A text as one piece of HTML, for `content.rendered`. Give it only blocks that have passed the gate. */

import { escapeUTF8 as escapeHtml } from "entities";
import type { ContentBlock } from "#shared/content/content-block.ts";
import type { ImageView } from "#workers/backend/content/views/to-image.ts";
import { type FindImage, findFile } from "#workers/backend/content/views/to-text-images.ts";

/** The HTML of `blocks`, one block a line. */
export function toContentHtml(blocks: readonly ContentBlock[], findImage: FindImage): string {
  return blocks
    .map((block) => toBlockHtml(block, findImage))
    .filter((html) => html !== "")
    .join("\n");
}

function toBlockHtml(block: ContentBlock, findImage: FindImage): string {
  switch (block.kind) {
    case "paragraph":
      return `<p>${block.html}</p>`;
    case "heading":
      return `<h${block.level}>${block.html}</h${block.level}>`;
    case "list":
    case "html":
      return block.html;
    case "quote":
      return `<blockquote>${block.html}${block.citation === null ? "" : `<cite>${block.citationHtml ?? escapeHtml(block.citation)}</cite>`}</blockquote>`;
    case "table":
      return `<figure>${block.html}${toCaption(block.caption, null)}</figure>`;
    case "image":
      return toFigure(findImage(block.image));
    case "gallery":
      return block.images.map((image) => toFigure(findImage(image))).join("");
    case "embed":
      return toLink(block.url, block.title ?? block.url);
    case "video":
      return block.video.title === null ? "" : `<p>${escapeHtml(block.video.title)}</p>`;
    case "media": {
      const [file] = block.sources.flatMap((source) => findFile(findImage, source) ?? []);
      return file === undefined ? "" : toLink(file, block.title ?? block.caption ?? file);
    }
    case "ticker":
      return block.entries
        .map(({ date, title, html, image }) => {
          const figure = toFigure(image === undefined || image === null ? null : findImage(image));
          return `<section>${toEntryHead(date, title)}${html}${figure}</section>`;
        })
        .join("");
    case "facts":
      return `<aside>${block.title === null ? "" : `<h3>${escapeHtml(block.title)}</h3>`}${block.html}</aside>`;
    case "code":
      return `<pre><code>${escapeHtml(block.code)}</code></pre>`;
    case "button":
      return toLink(block.link, block.text);
    case "separator":
      return "<hr>";
  }
}

function toEntryHead(date: string, title: string | null): string {
  const text = escapeHtml(title ?? date);
  return `<h3><time datetime="${escapeHtml(date)}">${text}</time></h3>`;
}

function toLink(url: string, text: string): string {
  return `<p><a href="${escapeHtml(url)}">${escapeHtml(text)}</a></p>`;
}

function toFigure(image: ImageView | null): string {
  if (image === null) return "";
  const size = image.width === null || image.height === null ? "" : ` width="${image.width}" height="${image.height}"`;
  return `<figure><img src="${escapeHtml(image.src)}" alt="${escapeHtml(image.alt)}"${size}>${toCaption(image.caption, image.credit)}</figure>`;
}

function toCaption(caption: string | null, credit: string | null): string {
  const text = [caption, credit].filter((part) => part !== null).map(escapeHtml);
  return text.length === 0 ? "" : `<figcaption>${text.join(" ")}</figcaption>`;
}

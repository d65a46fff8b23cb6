/** Pictures, galleries and everything that stands in a `figure`. */
import type { ContentBlock } from "#shared/content/content-block.ts";
import { type Caption, toCaption, toCaptionFields, toCaptionHtml } from "#workers/backend/content/wordpress/markup/caption.ts";
import type { BlockBuilder } from "#workers/backend/content/wordpress/markup/conversion.ts";
import {
  type ChildNode,
  type Element,
  findElement,
  findElements,
  hasClass,
  removeNode,
} from "#workers/backend/content/wordpress/markup/html-tree.ts";
import {
  isCaption,
  referToPicture,
  referToPictures,
  toEmoji,
  toPictureBlocks,
} from "#workers/backend/content/wordpress/markup/pictures.ts";
import { handleEmbedFigure } from "./handle-embed.ts";
import { handleQuote, handleTable } from "./handle-text.ts";

/** A single picture in the text. */
export function handleImage(builder: BlockBuilder, element: Element): void {
  const emoji = toEmoji(element);
  if (emoji !== null) {
    builder.run.addText(emoji);
    return;
  }
  const image = referToPicture(builder.conversion, element);
  if (image) builder.push({ kind: "image", image });
}

export function isGallery(element: Element): boolean {
  const isMarked = hasClass(
    element,
    "wp-block-gallery",
    "gallery",
    "tiled-gallery",
    "blocks-gallery-grid",
    "wp-block-jetpack-slideshow",
  );
  return isMarked && findElement(element, "img") !== null;
}

/** Several pictures that belong together; each brings its own caption, a caption of all follows as text. */
export function handleGallery(builder: BlockBuilder, element: Element): void {
  const images = referToPictures(builder.conversion, element);
  const captions = findElements(element, (child) => hasClass(child, "blocks-gallery-caption"));
  const own = element.children.filter((child): child is Element => "name" in child && child.name === "figcaption");
  if (images.length > 0) builder.push({ kind: "gallery", images });
  for (const caption of new Set([...captions, ...own])) addCaption(builder, toCaption(caption, builder.conversion.note));
}

/** Elements that are figures in all but name: the classic editor's captions. */
export function isFigureLike(element: Element): boolean {
  return hasClass(element, "wp-caption") && findElement(element, "img") !== null;
}

export function handleFigure(builder: BlockBuilder, element: Element): void {
  const caption = findElements(element, isCaption)[0] ?? null;
  const words = toCaption(caption, builder.conversion.note);
  if (hasClass(element, "wp-block-embed")) {
    handleEmbedFigure(builder, element, null, providerOfClass(element));
    return;
  }
  const table = findElement(element, "table");
  if (table) {
    handleTable(builder, table, words);
    return;
  }
  const quote = findElement(element, "blockquote");
  if (quote) {
    handleQuote(builder, quote, words);
    return;
  }
  if (caption && !findElement(element, "img", "iframe", "video", "audio", "object", "embed")) {
    addRest(builder, element, caption, words);
    return;
  }
  const images = findElements(element, (child) => child.name === "img");
  if (images.length === 1 && images[0] && toEmoji(images[0]) === null && !findElement(element, "video", "iframe")) {
    const image = referToPicture(builder.conversion, images[0], words);
    if (image) {
      builder.push({ kind: "image", image });
      return;
    }
    addCaption(builder, words);
    return;
  }
  if (images.length > 1) {
    builder.push(...toPictureBlocks(referToPictures(builder.conversion, element)));
    const nested = caption !== null && caption.parent !== element;
    nested ? undefined : addCaption(builder, words);
    return;
  }
  addRest(builder, element, caption, words);
}

/** Whatever else a figure holds, then its caption: under a frame as its title, in a player's own figure, else as text. */
function addRest(builder: BlockBuilder, element: Element, caption: Element | null, words: Caption | null): void {
  if (caption) removeNode(caption);
  const blocks = builder.convert(element.children as ChildNode[]);
  const [only] = blocks;
  if (words !== null && only && blocks.length === 1) {
    const captioned = addTitle(only, words);
    if (captioned) {
      builder.push(captioned);
      return;
    }
  }
  builder.push(...blocks);
  addCaption(builder, words);
}

/** Titles are plain text; a caption that leads somewhere stands below as text. */
function addTitle(block: ContentBlock, words: Caption): ContentBlock | null {
  if (block.kind === "embed" && words.html === null) return { ...block, title: words.text };
  if (block.kind === "video" && words.html === null) return { ...block, video: { ...block.video, title: words.text } };
  if (block.kind === "media") return { ...block, ...toCaptionFields(words) };
  return null;
}

function addCaption(builder: BlockBuilder, words: Caption | null): void {
  if (words === null) return;
  builder.push({ kind: "paragraph", html: `<small>${toCaptionHtml(words)}</small>` });
}

function providerOfClass(element: Element): string | null {
  return /(?:^|\s)is-provider-([a-z]+)/.exec(element.attribs.class ?? "")?.[1] ?? null;
}

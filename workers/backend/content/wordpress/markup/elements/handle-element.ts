/** Which handler an element has. What is neither known nor inline stays as HTML. */

import { decideLink } from "#shared/content/link-address.ts";
import { BLOCK_MARKER } from "#workers/backend/content/wordpress/markup/block-markers.ts";
import type { BlockBuilder, ElementHandler } from "#workers/backend/content/wordpress/markup/conversion.ts";
import {
  attributeOf,
  type Element,
  findElement,
  hasClass,
  innerHtml,
  textOf,
} from "#workers/backend/content/wordpress/markup/html-tree.ts";
import { keepAsHtml } from "#workers/backend/content/wordpress/markup/keep-as-html.ts";
import { SHORTCODE_MARKER } from "#workers/backend/content/wordpress/markup/shortcodes.ts";
import { handleFrame, handleObject, handlePlayer, handleSocialQuote } from "./handle-embed.ts";
import { handleMarkedBlock } from "./handle-marked-block.ts";
import { handleFigure, handleGallery, handleImage, isFigureLike, isGallery } from "./handle-picture.ts";
import { handleShortcode } from "./handle-shortcode.ts";
import { handleCode, handleDetails, handleHeading, handleList, handleQuote, handleTable } from "./handle-text.ts";

const INLINE = new Set([
  "a",
  "abbr",
  "acronym",
  "b",
  "bdi",
  "bdo",
  "big",
  "cite",
  "code",
  "data",
  "del",
  "dfn",
  "em",
  "font",
  "i",
  "ins",
  "kbd",
  "label",
  "mark",
  "nobr",
  "q",
  "rb",
  "rp",
  "rt",
  "ruby",
  "s",
  "samp",
  "small",
  "span",
  "strike",
  "strong",
  "sub",
  "sup",
  "time",
  "tt",
  "u",
  "var",
  "output",
  "meter",
  "progress",
]);

const CONTAINERS = new Set([
  "div",
  "section",
  "article",
  "aside",
  "main",
  "header",
  "footer",
  "nav",
  "center",
  "form",
  "fieldset",
  "legend",
  "address",
  "hgroup",
  "dialog",
  "body",
  "html",
  "button",
  "li",
  "dt",
  "dd",
  "tr",
  "td",
  "th",
  "tbody",
  "thead",
  "tfoot",
  "caption",
  "summary",
  "figcaption",
  "search",
  "menu",
  "dir",
  "noframes",
  "marquee",
  "blink",
]);

const HANDLERS: Record<string, ElementHandler> = {
  p: handleParagraph,
  h1: handleHeading,
  h2: handleHeading,
  h3: handleHeading,
  h4: handleHeading,
  h5: handleHeading,
  h6: handleHeading,
  ul: handleList,
  ol: handleList,
  dl: handleList,
  blockquote: handleQuote,
  table: handleTable,
  pre: handleCode,
  details: handleDetails,
  figure: handleFigure,
  img: handleImage,
  "amp-img": handleImage,
  picture: handleChildren,
  iframe: handleFrame,
  "amp-iframe": handleFrame,
  object: handleObject,
  embed: handleObject,
  video: handlePlayer,
  audio: handlePlayer,
  noscript: handleNoScript,
  hr: (builder) => builder.push({ kind: "separator" }),
  br: handleBreak,
  wbr: () => {},
  svg: (builder) => builder.conversion.note("drawing in the markup (svg) removed"),
  source: () => {},
  track: () => {},
  [BLOCK_MARKER]: handleMarkedBlock,
  [SHORTCODE_MARKER]: handleShortcode,
};

export function isInline(element: Element): boolean {
  return INLINE.has(element.name);
}

/** Turns a block-level element into blocks. */
export function handleElement(builder: BlockBuilder, element: Element): void {
  if (handleByClass(builder, element)) return;
  const handler = Object.hasOwn(HANDLERS, element.name) ? HANDLERS[element.name] : undefined;
  if (handler) handler(builder, element);
  else if (CONTAINERS.has(element.name)) handleParagraph(builder, element);
  else keepAsHtml(builder, element, `unknown element <${element.name.slice(0, 40)}> kept as HTML`);
}

/** Elements whose class says what they are. */
function handleByClass(builder: BlockBuilder, element: Element): boolean {
  if (element.name === BLOCK_MARKER) return false;
  if (hasClass(element, "wp-block-button")) handleButton(builder, element);
  else if (hasClass(element, "wp-block-file")) handleFile(builder, element);
  else if (isGallery(element)) handleGallery(builder, element);
  else if (element.name !== "figure" && isFigureLike(element)) handleFigure(builder, element);
  else return handleSocialQuote(builder, element);
  return true;
}

/** A paragraph, or a container whose text is one. */
function handleParagraph(builder: BlockBuilder, element: Element): void {
  builder.endParagraph();
  builder.walk(element.children);
  builder.endParagraph();
}

function handleChildren(builder: BlockBuilder, element: Element): void {
  builder.walk(element.children);
}

/** Two line breaks in a row are how old texts begin a paragraph. */
function handleBreak(builder: BlockBuilder): void {
  if (builder.run.isAtLineStart()) builder.endParagraph();
  else builder.run.addBreak();
}

/** Repeats for browsers without script the picture that a script loads later. */
function handleNoScript(builder: BlockBuilder, element: Element): void {
  const before = builder.blocks.at(-1);
  const image = findElement(element, "img");
  if (image === null) {
    builder.walk(element.children);
    return;
  }
  const shown = before?.kind === "image" ? (builder.conversion.media.get(before.image.media)?.urls ?? []) : [];
  if (!shown.includes(attributeOf(image, "src") ?? "")) builder.walk(element.children);
}

function handleButton(builder: BlockBuilder, element: Element): void {
  const anchor = findElement(element, "a");
  const text = textOf(element);
  const link = anchor === null ? null : decideLink(attributeOf(anchor, "href") ?? "");
  if (text === "") return;
  if (link === null) builder.push({ kind: "paragraph", html: innerHtml(element) });
  else builder.push({ kind: "button", text, link });
}

/** A file to download: its name with the link; the second link (“Herunterladen”) says nothing more. */
function handleFile(builder: BlockBuilder, element: Element): void {
  const anchor = findElement(element, "a");
  const link = anchor === null ? null : decideLink(attributeOf(anchor, "href") ?? "");
  if (anchor === null || link === null) {
    handleParagraph(builder, element);
    return;
  }
  builder.push({ kind: "button", text: textOf(anchor) || link, link });
}

/** WordPress blocks whose comment says more than their markup. All others are what their markup is. */
import { decideLink } from "#shared/content/link-address.ts";
import {
  BLOCK_MARKER,
  type BlockAttributes,
  idAttribute,
  type MarkedBlock,
  parseId,
  textAttribute,
} from "#workers/backend/content/wordpress/markup/block-markers.ts";
import type { BlockBuilder } from "#workers/backend/content/wordpress/markup/conversion.ts";
import {
  attributeOf,
  type Element,
  escapeHtml,
  findElement,
  findElements,
  textOf,
} from "#workers/backend/content/wordpress/markup/html-tree.ts";
import { keepAsHtml } from "#workers/backend/content/wordpress/markup/keep-as-html.ts";
import { referToAddress, referToAttachment, referToPictures } from "#workers/backend/content/wordpress/markup/pictures.ts";
import { toOwnPath } from "#workers/backend/content/wordpress/markup/rewrite-links.ts";
import { handleEmbedFigure } from "./handle-embed.ts";
import { handleGallery } from "./handle-picture.ts";
import { walkWithBreaks } from "./handle-text.ts";

const MAX_PATTERN_DEPTH = 5;
/** So many words are somebody's text and no setting. */
const PROSE_WORDS = 3;

export function handleMarkedBlock(builder: BlockBuilder, element: Element): void {
  const block = builder.marked.blocks[Number(element.attribs.index)];
  if (!block) {
    builder.walk(element.children);
    return;
  }
  builder.endParagraph();
  convertBlock(builder, element, block);
  builder.endParagraph();
}

type ConvertBlock = (builder: BlockBuilder, element: Element, attributes: BlockAttributes) => void;

const CONVERTERS: ReadonlyMap<string, ConvertBlock> = new Map<string, ConvertBlock>([
  ["core/more", ({ conversion }) => conversion.note("“more” mark dropped")],
  ["core/nextpage", ({ conversion }) => conversion.note("page break dropped, the text goes on")],
  ["core/spacer", () => {}],
  ["core/freeform", walkWithBreaks],
  ["core/classic", walkWithBreaks],
  [
    "core/embed",
    (builder, element, attributes) => convertEmbed(builder, element, attributes, textAttribute(attributes, "providerNameSlug")),
  ],
  ["core/gallery", convertGallery],
  ["core/cover", convertBackground],
  ["core/media-text", convertBackground],
  ["core/image", convertImage],
  ["core/block", (builder, _element, attributes) => convertPattern(builder, attributes)],
  ["core/footnotes", addFootnotes],
]);

function convertBlock(builder: BlockBuilder, element: Element, block: MarkedBlock): void {
  const { name, attributes } = block;
  const convert = CONVERTERS.get(name);
  if (convert !== undefined) convert(builder, element, attributes);
  else if (name.startsWith("core-embed/")) convertEmbed(builder, element, attributes, name.slice("core-embed/".length));
  else if (block.isVoid) keepProse(builder, block);
  else if (name.startsWith("core/") || findElement(element, BLOCK_MARKER) !== null) builder.walk(element.children);
  else convertUnknown(builder, element, block);
}

function convertEmbed(builder: BlockBuilder, element: Element, attributes: BlockAttributes, provider: string | null): void {
  handleEmbedFigure(builder, element, textAttribute(attributes, "url"), provider);
}

function convertImage(builder: BlockBuilder, element: Element, attributes: BlockAttributes): void {
  const id = idAttribute(attributes, "id");
  const image = findElement(element, "img");
  if (image && id !== null && !/wp-image-\d/.test(image.attribs.class ?? "")) image.attribs["data-id"] = String(id);
  if (image === null && id !== null) {
    const written = attributes.linkDestination === "custom" ? decideLink(textAttribute(attributes, "href") ?? "") : null;
    const link = written === null ? {} : { link: toOwnPath(written, builder.conversion.baseUrl) };
    builder.push({ kind: "image", image: { ...referToAttachment(builder.conversion, id), ...link } });
  } else builder.walk(element.children);
}

/** Galleries nest image blocks (the ids stand in their comments), list `img`s, or name nothing but ids. */
function convertGallery(builder: BlockBuilder, element: Element, attributes: BlockAttributes): void {
  for (const marker of findElements(element, (child) => child.name === BLOCK_MARKER)) {
    const inner = builder.marked.blocks[Number(marker.attribs.index)];
    const image = findElement(marker, "img");
    const id = inner ? idAttribute(inner.attributes, "id") : null;
    if (image && id !== null && attributeOf(image, "data-id") === null) image.attribs["data-id"] = String(id);
  }
  const outer = findElement(element, "figure", "ul", "div");
  if (findElement(element, "img") !== null) {
    handleGallery(builder, outer ?? element);
    return;
  }
  const ids = Array.isArray(attributes.ids) ? attributes.ids.flatMap((id) => parseId(id) ?? []) : [];
  if (ids.length === 0) {
    builder.conversion.note("gallery without pictures removed");
    return;
  }
  builder.push({ kind: "gallery", images: ids.map((id) => referToAttachment(builder.conversion, id)) });
}

/** A cover's picture may stand in the comment alone. */
function convertBackground(builder: BlockBuilder, element: Element, attributes: BlockAttributes): void {
  const before = builder.conversion.media.size;
  const isStill = attributes.backgroundType !== "video" && attributes.mediaType !== "video";
  const url = textAttribute(attributes, "url") ?? textAttribute(attributes, "mediaUrl");
  if (isStill && url !== null && findElement(element, "img") === null) {
    const id = idAttribute(attributes, "id") ?? idAttribute(attributes, "mediaId");
    const image = referToAddress(builder.conversion, url, id, textAttribute(attributes, "alt"));
    if (image) builder.push({ kind: "image", image });
  }
  builder.walk(element.children);
  if (builder.conversion.media.size > before) builder.conversion.note("text over or beside a picture now stands below it");
}

/** A synced pattern: the site keeps its text elsewhere, once for all posts. */
function convertPattern(builder: BlockBuilder, attributes: BlockAttributes): void {
  const id = idAttribute(attributes, "ref");
  const content = id === null || builder.patterns.includes(id) ? null : builder.conversion.findPattern(id);
  if (id === null || content === null || builder.patterns.length >= MAX_PATTERN_DEPTH) {
    builder.conversion.note("synced pattern is not in the export", id === null ? null : String(id));
    return;
  }
  builder.patterns.push(id);
  builder.push(...builder.convertText(content));
  builder.patterns.pop();
}

function addFootnotes(builder: BlockBuilder): void {
  const entries = builder.conversion.footnotes.map((text) => `<li>${text}</li>`);
  if (entries.length > 0) builder.push({ kind: "list", html: `<ol>${entries.join("")}</ol>` });
}

/** A plug-in's block: pictures and players get blocks of their own, the rest stays HTML. */
function convertUnknown(builder: BlockBuilder, element: Element, block: MarkedBlock): void {
  const isPictures = textOf(element) === "" && findElements(element, (child) => child.name === "img").length > 1;
  if (isPictures) builder.push({ kind: "gallery", images: referToPictures(builder.conversion, element) });
  else keepAsHtml(builder, element, `unknown block ${block.name} kept as HTML`);
}

/** A block that the site fills itself. Texts that an editor typed into it stay; settings do not. */
function keepProse(builder: BlockBuilder, block: MarkedBlock): void {
  const { conversion } = builder;
  const texts = collectStrings(block.attributes).filter((text) => text.trim().split(/\s+/).length >= PROSE_WORDS);
  const settings = JSON.stringify(block.attributes).slice(0, 1000);
  if (texts.length === 0 || block.name.startsWith("core/")) {
    conversion.note(`block ${block.name} has no content of its own, left out`, settings);
    return;
  }
  conversion.note(`texts of block ${block.name} kept as HTML`, settings);
  const html = texts.map((text) => (/<[a-z]/i.test(text) ? `<div>${text}</div>` : `<p>${escapeHtml(text)}</p>`)).join("");
  builder.push({ kind: "html", html });
}

function collectStrings(value: unknown): string[] {
  const found: string[] = [];
  const open: unknown[] = [value];
  for (let next = open.shift(); next !== undefined; next = open.shift()) {
    if (typeof next === "string") found.push(next);
    else if (typeof next === "object" && next !== null && found.length < 200) open.push(...Object.values(next).slice(0, 500));
  }
  return found;
}

/** WordPress's own shortcodes: captions, galleries, embeds, players. */

import { decideProvider, parseWebAddress } from "#shared/content/embed-address.ts";
import { parseId } from "#workers/backend/content/wordpress/markup/block-markers.ts";
import { parseCaption, toCaption, toCaptionFields, toCaptionHtml } from "#workers/backend/content/wordpress/markup/caption.ts";
import type { BlockBuilder } from "#workers/backend/content/wordpress/markup/conversion.ts";
import {
  type Element,
  findElement,
  parseHtml,
  removeNode,
  toPlainText,
} from "#workers/backend/content/wordpress/markup/html-tree.ts";
import { referToAttachment, referToPicture } from "#workers/backend/content/wordpress/markup/pictures.ts";
import { removeActiveContent } from "#workers/backend/content/wordpress/markup/remove-active-content.ts";
import { rewriteLinks } from "#workers/backend/content/wordpress/markup/rewrite-links.ts";
import type { Shortcode } from "#workers/backend/content/wordpress/markup/shortcodes.ts";
import { addPlayer, toEmbedBlock } from "./handle-embed.ts";

const FILES = ["src", "mp4", "m4v", "webm", "ogv", "mp3", "m4a", "ogg", "wav", "flac", "wmv", "flv", "wma"];

export function handleShortcode(builder: BlockBuilder, element: Element): void {
  const shortcode = builder.marked.shortcodes[Number(element.attribs.index)];
  if (shortcode !== undefined) CONVERTERS[shortcode.name]?.(builder, shortcode);
}

const CONVERTERS: Readonly<Record<string, (builder: BlockBuilder, shortcode: Shortcode) => void>> = {
  caption: addCaptioned,
  wp_caption: addCaptioned,
  gallery: addGallery,
  embed: addEmbed,
  video: addMedia,
  audio: addMedia,
};

/** `[caption]<img> words[/caption]`: the words around the picture are its caption. */
function addCaptioned(builder: BlockBuilder, shortcode: Shortcode): void {
  const { root } = parseHtml(shortcode.content);
  removeActiveContent(root, builder.conversion.note);
  rewriteLinks(root, builder.conversion.baseUrl, builder.conversion.note);
  const image = findElement(root, "img");
  if (image === null) {
    builder.conversion.note("caption without a picture became text");
    builder.push(...builder.convertText(shortcode.content));
    return;
  }
  const idText = /^attachment_(\d+)$/.exec(shortcode.attributes.id ?? "")?.[1];
  if (idText && !/wp-image-\d/.test(image.attribs.class ?? "")) image.attribs["data-id"] = idText;
  const use = referToPicture(builder.conversion, image);
  removeNode(image);
  const named = parseCaption(shortcode.attributes.caption ?? "", builder.conversion.baseUrl, builder.conversion.note);
  const caption = named ?? toCaption(root, builder.conversion.note);
  if (use) builder.push({ kind: "image", image: { ...use, ...toCaptionFields(caption) } });
  else if (caption !== null) builder.push({ kind: "paragraph", html: toCaptionHtml(caption) });
}

function addGallery(builder: BlockBuilder, shortcode: Shortcode): void {
  const { attributes } = shortcode;
  const listed = (attributes.ids ?? attributes.include ?? "").split(",").flatMap((id) => parseId(id.trim()) ?? []);
  const ids = listed.length > 0 ? listed : builder.conversion.attachedIds();
  if (ids.length === 0) {
    builder.conversion.note("gallery without pictures removed");
    return;
  }
  builder.push({ kind: "gallery", images: ids.map((id) => referToAttachment(builder.conversion, id)) });
}

function addEmbed(builder: BlockBuilder, shortcode: Shortcode): void {
  const address = toPlainText(shortcode.content) || shortcode.attributes.src || shortcode.positional[0] || "";
  const url = parseWebAddress(address);
  if (url) builder.push(toEmbedBlock(builder, url, null, null));
  else builder.conversion.note("embed without an address removed", address);
}

function addMedia(builder: BlockBuilder, shortcode: Shortcode): void {
  const { baseUrl } = builder.conversion;
  const named = FILES.flatMap((name) => parseWebAddress(shortcode.attributes[name] ?? null, baseUrl) ?? []);
  const inside = parseWebAddress(toPlainText(shortcode.content) || null, baseUrl);
  const urls = named.length > 0 || inside === null ? named : [inside];
  const [first] = urls;
  if (first && decideProvider(first) !== null) {
    builder.push(toEmbedBlock(builder, first, null, null));
    return;
  }
  addPlayer(builder, shortcode.name === "audio" ? "AUDIO" : "VIDEO", urls, { poster: shortcode.attributes.poster ?? null });
}

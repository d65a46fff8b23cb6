/** A picture in a text: which attachment or address it is, what it says, what stands under it. */
import { createHash } from "node:crypto";
import type { ContentBlock, ImageUse } from "#shared/content/content-block.ts";
import { parseWebAddress } from "#shared/content/embed-address.ts";
import { decideLink } from "#shared/content/link-address.ts";
import { idAttribute, parseId } from "./block-markers.ts";
import { type Caption, toCaption, toCaptionFields } from "./caption.ts";
import type { Conversion } from "./conversion.ts";
import { attributeOf, type Element, findElement, findElements, foldSpace, hasClass, isTag } from "./html-tree.ts";

const PICTURE_FILE = /\.(?:avif|bmp|gif|heic|jpe?g|png|svg|tiff?|webp)$/i;
/** Shorter ones only hold the place of a picture that a script loads. */
const PLACEHOLDER_LENGTH = 300;
/** WordPress's smaller copies: `bild-1024x683.jpg`. */
const SIZE_SUFFIX = /-\d{1,5}x\d{1,5}(\.[a-z]{3,4})$/i;

export function toMediaSource(siteName: string, id: number): string {
  return `wp:${siteName}:${id}`;
}

/** Emojis and smileys are pictures in WordPress's HTML; here they are text again. Null for real pictures. */
export function toEmoji(image: Element): string | null {
  const isEmoji = hasClass(image, "emoji", "wp-smiley") || (image.attribs.src ?? "").includes("s.w.org/images/core/emoji");
  return isEmoji ? (attributeOf(image, "alt") ?? "") : null;
}

/** A picture that is no attachment is named by its address; one written into the text itself, by its bytes. */
function toAddressSource(address: string): string {
  if (!address.startsWith("data:")) return `url:${address}`;
  return `url:data-${createHash("sha256").update(address).digest("hex").slice(0, 24)}`;
}

/** Notes that the text uses an attachment and returns its use. */
export function referToAttachment(conversion: Conversion, id: number): ImageUse {
  const source = toMediaSource(conversion.siteName, id);
  if (!conversion.media.has(source)) conversion.media.set(source, { source, id, urls: [], alt: "" });
  return { media: source, alt: null, caption: null, credit: null };
}

/** The use of a picture that an `img` shows; null (and a note) when there is none to show. */
export function referToPicture(conversion: Conversion, image: Element, caption: Caption | null = null): ImageUse | null {
  if (isTrackingPixel(image)) {
    conversion.note("tracking pixel removed", attributeOf(image, "src"));
    return null;
  }
  const urls = findAddresses(conversion, image);
  const id = findAttachmentId(image);
  if (id === null && urls.length === 0) {
    conversion.note("picture without an address removed", attributeOf(image, "src"));
    return null;
  }
  const source = id === null ? toAddressSource(urls[0] ?? "") : toMediaSource(conversion.siteName, id);
  const alt = foldSpace(attributeOf(image, "alt") ?? "");
  const known = conversion.media.get(source);
  if (known) known.urls.push(...urls.filter((url) => !known.urls.includes(url)));
  else conversion.media.set(source, { source, id, urls, alt });
  const link = findLink(conversion, image, urls);
  return {
    media: source,
    alt: alt === "" ? null : alt,
    ...toCaptionFields(caption),
    credit: null,
    ...(link === null ? {} : { link }),
  };
}

/** A picture known by address (and perhaps id) alone: backgrounds of covers. */
export function referToAddress(conversion: Conversion, url: string, id: number | null, alt: string | null): ImageUse | null {
  const address = parseWebAddress(url, conversion.baseUrl)?.href ?? null;
  if (address === null) return null;
  const source = id === null ? toAddressSource(address) : toMediaSource(conversion.siteName, id);
  if (!conversion.media.has(source)) conversion.media.set(source, { source, id, urls: [address], alt: alt ?? "" });
  return { media: source, alt, caption: null, credit: null };
}

/** Notes that the text uses a film, a recording or its captions at that address. */
export function referToFile(conversion: Conversion, url: URL): { media: string } {
  const source = toAddressSource(url.href);
  if (!conversion.media.has(source)) conversion.media.set(source, { kind: "file", source, id: null, urls: [url.href], alt: "" });
  return { media: source };
}

/** All pictures below an element, each with the caption next to it. */
export function referToPictures(conversion: Conversion, element: Element): ImageUse[] {
  return findElements(element, (child) => child.name === "img").flatMap((image) => {
    if (toEmoji(image) !== null) return [];
    return referToPicture(conversion, image, findCaption(conversion, image, element)) ?? [];
  });
}

/** One picture is an image, several are a gallery, none is nothing. */
export function toPictureBlocks(images: ImageUse[]): ContentBlock[] {
  const [first, ...others] = images;
  if (!first) return [];
  return others.length === 0 ? [{ kind: "image", image: first }] : [{ kind: "gallery", images }];
}

function findCaption(conversion: Conversion, image: Element, within: Element): Caption | null {
  for (let node = image.parent; node && node !== within && isTag(node); node = node.parent) {
    if (findElements(node, (child) => child.name === "img").length > 1) return null;
    const caption = findElement(node, "figcaption") ?? findElements(node, isCaption)[0];
    if (caption) return toCaption(caption, conversion.note);
  }
  return null;
}

export function isCaption(element: Element): boolean {
  return element.name === "figcaption" || hasClass(element, "wp-caption-text", "gallery-caption", "blocks-gallery-item__caption");
}

function isTrackingPixel(image: Element): boolean {
  return [image.attribs.width, image.attribs.height].every((size) => size !== undefined && /^[01](px)?$/.test(size.trim()));
}

function findAttachmentId(image: Element): number | null {
  const fromClass = /(?:^|\s)wp-image-(\d+)(?:\s|$)/.exec(image.attribs.class ?? "")?.[1];
  return idAttribute(image.attribs, "data-id") ?? idAttribute(image.attribs, "data-attachment-id") ?? parseId(fromClass);
}

function findAddresses(conversion: Conversion, image: Element): string[] {
  const names = ["data-orig-file", "data-full-url", "data-lazy-src", "data-src", "src"];
  const found = [...names.map((name) => attributeOf(image, name)), largestOf(attributeOf(image, "srcset"))];
  const addresses = found.flatMap((value) => (value === null ? [] : (toAddress(conversion, value) ?? [])));
  const isReal = addresses.some((address) => !address.startsWith("data:"));
  const real = isReal ? addresses.filter((address) => !address.startsWith("data:")) : addresses;
  return [...new Set(real.flatMap((address) => [...originalOf(conversion, address), address]))];
}

function toAddress(conversion: Conversion, value: string): string | null {
  if (/^data:image\//i.test(value)) return value.length < PLACEHOLDER_LENGTH ? null : value;
  // `src=x` is not meant as an address.
  if (!/[/.]/.test(value)) return null;
  return parseWebAddress(value, conversion.baseUrl)?.href ?? null;
}

/** The file that the site's own smaller copy was made of. */
function originalOf(conversion: Conversion, address: string): string[] {
  if (address.startsWith("data:") || new URL(address).host !== new URL(conversion.baseUrl).host) return [];
  const url = new URL(address);
  if (!SIZE_SUFFIX.test(url.pathname)) return [];
  url.pathname = url.pathname.replace(SIZE_SUFFIX, "$1");
  return [url.href];
}

function largestOf(srcset: string | null): string | null {
  if (srcset === null || srcset.length > 20_000) return null;
  const entries = srcset.split(/,\s+/).map((entry) => entry.trim().split(/\s+/));
  const sized = entries.map(([url, size]) => ({ url: url ?? "", size: Number.parseFloat(size ?? "0") || 0 }));
  return sized.sort((one, other) => other.size - one.size)[0]?.url ?? null;
}

/** Where a picture leads. A link to its own file, or to the site's page about that file, only made it larger. */
function findLink(conversion: Conversion, image: Element, urls: string[]): string | null {
  for (let node = image.parent; node && isTag(node); node = node.parent) {
    if (node.name !== "a") continue;
    const link = decideLink(attributeOf(node, "href") ?? "");
    const url = parseWebAddress(link, conversion.baseUrl);
    if (link === null || link.startsWith("#") || urls.some((own) => url !== null && isSameFile(own, url))) return null;
    if (url === null || !isFilePage(node, url)) return link;
    conversion.note("link to the site's page about a picture removed", url.href);
    return null;
  }
  return null;
}

function isFilePage(anchor: Element, url: URL): boolean {
  return url.searchParams.has("attachment_id") || /(?:^|\s)(?:attachment|wp-att-\d+)(?:\s|$)/.test(anchor.attribs.rel ?? "");
}

/** Copies of a file differ in size, in the host that serves them and in what an optimiser hangs on. */
function isSameFile(own: string, url: URL): boolean {
  if (!PICTURE_FILE.test(url.pathname) || own.startsWith("data:")) return false;
  const [one = [], other = []] = [new URL(own), url].map(toUploadPath);
  const length = Math.min(one.length, other.length);
  return one.slice(-length).join("/") === other.slice(-length).join("/");
}

/** Folders and name below WordPress's `uploads`; where there is no such folder the name alone. */
function toUploadPath({ pathname }: URL): string[] {
  const isUpload = pathname.includes("/uploads/");
  const path = (isUpload ? pathname.split("/uploads/").at(-1) : pathname.split("/").at(-1)) ?? "";
  const plain = path
    .toLowerCase()
    .replace(SIZE_SUFFIX, "$1")
    .replace(/-(?:scaled|rotated)(?=\.[a-z]+$)/, "");
  return plain.split("/");
}

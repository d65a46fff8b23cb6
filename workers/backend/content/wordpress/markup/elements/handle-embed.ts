/** Frames, players and quoted posts of other sites. */
import type { ContentBlock, MediaBlock } from "#shared/content/content-block.ts";
import { parseBrightcove, parseWebAddress, toEmbed } from "#shared/content/embed-address.ts";
import { toCaption } from "#workers/backend/content/wordpress/markup/caption.ts";
import type { BlockBuilder } from "#workers/backend/content/wordpress/markup/conversion.ts";
import {
  attributeOf,
  type Element,
  escapeHtml,
  findElement,
  findElements,
  hasClass,
  isTag,
  textOf,
} from "#workers/backend/content/wordpress/markup/html-tree.ts";
import { keepAsHtml } from "#workers/backend/content/wordpress/markup/keep-as-html.ts";
import { referToAddress, referToFile } from "#workers/backend/content/wordpress/markup/pictures.ts";

/** The block for an embedded address: a video of the portal's player, an embed, or a link to the site's own article. */
export function toEmbedBlock(builder: BlockBuilder, url: URL, hint: string | null, title: string | null): ContentBlock {
  const video = parseBrightcove(url);
  if (video)
    return {
      kind: "video",
      video: {
        ...video,
        embedId: null,
        adConfigId: null,
        title,
        description: null,
        formattedDateTime: null,
        formattedDuration: null,
      },
    };
  if (url.host === new URL(builder.conversion.baseUrl).host) {
    builder.conversion.note("embedded article of the site itself became a link", url.href);
    const path = escapeHtml(`${url.pathname}${url.search}`);
    return { kind: "paragraph", html: `<a href="${path}">${escapeHtml(title ?? url.href)}</a>` };
  }
  return { kind: "embed", ...toEmbed(url, hint), title };
}

export function handleFrame(builder: BlockBuilder, element: Element): void {
  // A preview of a WordPress article; the quote before it holds the link.
  if (hasClass(element, "wp-embedded-content")) return;
  const address = attributeOf(element, "src") ?? attributeOf(element, "data-src") ?? attributeOf(element, "data-lazy-src");
  const url = parseWebAddress(address, builder.conversion.baseUrl);
  if (url === null) {
    builder.conversion.note("frame without an address removed", address);
    return;
  }
  builder.push(toEmbedBlock(builder, url, null, attributeOf(element, "title")));
}

/** `object` and `embed`: the plug-ins they were made for are gone, the address may still be good. */
export function handleObject(builder: BlockBuilder, element: Element): void {
  const parameters = findElements(
    element,
    (child) => child.name === "param" && /^(?:movie|src)$/i.test(child.attribs.name ?? ""),
  );
  const inner = findElement(element, "embed", "iframe");
  const addresses = [
    attributeOf(element, "data"),
    attributeOf(element, "src"),
    ...parameters.map((parameter) => attributeOf(parameter, "value")),
    inner === null ? null : attributeOf(inner, "src"),
  ];
  const url = addresses.map((address) => parseWebAddress(address, builder.conversion.baseUrl)).find((parsed) => parsed !== null);
  if (url) builder.push(toEmbedBlock(builder, url, null, null));
  else {
    builder.conversion.note("plug-in content without an address removed", attributeOf(element, "type"));
    builder.walk(element.children);
  }
}

/** A class that editors give to the audio block, or element, in which somebody reads the whole article. */
const SPOKEN_ARTICLE = "vorgelesen";

/** A film or recording of the site's own: its files are brought, its captions with them. */
export function handlePlayer(builder: BlockBuilder, element: Element): void {
  const { baseUrl } = builder.conversion;
  const sources = [
    attributeOf(element, "src"),
    ...findElements(element, (child) => child.name === "source").map((source) => attributeOf(source, "src")),
  ];
  const urls = sources.flatMap((source) => parseWebAddress(source, baseUrl) ?? []);
  const poster = attributeOf(element, "poster");
  const isSpokenArticle = element.name === "audio" && isMarkedSpoken(element);
  addPlayer(builder, element.name === "audio" ? "AUDIO" : "VIDEO", urls, {
    poster,
    tracks: toTracks(builder, element),
    ...(isSpokenArticle && { isSpokenArticle }),
  });
}

function isMarkedSpoken(element: Element): boolean {
  const { parent } = element;
  return hasClass(element, SPOKEN_ARTICLE) || (parent !== null && isTag(parent) && hasClass(parent, SPOKEN_ARTICLE));
}

const CAPTIONS = new Set(["captions", "subtitles"]);

function toTracks(builder: BlockBuilder, element: Element): MediaBlock["tracks"] {
  const { conversion } = builder;
  return findElements(element, (child) => child.name === "track").flatMap((track) => {
    const url = parseWebAddress(attributeOf(track, "src"), conversion.baseUrl);
    // Left out it is "subtitles".
    if (url === null || !CAPTIONS.has(attributeOf(track, "kind") ?? "subtitles")) return [];
    const language = attributeOf(track, "srclang") ?? "de";
    return [{ ...referToFile(conversion, url), language, label: attributeOf(track, "label") ?? language }];
  });
}

type PlayerFacts = { poster?: string | null; tracks?: MediaBlock["tracks"]; isSpokenArticle?: boolean };

/** Adds a film or recording. Without an address there is nothing to play, only a note. */
export function addPlayer(
  builder: BlockBuilder,
  medium: MediaBlock["medium"],
  urls: URL[],
  { poster = null, tracks = [], ...marks }: PlayerFacts = {},
): void {
  const { conversion } = builder;
  if (urls.length === 0) {
    conversion.note(`${medium.toLowerCase()} without an address removed`);
    return;
  }
  builder.push({
    kind: "media",
    medium,
    sources: [...new Map(urls.map((url) => [url.href, referToFile(conversion, url)])).values()],
    tracks,
    poster: poster === null ? null : referToAddress(conversion, poster, null, null),
    title: null,
    caption: null,
    duration: null,
    ...marks,
  });
}

type SocialQuote = { className: string; provider: string; findAddress(element: Element): string | null };

const SOCIAL_QUOTES: SocialQuote[] = [
  { className: "twitter-tweet", provider: "twitter", findAddress: (element) => lastLink(element, /\/status(?:es)?\/\d+/) },
  { className: "twitter-video", provider: "twitter", findAddress: (element) => lastLink(element, /\/status(?:es)?\/\d+/) },
  {
    className: "instagram-media",
    provider: "instagram",
    findAddress: (element) => attributeOf(element, "data-instgrm-permalink") ?? lastLink(element, /\/(?:p|reel|tv)\//),
  },
  { className: "tiktok-embed", provider: "tiktok", findAddress: (element) => attributeOf(element, "cite") },
  { className: "fb-post", provider: "facebook", findAddress: (element) => attributeOf(element, "data-href") },
  { className: "fb-video", provider: "facebook", findAddress: (element) => attributeOf(element, "data-href") },
  { className: "infogram-embed", provider: "infogram", findAddress: toInfogram },
];

/** A post of a network, quoted in markup that a script would turn into a frame. False: the element is something else. */
export function handleSocialQuote(builder: BlockBuilder, element: Element): boolean {
  const quote = SOCIAL_QUOTES.find((candidate) => hasClass(element, candidate.className));
  if (quote) {
    const url = parseWebAddress(quote.findAddress(element));
    if (url === null) keepAsHtml(builder, element, `${quote.provider} post without an address kept as HTML`);
    else builder.push({ kind: "embed", ...toEmbed(url, quote.provider), title: null });
    return true;
  }
  if (hasClass(element, "wp-embedded-content") && element.name === "blockquote") {
    builder.endParagraph();
    builder.walk(element.children);
    builder.endParagraph();
    return true;
  }
  return false;
}

function lastLink(element: Element, path: RegExp): string | null {
  const links = findElements(element, (child) => child.name === "a").map((anchor) => attributeOf(anchor, "href"));
  return links.findLast((href) => href !== null && path.test(href)) ?? null;
}

function toInfogram(element: Element): string | null {
  const id = attributeOf(element, "data-id");
  return id === null || !/^[\w/-]+$/.test(id) ? null : `https://e.infogram.com/${id}`;
}

/** Finds what an embed figure shows: a frame, a network's post, or the bare address that WordPress could not resolve. */
export function handleEmbedFigure(builder: BlockBuilder, element: Element, address: string | null, hint: string | null): void {
  const caption = findElement(element, "figcaption");
  const words = toCaption(caption, builder.conversion.note);
  // A title is plain text; words that lead somewhere stand below.
  const title = words === null || words.html !== null ? null : words.text;
  addEmbedded(builder, element, { address, hint, caption, title });
  if (words?.html) builder.push({ kind: "paragraph", html: `<small>${words.html}</small>` });
}

type EmbedFigure = { address: string | null; hint: string | null; caption: Element | null; title: string | null };

function addEmbedded(builder: BlockBuilder, element: Element, { address, hint, caption, title }: EmbedFigure): void {
  const wrapper = findElements(element, (child) => hasClass(child, "wp-block-embed__wrapper"))[0] ?? element;
  const url = parseWebAddress(address) ?? parseWebAddress(/^https?:\/\/\S+$/i.exec(textOf(wrapper))?.[0] ?? null);
  if (url !== null) {
    builder.push(toEmbedBlock(builder, url, hint, title));
    return;
  }
  const inside = builder.convert(wrapper === element ? element.children.filter((child) => child !== caption) : wrapper.children);
  builder.push(...inside.map((block) => (block.kind === "embed" && title !== null ? { ...block, title } : block)));
}

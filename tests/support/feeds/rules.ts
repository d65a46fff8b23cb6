/**
 * What may stand in a sitemap and in a feed, as their specifications have it: sitemap.xsd and siteindex.xsd of protocol 0.9,
 * sitemap-image 1.1, sitemap-news 0.9, RSS 2.0 with the modules in use, and Atom (RFC 4287).
 */

export type ElementRule = {
  /** Children that may stand there: how often at least, and at most. `in order` as the schema says it. */
  children?: Record<string, readonly [number, number]>;
  isSequence?: boolean;
  text?: (text: string) => boolean;
  /** Attributes that have to be there, each with what it may say; a `?` behind the name where it need not. */
  attributes?: Record<string, (value: string) => boolean>;
};

const many = Number.POSITIVE_INFINITY;

/** Full, over http(s), and shorter than the protocol's 2,048 characters. */
export const isAddress = (text: string) =>
  text.length < 2048 && /^https?:\/\//.test(text) && URL.canParse(text) && !/\s/.test(text);
/** W3C date and time. */
export const isW3cDate = (text: string) =>
  /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/.test(text) && !Number.isNaN(Date.parse(text));
/** RFC 3339, with seconds and zone. */
const isRfc3339 = (text: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text));
/** RFC 822, with the year of four digits that RSS asks for. */
const isRfc822 = (text: string) =>
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d (?:GMT|[+-]\d{4})$/.test(
    text,
  ) && new Date(text).toUTCString().startsWith(text.slice(0, 3));
/** RFC 4151. */
const isTag = (text: string) => /^tag:[a-z0-9.-]+,\d{4}(?:-\d\d){0,2}:[\w-]+$/.test(text);
const isFilled = (text: string) => text.trim() !== "";
const isNumber = (text: string) => /^\d+$/.test(text);
const isOneOf =
  (...values: string[]) =>
  (text: string) =>
    values.includes(text);
const isLanguage = (text: string) => /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(text);

export const namespaces: Record<string, string> = {
  "http://www.sitemaps.org/schemas/sitemap/0.9": "",
  "http://www.google.com/schemas/sitemap-image/1.1": "image:",
  "http://www.google.com/schemas/sitemap-news/0.9": "news:",
  "http://www.google.com/schemas/sitemap-video/1.1": "video:",
  "http://www.w3.org/2005/Atom": "atom:",
  "http://purl.org/dc/elements/1.1/": "dc:",
  "http://search.yahoo.com/mrss/": "media:",
  "": "",
};

const text = (isRight: (value: string) => boolean): ElementRule => ({ text: isRight });
const atomLink = {
  attributes: {
    href: isAddress,
    rel: isOneOf("self", "alternate", "enclosure"),
    "type?": isFilled,
    "title?": isFilled,
    "length?": isNumber,
  },
};

/** By the path from the root. */
export const rules: Record<string, ElementRule> = {
  sitemapindex: { children: { sitemap: [1, 50_000] } },
  "sitemapindex/sitemap": { children: { loc: [1, 1], lastmod: [0, 1] } },
  "sitemapindex/sitemap/loc": text(isAddress),
  "sitemapindex/sitemap/lastmod": text(isW3cDate),

  urlset: { children: { url: [1, 50_000] } },
  "urlset/url": {
    isSequence: true,
    children: {
      loc: [1, 1],
      lastmod: [0, 1],
      changefreq: [0, 1],
      priority: [0, 1],
      "image:image": [0, 1000],
      "video:video": [0, 1000],
      "news:news": [0, 1],
    },
  },
  "urlset/url/loc": text(isAddress),
  "urlset/url/lastmod": text(isW3cDate),
  "urlset/url/video:video": {
    children: {
      "video:thumbnail_loc": [1, 1],
      "video:title": [1, 1],
      "video:description": [1, 1],
      "video:content_loc": [0, 1],
      "video:player_loc": [0, 1],
      "video:duration": [0, 1],
      "video:publication_date": [0, 1],
    },
    isSequence: true,
  },
  "urlset/url/video:video/video:thumbnail_loc": text(isAddress),
  "urlset/url/video:video/video:title": text((title) => isFilled(title) && title.length <= 100),
  "urlset/url/video:video/video:description": text((words) => isFilled(words) && words.length <= 2048),
  "urlset/url/video:video/video:content_loc": text(isAddress),
  "urlset/url/video:video/video:player_loc": text(isAddress),
  "urlset/url/video:video/video:duration": text((seconds) => isNumber(seconds) && Number(seconds) <= 28_800),
  "urlset/url/video:video/video:publication_date": text(isW3cDate),
  "urlset/url/image:image": { children: { "image:loc": [1, 1] } },
  "urlset/url/image:image/image:loc": text(isAddress),
  "urlset/url/news:news": {
    isSequence: true,
    children: { "news:publication": [1, 1], "news:publication_date": [1, 1], "news:title": [1, 1] },
  },
  "urlset/url/news:news/news:publication": { isSequence: true, children: { "news:name": [1, 1], "news:language": [1, 1] } },
  "urlset/url/news:news/news:publication/news:name": text(isFilled),
  "urlset/url/news:news/news:publication/news:language": text((value) => /^(?:zh-cn|zh-tw|[a-z]{2,3})$/.test(value)),
  "urlset/url/news:news/news:publication_date": text(isW3cDate),
  "urlset/url/news:news/news:title": text(isFilled),

  rss: { children: { channel: [1, 1] }, attributes: { version: isOneOf("2.0") } },
  "rss/channel": {
    children: {
      title: [1, 1],
      link: [1, 1],
      description: [1, 1],
      language: [0, 1],
      lastBuildDate: [0, 1],
      ttl: [0, 1],
      image: [0, 1],
      "atom:link": [1, 1],
      item: [0, many],
    },
  },
  "rss/channel/title": text(isFilled),
  "rss/channel/link": text(isAddress),
  "rss/channel/description": text(isFilled),
  "rss/channel/language": text(isLanguage),
  "rss/channel/lastBuildDate": text(isRfc822),
  "rss/channel/ttl": text(isNumber),
  "rss/channel/atom:link": { attributes: { href: isAddress, rel: isOneOf("self"), type: isOneOf("application/rss+xml") } },
  "rss/channel/image": { children: { url: [1, 1], title: [1, 1], link: [1, 1] } },
  "rss/channel/image/url": text(isAddress),
  "rss/channel/image/title": text(isFilled),
  "rss/channel/image/link": text(isAddress),
  "rss/channel/item": {
    children: {
      title: [1, 1],
      link: [1, 1],
      guid: [1, 1],
      pubDate: [1, 1],
      description: [0, 1],
      "dc:creator": [0, many],
      category: [0, many],
      "media:content": [0, 1],
    },
  },
  "rss/channel/item/title": text(isFilled),
  "rss/channel/item/link": text(isAddress),
  "rss/channel/item/guid": { text: isTag, attributes: { isPermaLink: isOneOf("false") } },
  "rss/channel/item/pubDate": text(isRfc822),
  "rss/channel/item/description": text(isFilled),
  "rss/channel/item/dc:creator": text(isFilled),
  "rss/channel/item/category": text(isFilled),
  "rss/channel/item/media:content": {
    children: { "media:description": [0, 1] },
    attributes: { url: isAddress, medium: isOneOf("image"), "width?": isNumber, "height?": isNumber },
  },
  "rss/channel/item/media:content/media:description": { text: isFilled, attributes: { type: isOneOf("plain") } },

  "atom:feed": {
    children: {
      "atom:id": [1, 1],
      "atom:title": [1, 1],
      "atom:subtitle": [0, 1],
      "atom:updated": [1, 1],
      "atom:author": [1, 1],
      "atom:link": [2, 2],
      "atom:entry": [0, many],
    },
    attributes: { "xml:lang": isLanguage },
  },
  "atom:feed/atom:id": text(isAddress),
  "atom:feed/atom:title": text(isFilled),
  "atom:feed/atom:subtitle": text(isFilled),
  "atom:feed/atom:updated": text(isRfc3339),
  "atom:feed/atom:link": atomLink,
  "atom:feed/atom:author": { children: { "atom:name": [1, 1], "atom:uri": [0, 1] } },
  "atom:feed/atom:author/atom:name": text(isFilled),
  "atom:feed/atom:author/atom:uri": text(isAddress),
  "atom:feed/atom:entry": {
    children: {
      "atom:id": [1, 1],
      "atom:title": [1, 1],
      "atom:updated": [1, 1],
      "atom:published": [0, 1],
      "atom:link": [1, 2],
      "atom:summary": [0, 1],
      "atom:author": [0, many],
      "atom:category": [0, many],
      "media:content": [0, 1],
    },
  },
  "atom:feed/atom:entry/atom:id": text(isTag),
  "atom:feed/atom:entry/atom:title": text(isFilled),
  "atom:feed/atom:entry/atom:updated": text(isRfc3339),
  "atom:feed/atom:entry/atom:published": text(isRfc3339),
  "atom:feed/atom:entry/atom:summary": text(isFilled),
  "atom:feed/atom:entry/atom:link": atomLink,
  "atom:feed/atom:entry/atom:author": { children: { "atom:name": [1, 1] } },
  "atom:feed/atom:entry/atom:author/atom:name": text(isFilled),
  "atom:feed/atom:entry/atom:category": { attributes: { term: isFilled, "label?": isFilled } },
  "atom:feed/atom:entry/media:content": {
    children: { "media:description": [0, 1] },
    attributes: { url: isAddress, medium: isOneOf("image"), "width?": isNumber, "height?": isNumber },
  },
  "atom:feed/atom:entry/media:content/media:description": { text: isFilled, attributes: { type: isOneOf("plain") } },
};

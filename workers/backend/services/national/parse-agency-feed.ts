/** Items of an agency's feed: RSS 2.0, RSS 1.0 (RDF), Atom or JSON Feed. */
import { decodeHTML } from "entities";
import { parseFeed } from "feedsmith";
import sanitizeHtml from "sanitize-html";

export type AgencyItem = {
  /** The feed's own identifier, or its address. */
  guid: string;
  title: string;
  /** Plain text; null without one. */
  summary: string | null;
  /** http or https. */
  link: string;
  date: Date;
  categories: string[];
};

export type AgencyFeed = {
  items: AgencyItem[];
  /** The count of items without title, address or date, which cannot be linked. */
  skipped: number;
};

type Draft = {
  guid: string | undefined;
  title: string | undefined;
  summary: string | undefined;
  link: string | undefined;
  date: string | undefined;
  categories: (string | undefined)[];
};

const MAX_ITEMS = 100;
const MAX_TITLE = 300;
const MAX_SUMMARY = 600;

/** Throws an Error for a text that is not a feed. */
export function parseAgencyFeed(text: string): AgencyFeed {
  const drafts = toDrafts(text).slice(0, MAX_ITEMS);
  const items = drafts.map(toItem).filter((item) => item !== null);
  return { items, skipped: drafts.length - items.length };
}

function toDrafts(text: string): Draft[] {
  const parsed = parseFeed(text);
  switch (parsed.format) {
    case "rss":
      return (parsed.feed.items ?? []).map((item) => ({
        guid: item.guid?.value,
        title: item.title,
        summary: item.description,
        // A guid is an address unless `isPermaLink` is false.
        link: item.link ?? (item.guid?.isPermaLink === false ? undefined : item.guid?.value),
        date: item.pubDate ?? item.dc?.dates?.[0],
        categories: (item.categories ?? []).map(({ name }) => name),
      }));
    case "rdf":
      return (parsed.feed.items ?? []).map((item) => ({
        guid: item.rdf?.about,
        title: item.title,
        summary: item.description,
        link: item.link,
        date: item.dc?.dates?.[0],
        categories: item.dc?.subjects ?? [],
      }));
    case "atom":
      return (parsed.feed.entries ?? []).map((entry) => ({
        guid: entry.id,
        title: entry.title?.value,
        summary: entry.summary?.value,
        link: (entry.links ?? []).find(({ rel }) => rel === undefined || rel === "alternate")?.href,
        date: entry.published ?? entry.updated,
        categories: (entry.categories ?? []).map(({ term, label }) => label ?? term),
      }));
    case "json":
      return (parsed.feed.items ?? []).map((item) => ({
        guid: item.id,
        title: item.title,
        summary: item.summary ?? item.content_text ?? item.content_html,
        link: item.url ?? item.external_url,
        date: item.date_published ?? item.date_modified,
        categories: item.tags ?? [],
      }));
  }
}

function toItem({ guid, title = "", summary = "", link = "", date = "", categories }: Draft): AgencyItem | null {
  const address = parseLink(link);
  const moment = new Date(date);
  const plainTitle = toPlain(title, MAX_TITLE);
  if (address === null || plainTitle === "" || Number.isNaN(moment.getTime())) return null;
  return {
    guid: guid?.trim() || address,
    title: plainTitle,
    summary: toPlain(summary, MAX_SUMMARY) || null,
    link: address,
    date: moment,
    categories: categories.map((name) => toPlain(name ?? "", 80)).filter((name) => name !== ""),
  };
}

/** The address without tracking parameters: the same story has one address. */
function parseLink(link: string): string | null {
  if (!URL.canParse(link.trim())) return null;
  const url = new URL(link.trim());
  if (!/^https?:$/.test(url.protocol)) return null;
  for (const name of [...url.searchParams.keys()]) if (/^(?:utm_|fbclid$|gclid$)/.test(name)) url.searchParams.delete(name);
  url.hash = "";
  return url.href;
}

/** Feeds write markup into texts, and even into titles. */
function toPlain(html: string, longest: number): string {
  const text = decodeHTML(
    sanitizeHtml(html.replace(/<(?:br|\/p|\/div|\/li)\b[^>]*>/gi, " "), { allowedTags: [], allowedAttributes: {} }),
  )
    .replace(/\s+/g, " ")
    .trim();
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), longest / 2)).toWellFormed()}…`;
}

/** What kind of page an address is, as analytics group them (rules 7.3.6: `page_type`). */

export const pageTypes = [
  "home",
  "article",
  "topic",
  "listing",
  "municipality",
  "search",
  "video",
  "service",
  "subscription",
  "account",
  "page",
  "error",
] as const;

export type PageType = (typeof pageTypes)[number];

/** The first that fits; a path of two segments that ends with a number is an article's (rules 2.1). */
const types: readonly [RegExp, PageType][] = [
  [/^\/$/, "home"],
  [/^\/themen(?:\/|$)/, "topic"],
  [/^\/(?:(?:news|page)\/|liveticker(?:\/|$))/, "listing"],
  [/^\/gemeinde\//, "municipality"],
  [/^\/suche$/, "search"],
  [/^\/video(?:\/|$)/, "video"],
  [/^\/(?:verkehr|horoskop|notdienste|spritpreise|mondkalender|newsletter(?:\/.+)?|tipp-geben|service|widgets\/.+)$/, "service"],
  [/^\/(?:abo|zahlung-autorisieren|vplus-onboarding)(?:\/|$)/, "subscription"],
  [/^\/(?:profil|merkliste|zugang-aktivieren|onboarding)(?:\/|$)/, "account"],
  [/^\/[^/]+\/\d+$/, "article"],
];

/** `status` is the document's; 0 where the browser does not say it. */
export function toPageType(pathname: string, status: number): PageType {
  if (status >= 400) return "error";
  return types.find(([path]) => path.test(pathname))?.[1] ?? "page";
}

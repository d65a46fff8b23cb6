/** What kind of page an address is, as analytics group them (rules 7.3.6: `page_type`). */
import { sectionTypes } from "#app/domain/page/records/section-types.computed.ts";

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

const bySection = new Map(sectionTypes);
const ARTICLE = /^\/[^/]+\/\d+$/;

/** `status` is the document's; 0 where it is unknown. The first segment decides; two segments are an article's if the second is a number. */
export function toPageType(pathname: string, status: number): PageType {
  if (status >= 400) return "error";
  const [, section = ""] = pathname.split("/");
  return bySection.get(section) ?? (ARTICLE.test(pathname) ? "article" : "page");
}

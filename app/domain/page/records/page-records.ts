/**
 * One record for every route of `app/routes.ts`, by its pattern. Facts that several places need are derived from here: what the
 * edge keeps, how answers are counted, sitemap, robots.txt, what is read ahead, permissions, frames, services.
 */
import { accountPages, contractPages } from "./account-pages.ts";
import { files } from "./files.ts";
import { newsroomPages } from "./newsroom-pages.ts";
import type { PageRecord } from "./page-record.ts";
import { readingPages } from "./reading-pages.ts";
import { epaperPages, newsletterPages, servicePages } from "./service-pages.ts";

const all = {
  ...readingPages,
  ...servicePages,
  ...accountPages,
  ...newsletterPages,
  ...epaperPages,
  ...contractPages,
  ...newsroomPages,
  ...files,
};

/** Patterns of the existing routes. */
export type PagePattern = keyof typeof all;

export const pageRecords: Readonly<Record<PagePattern, PageRecord>> = all;

export function isPagePattern(pattern: string): pattern is PagePattern {
  return Object.hasOwn(pageRecords, pattern);
}

/** The record of a route's pattern, with or without the leading slash; null where no record exists. */
export function findRecord(pattern: string): PageRecord | null {
  const full = `/${pattern.replace(/^\//, "")}`;
  return isPagePattern(full) ? pageRecords[full] : null;
}

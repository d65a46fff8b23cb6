/**
 * The Austrian reading measure (rules 9.10), by the Measurement Manager of INFOnline: country and method are fixed, the codes by which
 * pages are grouped are agreed with the publisher, who sets them here.
 */
import type { PageType } from "#app/domain/tracking/page-type.ts";

export const readingMeasure = { cn: "at", mh: 5 } as const;

export const contentCodes: Record<PageType, string> = {
  home: "homepage",
  article: "artikel",
  topic: "themen",
  listing: "nachrichten",
  municipality: "gemeinde",
  search: "suche",
  video: "video",
  service: "service",
  subscription: "abo",
  account: "konto",
  page: "seite",
  error: "fehler",
};

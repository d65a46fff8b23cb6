/** Under which codes the reading measure counts pages (rules 9.10). */
import type { PageType } from "#app/domain/tracking/page-type.ts";

export const codes: Record<PageType, string> = {
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

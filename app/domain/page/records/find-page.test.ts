import { expect, test } from "vitest";
import { findPage, findRoutedPage, toPageKind } from "./find-page.ts";
import { type PagePattern, pageRecords } from "./page-records.ts";

test.each<[string, PagePattern]>([
  ["/", "/"],
  ["/starkregen/500051", "/:post_slug/:id"],
  ["/starkregen/500051/kommentare", "/:post_slug/:id/kommentare"],
  ["/starkregen/x", "/*"],
  ["/starkregen/500051/", "/*"],
  ["/nirgendwo/hier/nicht", "/*"],
  ["/impressum", "/:page"],
  ["/Impressum", "/*"],
  ["/foo.php", "/*"],
  ["/news", "/:page"],
  ["/news/sport", "/news/:slug"],
  ["/news/sport/feed", "/news/:slug/feed"],
  ["/news//feed", "/*"],
  ["/suche/12345", "/*"],
  ["/themen/page", "/themen/page"],
  ["/themen/wohnen/2", "/themen/:slug/:_"],
  ["/video/player", "/video/player"],
  ["/video/ein-film/301", "/video/:post_slug/:id"],
  ["/newsletter/abmelden", "/newsletter/abmelden"],
  ["/newsletter/morgen", "/newsletter/:slug"],
  ["/newsletter/morgen/2026-11-20", "/newsletter/:slug/:day"],
  ["/newsletter/morgen/gestern", "/*"],
  ["/constructor", "/:page"],
  ["/redaktion/tipps/3", "/redaktion/tipps/:id"],
])("%s has the record of %s", (path, pattern) => {
  expect(findPage(path)).toBe(pageRecords[pattern]);
});

test("an address is read as the router reads it, where that is asked", () => {
  expect(findPage("/Spritpreise/")).toBe(pageRecords["/*"]);
  expect(findRoutedPage("/Spritpreise/")).toBe(pageRecords["/spritpreise"]);
  expect(findRoutedPage("/")).toBe(pageRecords["/"]);
});

test.each([
  ["/", "home"],
  ["/starkregen/500051", "article"],
  ["/themen/", "topic"],
  ["/Redaktion/ticker/5", "staff"],
  ["/redaktion/tipps/3/dateien/x", "staff"],
  ["/gemeinde/dornbirn/feed/atom", "file"],
  ["/sitemaps/news.xml", "file"],
  ["/share/500051.png", "file"],
  ["/mondkalender.ics", "file"],
  ["/suche/vorschlaege", "call"],
  ["/einwilligung/banner", "call"],
  ["/api/views", "call"],
  ["/graphql", "call"],
  ["/wp-json/wp/v2/posts", "call"],
  ["/builds/latest.json", "call"],
  ["/health", "call"],
  ["/media/demo/x.webp", "media"],
  ["/impressum", "page"],
  ["/wp-admin/setup.php", "page"],
])("%s is counted as %s", (path, kind) => {
  expect(toPageKind(path)).toBe(kind);
});

import { expect, test } from "vitest";
import { parseArchivePath, toListPath } from "./archive-path.ts";

const category = (slug: string) => ({ kind: "term", taxonomies: ["category"], slug });
const tag = (slug: string) => ({ kind: "term", taxonomies: ["topic", "tag"], slug });

test.each([
  ["/category/politik/", category("politik")],
  ["/category/politik/page/3/", category("politik")],
  ["/category/land/bezirk/politik", category("politik")],
  ["/index.php/category/politik", category("politik")],
  ["/category/%c3%bcber-uns", category("über-uns")],
  ["/category/u%CC%88ber", category("über")],
  ["/category/po%E2%80%AElitik", category("politik")],
  ["/category/page/2", null],
  ["/category/%ff", null],
  ["/category", null],
  ["/news/politik", category("politik-news")],
  ["/news/wien/page/2", category("wien-aktuell")],
  ["/news/salzburg/", category("salzburg-news")],
  ["/news/sport", null],
  ["/news/land/wien", null],
  ["/tag/wasser", tag("wasser")],
  ["/tag/wasser/page/2", tag("wasser")],
  ["/tag/a/b", null],
  ["/author/anna/page/2", { kind: "author", slug: "anna" }],
  ["/rubrik/politik", null],
  ["/2012/05/ein-titel", null],
  ["/2012/13", null],
  ["/2012/02/30", null],
  ["/20125", null],
  ["/1066", null],
  ["/2012/05/09/1", null],
])("%s was the list of %j", (path, archive) => {
  expect(parseArchivePath(toListPath(path) ?? "")).toEqual(archive);
});

test.each([
  ["/2012/", "2011-12-31T12:00:00Z", "2013-01-01T12:00:00Z"],
  ["/2012/5", "2012-04-30T12:00:00Z", "2012-06-01T12:00:00Z"],
  ["/2012/12/page/4", "2012-11-30T12:00:00Z", "2013-01-01T12:00:00Z"],
  ["/2012/02/29/", "2012-02-28T12:00:00Z", "2012-03-01T12:00:00Z"],
])("%s was the list of a time", (path, from, until) => {
  const seconds = (text: string) => Date.parse(text) / 1000;
  expect(parseArchivePath(toListPath(path) ?? "")).toEqual({ kind: "date", from: seconds(from), until: seconds(until) });
});

test("the front page and what is no address are no list", () => {
  expect([toListPath("/page/2"), toListPath("/"), toListPath("http://[")]).toEqual([null, null, null]);
});

import { expect, test } from "vitest";
import { readFaults } from "./xml-faults.ts";

const start = '<?xml version="1.0" encoding="UTF-8"?>\n';
const urlset = (inner: string) =>
  `${start}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">${inner}</urlset>`;

test("a sitemap by the protocol has no fault", () => {
  expect(readFaults(urlset("<url><loc>https://a.example/1</loc><lastmod>2026-11-22</lastmod></url>"))).toEqual([]);
});

test.each([
  [urlset("<url><lastmod>2026-11-22</lastmod></url>"), "urlset/url has 0 loc"],
  [urlset("<url><lastmod>2026-11-22</lastmod><loc>https://a.example/</loc></url>"), "another order"],
  [urlset("<url><loc>/relativ</loc></url>"), "urlset/url/loc is /relativ"],
  [urlset("<url><loc>https://a.example/</loc><lastmod>gestern</lastmod></url>"), "lastmod is gestern"],
  [urlset("<url><loc>https://a.example/</loc><neu/></url>"), "urlset/url/neu may not stand there"],
  [urlset(""), "urlset has 0 url"],
  [urlset("<url><loc>https://a.example/</loc></url>".repeat(2)), "twice"],
  [
    `${start}<urlset><url><loc>https://a.example/</loc></url></urlset>`.replace("urlset>", 'urlset xmlns="urn:x">'),
    "may not stand",
  ],
  [`${start}<rss version="2.0"><channel><title>A</title></channel></rss>`, "rss/channel has 0 link"],
  [`${start}<rss version="0.9"><channel/></rss>`, "rss has version=0.9"],
  ["<urlset/>", "no declaration"],
])("%s has one", (xml, fault) => {
  expect(readFaults(xml).join("\n")).toContain(fault);
});

test.each([urlset("<url>&nbsp;</url>"), urlset("<url>"), urlset("<media:x/>")])("%s is no XML", (xml) => {
  expect(() => readFaults(xml)).toThrow();
});

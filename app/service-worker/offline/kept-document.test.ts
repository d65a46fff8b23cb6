import { expect, test } from "vitest";
import { toKeptDocument, withNote } from "./kept-document.ts";
import { withArticles } from "./offline-list.ts";

const ORIGIN = "https://talblick.example";
const keep = (body: string, width = 800) => toKeptDocument(body, width, ORIGIN);

test("a kept page has no script and asks for nothing ahead", () => {
  const { html } = keep(
    `<head><link rel="preload" href="/a.js"><link rel="icon" href="/i"></head><p>Text</p><script>let a = "</p>";</script>`,
  );
  expect(html).toBe(`<head><link rel="icon" href="/i"></head><p>Text</p>`);
});

test("what needs script to do anything is not there", () => {
  const { html } = keep(
    `<p><button type="button" class="tool needs-script" aria-pressed="false"><svg/>Merken</button><button>Senden</button></p>`,
  );
  expect(html).toBe("<p><button>Senden</button></p>");
});

const SOURCES = `<source media="(width &lt; 764px)" srcSet="/media/4-3.webp 400w"/><source type="image/webp" sizes="100vw" srcSet="/media/640.webp 640w, /media/1600.webp 1600w"/>`;

test.each([
  [320, "/media/640.webp"],
  [640, "/media/640.webp"],
  [641, "/media/1600.webp"],
  [4000, "/media/1600.webp"],
])("on a screen of %s dots a picture has the one source %s", (width, path) => {
  const { html, pictures } = keep(
    `<picture>${SOURCES}<img src="/media/1200.jpg" width="1200" alt="Ein Zug" loading="lazy"/></picture>`,
    width,
  );
  expect(html).toBe(`<img src="${path}" loading="lazy" width="1200" alt="Ein Zug"/>`);
  expect(pictures).toEqual([path]);
});

test("a picture without choices is kept as it is, each once, and none of another site", () => {
  const { html, pictures } = keep(
    `<img alt="" src="/media/a.jpg?w=1&amp;h=2"/><img src="/media/a.jpg?w=1&amp;h=2"/><img src="https://other.example/media/b.jpg"/>`,
  );
  expect(pictures).toEqual(["/media/a.jpg?w=1&h=2"]);
  expect(html).toContain(`src="https://other.example/media/b.jpg"`);
});

test("the headline is the title, without its elements, escaped as it was", () => {
  expect(keep(`<h1 class="x"><span>Rhein &amp; </span>Ill &lt;3</h1>`).title).toBe("Rhein &amp; Ill &lt;3");
  expect(keep("<p>Ohne</p>").title).toBe("");
});

test("the note says of when the copy is, above all else, and the styles come with it", () => {
  const noted = withNote(
    `<html><head></head><body class="x"><p>Text</p></body></html>`,
    Date.UTC(2026, 10, 28, 13, 5),
    "/assets/a.css",
  );
  expect(noted).toMatch(
    /<link rel="stylesheet" href="\/assets\/a\.css"><\/head><body class="x"><p role="status"[^>]*>Offline\. Stand: Samstag, 28\. November, 14:05 Uhr<\/p><p>Text/,
  );
  expect(withNote("<head></head><body></body>", 0, null)).not.toContain("<link");
});

test("the offline page lists what can be read, and stays as it is where nothing can", () => {
  const page = `<main><div data-kept-articles=""><p>Nichts.</p></div><p>Fuß</p></main>`;
  expect(withArticles(page, [])).toBe(page);
  const listed = withArticles(page, [{ path: "/a/7", title: "Rhein &amp; $& Ill", keptAt: Date.UTC(2026, 10, 28, 13, 5) }]);
  expect(listed).toContain(`<a href="/a/7"`);
  expect(listed).toContain("Rhein &amp; $& Ill</a>");
  expect(listed).toContain("Stand: Samstag, 28. November, 14:05 Uhr");
  expect(listed).toContain("</ul></div><p>Fuß</p>");
  expect(listed).not.toContain("Nichts.");
});

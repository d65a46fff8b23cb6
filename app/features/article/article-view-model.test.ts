import { expect, test } from "vitest";
import { wirePicture, wirePost, wirePremiumPost, wireTeaser } from "../../../tests/support/wire.ts";
import { toArticleMeta, toArticleView } from "./article-view-model.ts";

const now = new Date("2026-01-02T12:00:00Z");
const toView = (overrides: Parameters<typeof wirePost>[0]) => toArticleView(wirePost(overrides), now);
const toMeta = (overrides: Parameters<typeof wirePost>[0]) =>
  toArticleMeta(wirePost(overrides), (path) => `https://talblick.example${path}`);

test("a reader gets headline, lead, byline, date and text", () => {
  expect(toView({})).toMatchObject({
    title: "Ein Titel",
    kicker: "Dornbirn",
    lead: "Der Vorspann.",
    premium: null,
    isCut: false,
    authors: "Anna Berger",
    published: { text: "Di., 4. März 2025, 09:30 Uhr" },
    html: "<p>Der erste Absatz.</p>\n<p>Der zweite Absatz.</p>\n<p>Der dritte Absatz.</p>",
    commentCount: "2 Kommentare",
  });
});

test.each([
  [[], ""],
  [["Anna Berger"], "Anna Berger"],
  [["Anna Berger", "Jonas Fink"], "Anna Berger und Jonas Fink"],
  [["Anna Berger", "Jonas Fink", "Mia Rüf"], "Anna Berger, Jonas Fink und Mia Rüf"],
])("the authors %j are named %j", (names, text) => {
  const authors = names.map((name) => ({ slug: name, name, role: null }));
  expect(toView({ authors }).authors).toBe(text);
});

test("a correction within five minutes is not worth a date, a later change is", () => {
  expect(toView({ modified: "2025-03-04T08:34:59Z" }).updated).toBeNull();
  expect(toView({ modified: "2025-03-04T08:35:00Z" }).updated).toEqual({
    iso: "2025-03-04T08:35:00Z",
    text: "4. März 2025, 09:35 Uhr",
  });
  expect(toView({ modified: "2026-01-02T11:00:00Z" }).updated?.text).toBe("vor 1 Stunde");
});

test("a date of change that is none, or lies before publication, is not shown", () => {
  expect(toView({ modified: "gestern" }).updated).toBeNull();
  expect(toView({ modified: "2024-01-01T00:00:00Z" }).updated).toBeNull();
});

test("the lead picture is wide, or as it was taken, and keeps caption and credit", () => {
  const { picture } = toView({});
  expect(picture?.picture.img.src).toContain("16-9");
  expect(picture).toMatchObject({ caption: "Der See am Morgen.", credit: "Anna Berger" });
  const original = { ...wirePicture().image_crops[1], crop: "original", src: "/media/bild-original-800.jpeg" };
  const taken = toView({ featured_image: wirePicture({ image_crops: [original as never] }) });
  expect(taken.picture?.picture.img.src).toContain("original");
});

test("an article without a picture, or with one in no fitting crop, has none", () => {
  expect(toView({ featured_image: null }).picture).toBeNull();
  expect(toView({ featured_image: wirePicture({ image_crops: [] }) }).picture).toBeNull();
});

test("topics, categories and the place lead on", () => {
  const view = toView({});
  expect(view.tags).toEqual([
    { title: "Wohnen", link: "/themen/wohnen" },
    { title: "Politik", link: "/news/politik" },
  ]);
  expect(view.municipality).toMatchObject({ title: "Dornbirn", link: "/gemeinde/dornbirn" });
});

test("a premium post shows its brand, and to readers without access only its beginning", () => {
  const view = toArticleView(wirePremiumPost(), now);
  expect(view).toMatchObject({ premium: "Talblick Plus", isCut: true });
});

test("paid text that a publisher's back end sent along by mistake is nowhere in the page's data", () => {
  const post = wirePremiumPost({ access: { granted: false, reason: "NONE", hidden_block_count: 0 } });
  const view = toArticleView(post, now);
  expect(view.isCut).toBe(true);
  expect(JSON.stringify(view)).not.toContain("Der dritte Absatz");
});

test("the text of another site is linked, unless its address is none", () => {
  expect(toView({ external: "https://partner.example/a" }).external).toBe("https://partner.example/a");
  expect(toView({ external: "kaputt" }).external).toBeNull();
});

test("associated and related posts become teasers", () => {
  const view = toView({ associated_posts: [wireTeaser(8)], related_posts: [wireTeaser(9)] });
  expect([view.associated, view.related].map((teasers) => teasers.map(({ id }) => id))).toEqual([[8], [9]]);
});

test("search engines learn title, description, address, picture and dates", () => {
  expect(toMeta({ title: { rendered: "Ein &amp; <em>Titel</em>" } })).toEqual({
    title: "Ein & Titel",
    description: "Der Vorspann.",
    canonical: "https://talblick.example/ein-titel/100",
    type: "article",
    image: { src: "https://talblick.example/media/bild-16-9-800.jpeg", width: 800, height: 600, alt: "Ein See vor Bergen" },
    published: "2025-03-04T08:30:00Z",
    modified: "2025-03-04T08:31:00Z",
  });
});

test("the newsroom's description comes before the lead, and without either there is none", () => {
  const { meta } = wirePost();
  expect(toMeta({ meta: { ...meta, description: "Eigens geschrieben." } }).description).toBe("Eigens geschrieben.");
  expect(toMeta({ excerpt: null }).description).toBeNull();
});

test("a text that stands on another site is known by its address there", () => {
  expect(toMeta({ external: "https://partner.example/a" }).canonical).toBe("https://partner.example/a");
  expect(toMeta({ external: "javascript:alert(1)" }).canonical).toBe("https://talblick.example/ein-titel/100");
});

/** Every content page for a publisher whose back end has exactly the contract of the rules, and nothing of ours (rules 7.1, 7.2). */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { PAID_TEXT } from "#tests/support/edge/canned-answers.ts";
import { startSpecifiedBackend } from "#tests/support/edge/specified-backend.ts";
import { BERTA, bertasCookies } from "#tests/support/edge/specified-reader.ts";
import { type Edge, type Portal, startEdge } from "#tests/support/edge/start-edge.ts";
import { readFaults } from "#tests/support/feeds/xml-faults.ts";

let edge: Edge;
let backend: Awaited<ReturnType<typeof startSpecifiedBackend>>;
let portal: Portal;
beforeAll(async () => {
  edge = await startEdge();
  backend = await startSpecifiedBackend();
  portal = await edge.startPortal({ APP_ENV: "prod", BACKEND_ORIGIN: backend.origin });
});
beforeEach(() => {
  backend.asked.length = 0;
});
afterAll(async () => {
  await edge.stop();
  await backend.stop();
});

test.each([
  ["/", ["Beitrag 100", "Beitrag 119", "Worum es geht.", 'href="/beitrag-100/100"', "Weitere Nachrichten"]],
  ["/page/2", ["Beitrag 200", 'href="/beitrag-200/200"']],
  ["/news/politik", ["<h1", "Politik", "Beitrag 100", 'href="/news/politik/page/2"']],
  ["/news/politik/page/2", ["Beitrag 200"]],
  ["/suche?q=Rhein", ["Mehr als 10 Treffer", "Beitrag 100"]],
  ["/themen", ["Themen"]],
  ["/themen/wohnen", ["Wohnen", "Beitrag 100"]],
  ["/gemeinde/dornbirn", ["Dornbirn", "Beitrag 100"]],
  ["/gemeinde/gemeinde", ["Gemeinden"]],
  ["/impressum", ["Impressum", "Wer wir sind."]],
  ["/ein-titel/7", ["Ein Stück &amp; ein Titel", "Zwischentitel", "Der erste Absatz.", "/media/see.jpeg"]],
  ["/karg/9", ["Karg"]],
  ["/abo", ["Plus"]],
  ["/verkehr", ["Zurzeit liegen keine aktuellen Daten vor"]],
  ["/termine", ["Zurzeit liegen uns keine Termine vor."]],
  ["/trauer", ["Zurzeit stehen hier keine Traueranzeigen."]],
  ["/bus-bahn", ["Zurzeit liegen keine aktuellen Daten vor"]],
  ["/berge", ["Zurzeit wissen wir nichts über die Pässe."]],
  ["/spritpreise", ["Zurzeit liegen keine aktuellen Daten vor", "Welche Preise hier stehen"]],
])("%s is a whole page, with the menus of the configuration", async (path, texts) => {
  const answer = await portal(path);
  expect(answer.status).toBe(200);
  for (const text of [...texts, 'href="/themen"', 'href="/impressum"']) expect(answer.text).toContain(text);
});

test.each([
  ["/geschenk/x"],
  ["/termine/1"],
  ["/trauer/1"],
  ["/termine/melden"],
  ["/news/gibt-es-nicht"],
  ["/themen/gibt-es-nicht"],
  ["/autor/anna-berger"],
  ["/weg/99"],
  ["/gibt-es-nicht"],
  ["/page/3"],
  ["/a/b/c"],
])("%s is a 404", async (path) => {
  expect((await portal(path)).status).toBe(404);
});

test.each([
  ["/feed", ["Beitrag 100", "Worum es geht."]],
  ["/feed/atom", ["Beitrag 100"]],
  ["/news/politik/feed", ["Talblick: Politik", "Beitrag 100"]],
  ["/themen/wohnen/feed", ["Beitrag 100"]],
  ["/gemeinde/dornbirn/feed/atom", ["Talblick: Dornbirn", "Beitrag 100"]],
  ["/sitemap.xml", ["/sitemaps/municipalities.xml"]],
  ["/sitemaps/pages.xml", ["/abo"]],
  ["/sitemaps/municipalities.xml", ["/gemeinde/dornbirn"]],
])("%s is by its specification what the back end lets it be", async (path, texts) => {
  const { status, text } = await portal(path);
  expect([status, readFaults(text)]).toEqual([200, []]);
  for (const part of texts) expect(text).toContain(part);
});

test.each([
  ["/sitemaps/posts-2026-11.xml"],
  ["/sitemaps/topics.xml"],
  ["/sitemaps/authors.xml"],
  ["/news/gibt-es-nicht/feed"],
  ["/autor/anna-berger/feed"],
])("%s, of which nothing is known, is a 404", async (path) => {
  expect((await portal(path)).status).toBe(404);
});

test("what the back end does not know is asked for once, and never again", async () => {
  await portal("/news/politik");
  await portal("/ein-titel/7");
  backend.asked.length = 0;
  await portal("/news/politik");
  await portal("/ein-titel/7");
  expect(backend.asked).toEqual(["REST /wp-json/wp/v2/posts?per_page=20&page=1&category_slug=politik", "GraphQL GetPostByID"]);
});

describe("a premium post of a back end that decides nothing about access", () => {
  const cookie = bertasCookies;

  test("shows a stranger its first paragraphs", async () => {
    const { text } = await portal("/bezahlt/8");
    expect([text.includes("Frei zwei."), text.includes(PAID_TEXT)]).toEqual([true, false]);
  });

  test("is whole for a subscriber whose session the back end confirms, and for no other cookies", async () => {
    expect((await portal("/bezahlt/8", { headers: { cookie } })).text).toContain(PAID_TEXT);
    const forged = cookie.replaceAll(BERTA.hash, "h-andere");
    expect((await portal("/bezahlt/8", { headers: { cookie: forged } })).text).not.toContain(PAID_TEXT);
  });

  test("is whole for whom the portal vouches for", async () => {
    const fromPartner = { headers: { referer: "https://partner.example/" } };
    expect((await portal("/bezahlt/8", fromPartner)).text).toContain(PAID_TEXT);
  });
});

test("the log tells the operator what the back end lacks", async () => {
  await expect.poll(() => edge.log.join("\n")).toContain("GetHome: the back end knows less: Cannot query field");
});

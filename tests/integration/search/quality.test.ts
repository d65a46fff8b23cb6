/** What is found of the demo paper: the fixed questions with their measures, misspelled words, subjects, filters, suggestions. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startSeparatePortal } from "#tests/support/portal.ts";
import { type Judged, judgeSearch, toMean } from "#tests/support/search/measure-search.ts";

let portal: Awaited<ReturnType<typeof startSeparatePortal>>;
beforeAll(async () => {
  portal = await startSeparatePortal();
});
afterAll(() => portal.stop());

const get = async (path: string) => {
  const response = await fetch(`${portal.origin}${path}`, { redirect: "manual" });
  return { status: response.status, text: await response.text() };
};
const search = async (q: string, more: Record<string, string> = {}) => get(`/suche?${new URLSearchParams({ q, ...more })}`);
/** What a reader sees of a page. */
const toPlain = (html: string) => html.replace(/<!--.*?-->/g, "").replace(/<[^>]*>/g, "");

describe("of at least two hundred questions", () => {
  let judged: Judged[];
  beforeAll(async () => {
    judged = await judgeSearch(portal.origin);
  });

  test("each finds what it should", () => {
    expect(judged.length).toBeGreaterThanOrEqual(200);
    expect(judged.filter(({ missed }) => missed.length > 0)).toEqual([]);
  });

  test("most have it first", () => {
    // The paper has other posts about some of the questions, which have no judgement.
    expect(toMean(judged, "precision")).toBeGreaterThan(0.85);
    expect(toMean(judged, "ndcg")).toBeGreaterThan(0.92);
  });
});

test.each([
  ["Hochwaserschutz", "Hochwasserschutz"],
  ["Quagamuschel", "Quaggamuschel"],
  ["Lustneau Gemeindewahl", "Lustenau Gemeindewahl"],
  ["Eishokey", "Eishockey"],
])("%s is meant as %s", async (query, meant) => {
  const { text } = await search(query);
  expect(toPlain(text)).toContain(`Meinten Sie ${meant}?`);
  expect(text).toContain(`href="/suche?${new URLSearchParams({ q: meant })}"`);
});

test.each([
  ["Bahn schranke", "bahnschranke-hard-24-stunden-protokoll", "[0-9] Treffer"],
  ["Hochwaser", "starkregen-sturm-rheintal-feuerwehren-im-einsatz", "Das sind die Treffer dafür."],
  ["Kautionsrückzahlung", "wenn-die-kaution-nicht-zurueckkommt", "einige der Wörter oder Teile davon."],
  ["Eismeisterin Giraffe", "eismeisterin-feldkirch-zwei-grad-minus", "In diesen stehen einige der Wörter oder Teile davon."],
])("%s finds %s, and says how", async (query, slug, said) => {
  const { text } = await search(query);
  expect(text).toContain(`href="/${slug}/`);
  expect(toPlain(text)).toMatch(new RegExp(said));
});

test("a question that finds something else has all its pages, and an empty search has the focus", async () => {
  expect((await search("Feuerwer", { seite: "2" })).status).toBe(200);
  expect((await get("/suche")).text).toMatch(/<input[^>]*autofocus/i);
  expect((await search("Bus")).text).not.toMatch(/<input[^>]*autofocus/i);
});

test("a phrase is suggested only if it finds something", async () => {
  const words = async (query: string) =>
    (
      JSON.parse((await get(`/suche/vorschlaege?q=${encodeURIComponent(query)}`)).text) as {
        title: string;
        link: string | null;
      }[]
    )
      .filter(({ link }) => link === null)
      .map(({ title }) => title);
  expect(await words("hochwas")).toContain("Hochwasser");
  expect(await words("giraffe lus")).toEqual([]);
  expect(await words("gemeindewahl lus")).toContain("gemeindewahl Lustenau");
});

test("a page shows its hits marked, what is called so, and is no page for search engines", async () => {
  const { status, text } = await search("Muscheln Bodensee");
  expect(status).toBe(200);
  expect(text).toMatch(/<a href="\/bodensee-quaggamuschel-forschung-tiefe\/\d+"[^>]*>.*?<mark[^>]*>Bodensee<\/mark>/s);
  expect(text).toContain('content="noindex"');
  expect((await search("Bodensee")).text).toContain('href="/themen/bodensee"');
  expect((await get("/suche")).text).not.toContain("noindex");
});

test("filters narrow, are named, and an unknown value is ignored", async () => {
  const all = toPlain((await search("Bus")).text);
  const narrowed = (await search("Bus", { gemeinde: "hohenems", zugang: "frei", zeitraum: "jahr" })).text;
  const count = (text: string) => Number(/(\d+) Treffer/.exec(text)?.[1]);
  expect(count(toPlain(narrowed))).toBeGreaterThan(0);
  expect(count(toPlain(narrowed))).toBeLessThan(count(all));
  expect(narrowed).toContain("/ein-lied-ueber-den-ersatzbus/");
  expect(narrowed).toMatch(/<option value="hohenems" selected="">Hohenems</);
  expect(toPlain((await search("Bus", { gemeinde: "../x", art: "alles", sortierung: "?" })).text)).toContain(
    `${count(all)} Treffer`,
  );
  expect(toPlain((await search("Bus", { gemeinde: "rons" })).text)).toMatch(/Ohne Filter suchen/);
});

test.each([
  ["/suche?q=Gemeinde&seite=0", 404],
  ["/suche?q=Gemeinde&seite=999", 404],
  ["/suche?q=Gemeinde&seite=2", 200],
  ["/suche?q=%00%F0%9F%8E%89", 200],
  [`/suche?q=${"x".repeat(400)}`, 200],
  ["/suche?q=%22%29%20OR%20facets%3Aaccess_premium", 200],
])("%s answers %i", async (path, status) => {
  expect((await get(path)).status).toBe(status);
});

test("what was typed is text, wherever it stands", async () => {
  const { text } = await search(`"><script>alert(1)</script>`);
  expect(text).not.toContain("<script>alert");
  expect(toPlain(text)).toContain("Keine Treffer");
});

test("suggestions are paths of this site or words, and the same for everybody", async () => {
  const { text } = await get("/suche/vorschlaege?q=Bode");
  const list = JSON.parse(text) as { title: string; link: string | null }[];
  expect(list).toContainEqual({ title: "Bodensee", link: "/themen/bodensee", kind: "Thema" });
  expect(list[0]).toEqual({ title: expect.stringMatching(/^Bode/), link: null, kind: null });
  expect(JSON.parse((await get("/suche/vorschlaege?q=b")).text)).toEqual([]);
  expect(JSON.parse((await get("/suche/vorschlaege")).text)).toEqual([]);
});

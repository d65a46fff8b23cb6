/** Emergency services, horoscope and widgets through the built portal: with data, without, and with a back end that fails. */
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Behaviour } from "#tests/support/edge/stand-in-backend.ts";
import { type Edge, type Portal, startEdge } from "#tests/support/edge/start-edge.ts";

let edge: Edge;
let get: Portal;
beforeAll(async () => {
  edge = await startEdge();
  get = await edge.startPortal();
});
afterEach(() => edge.backend.reset());
afterAll(() => edge.stop());

const HOUR_MS = 3_600_000;
const fromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const never = { as_of: null, is_stale: true, is_sample: false };
const shift = (name: string, start: number, end: number) => ({
  kind: "DOCTOR",
  name,
  address: null,
  municipality: null,
  district: null,
  phone: "05572 1",
  note: null,
  starts_at: fromNow(start),
  ends_at: fromNow(end),
});
/** What readers see, tags away. */
const textOf = (html: string) => html.replace(/<script.*?<\/script>|<style.*?<\/style>/gs, "").replace(/<[^>]*>/g, " ");

test("who is on duty now stands first, and who was is not said any more", async () => {
  edge.backend.answer("GetDuty", () => ({
    data: {
      duty: { state: never, items: [shift("Dr. Vorbei", -2, -1), shift("Dr. Jetzt", -1, 1), shift("Dr. <b>Auch</b>", -3, 9)] },
    },
  }));
  const { status, text } = await get("/notdienste");
  expect(status).toBe(200);
  const present = text.slice(text.indexOf("Jetzt im Dienst"));
  expect(textOf(present)).toContain("Dr. Jetzt");
  expect(textOf(present)).toContain("Dr. &lt;b&gt;Auch&lt;/b&gt;");
  expect(textOf(text)).not.toContain("Dr. Vorbei");
  expect(text).toContain('href="tel:+4355721"');
  expect(text).toContain('href="sms:+43800133133"');
  expect(text.indexOf('href="tel:144"')).toBeLessThan(text.indexOf("Jetzt im Dienst"));
});

const failing: [string, Behaviour][] = [
  ["fails", { kind: "fixed", status: 500, type: "text/plain", body: "kaputt" }],
  ["is silent", { kind: "silent" }],
  ["knows no rotas", { kind: "one result for all", result: { errors: [{ message: "kaputt" }] } }],
];

test.each(failing)(
  "with a back end that %s the emergency numbers are there, and the page is not cached",
  async (_, behaviour) => {
    edge.backend.behave(behaviour);
    const { status, text, headers } = await get("/notdienste");
    expect([status, headers["cache-control"]]).toEqual([200, "private, no-store"]);
    expect(text).toContain('href="tel:144"');
    expect(textOf(text)).toContain("Die Dienstpläne können gerade nicht geladen werden.");
    expect(text).not.toContain("Jetzt im Dienst");
  },
);

test("a day without a rota says so; one that is over leads to today", async () => {
  edge.backend.answer("GetDuty", () => ({ data: { duty: { state: never, items: [] } } }));
  expect(textOf((await get("/notdienste")).text)).toContain("Für diesen Tag liegen uns keine Dienstpläne vor.");
  const past = await get("/notdienste?tag=2020-01-01");
  expect([past.status, past.headers.location]).toEqual([302, "/notdienste"]);
  for (const query of ["tag=2020-13-01", "tag=9999-01-01", "bezirk=tirol", "dienst=friseur"])
    expect((await get(`/notdienste?${query}`)).status, query).toBe(404);
});

test("the horoscope of a present without texts is a page, that of another day is not found", async () => {
  const horoscope = { state: never, start: "", texts: [] as object[], previous: "2026-01-02", next: null };
  edge.backend.answer("GetHoroscope", () => ({ data: { horoscope } }));
  const present = await get("/horoskop");
  expect([present.status, textOf(present.text).includes("noch kein Horoskop erschienen")]).toEqual([200, true]);
  expect(present.text).toContain('href="/horoskop?datum=2026-01-02"');
  expect((await get("/horoskop?datum=2020-01-01")).status).toBe(404);
  horoscope.texts = [{ sign: "leo", text: "Ein <b>guter</b> Tag." }];
  const past = await get("/horoskop?datum=2020-01-01");
  expect(past.text).toContain("Ein &lt;b&gt;guter&lt;/b&gt; Tag.");
  expect(past.text).toContain('content="noindex"');
});

const resort = (name: string, top: number) => ({ resort: name, depths: { base: 0, top }, openLifts: 0, lifts: 4 });

test("a widget may stand in any site's frame, knows no reader, and is sorted without script", async () => {
  const snow_report = {
    state: { as_of: "2026-01-02T08:00:00Z", is_stale: true, is_sample: false },
    resorts: [resort("Alpe", 90), resort("Berg", 20)],
  };
  edge.backend.answer("GetSnowReport", () => ({ data: { snow_report } }));
  const widget = await get("/widgets/schnee?sortierung=berg-auf", { headers: { cookie: "apollo:prod.token=x" } });
  expect(widget.headers["content-security-policy"]).toContain("frame-ancestors *");
  expect([widget.headers["x-frame-options"], widget.setCookies]).toEqual([undefined, []]);
  expect(widget.text.indexOf("Berg</span")).toBeLessThan(widget.text.indexOf("Alpe"));
  expect(textOf(widget.text)).toContain("Du siehst den letzten bekannten Stand.");
  expect(widget.text).not.toMatch(/<(?:header|footer|dialog)[\s>]|data-island="(?:consent|modal)/);
  // Nobody was asked who reads it.
  expect(edge.backend.operations().map(({ operationName }) => operationName)).toEqual(["GetSnowReport"]);
});

test("no other page may, and no other widget is there", async () => {
  const page = await get("/notdienste");
  expect(page.headers["content-security-policy"]).toContain("frame-ancestors 'self'");
  expect(page.headers["x-frame-options"]).toBe("SAMEORIGIN");
  for (const path of ["/widgets/wetter", "/widgets/Schnee", "/widgets/schnee/x", "/widgets", "/widgets/schnee?sortierung=x"])
    expect((await get(path)).status, path).toBe(404);
});

test("a report that never came says so, a back end that fails is an error", async () => {
  edge.backend.answer("GetSnowReport", () => ({ data: { snow_report: { state: never, resorts: [] } } }));
  const empty = await get("/widgets/schnee");
  expect([empty.status, textOf(empty.text).includes("liegen keine aktuellen Daten vor")]).toEqual([200, true]);
  edge.backend.behave({ kind: "fixed", status: 503, type: "text/plain", body: "" });
  expect((await get("/widgets/schnee")).status).toBe(503);
  expect((await get("/widgets/gemeinde")).status).toBe(503);
});

test("the municipality's news are asked for by the calls of the rules, and lead out of the frame", async () => {
  const post = { id: 7, slug: "ein-titel", title: { rendered: "Ein &lt;b&gt;Titel" }, date: "2026-01-02T10:00:00Z" };
  edge.backend.answerRest("/wp-json/wp/v2/posts", () => ({ body: [post] }));
  const { text } = await get("/widgets/gemeinde?gemeinde=lech&beitraege=2");
  expect(decodeURIComponent(edge.backend.requests[0]?.path ?? "")).toBe(
    "/wp-json/wp/v2/posts?per_page=2&category_slug=news-aus-lech&post_type=nnp_clubs,nnp_births,nnp_weddings,nnp_schools,nnp_baptism",
  );
  expect(text).toMatch(/<a href="\/ein-titel\/7" target="_blank"/);
  expect(text).toMatch(/<a href="\/gemeinde\/lech" target="_blank"[^>]*>Zur Gemeindeseite/);
  expect((await get("/widgets/gemeinde?gemeinde=lech&noheader")).text).not.toMatch(/<a href="\/ein-titel\/7" target/);

  edge.backend.answerRest("/wp-json/nnp/v1/topics/wohnen-lech", () => ({
    body: { title: "Wohnen", button_text: "", button_link: "javascript:alert(1)", posts: [post] },
  }));
  expect((await get("/widgets/gemeinde?thema=wohnen&gemeinde=lech")).text).toMatch(
    /<a href="\/themen\/wohnen-lech"[^>]*>Mehr zu „Wohnen“/,
  );
});

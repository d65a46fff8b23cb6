/** The breaking line over HTTP: on every page as soon as it is set, and gone from all of them at its end, whatever is kept where. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { DEMO_PASSWORD } from "#tests/support/journeys/demo-readers.ts";
import { hireSomebody } from "#tests/support/journeys/enter-newsroom.ts";
import { findStory, stories } from "#tests/support/pages/page-kinds.ts";
import { startSeparatePortal } from "#tests/support/portal.ts";

const PAGE = "/redaktion/eilmeldung";
const TEXT = "Rhein über die Ufer getreten";

let portal: Awaited<ReturnType<typeof startSeparatePortal>>;
let editor: string;
let other: string;
let reader: string;
let post: string;
/** Addresses with what `x-cache` said before a line was set; null of those that are nobody else's. */
let shared: string[];
let own: string[];

beforeAll(async () => {
  portal = await startSeparatePortal();
  const [one, two] = [await hireSomebody(portal, "editor"), await hireSomebody(portal, "editor")];
  editor = `PortalRedaktion=${one.session}`;
  other = `PortalRedaktion=${two.session}`;
  reader = await signIn("anna@leser.talblick.example");
  post = await findStory(portal.origin, stories.free);
  shared = ["/", post, "/themen/bodensee", "/gemeinde/dornbirn", "/news/politik", "/impressum", "/verkehr", "/video"];
  own = ["/profil", "/merkliste", "/nirgendwo/hier/nicht", "/gibt-es-nicht"];
}, 120_000);
afterAll(() => portal.stop());
afterEach(async () => {
  const { known } = await readNewsroom();
  if (known !== "") expect((await send({ intent: "end", known })).status).toBe(303);
});

async function signIn(username: string): Promise<string> {
  const body = new URLSearchParams({ intent: "login", username, password: DEMO_PASSWORD });
  const headers = { origin: portal.origin };
  const answer = await fetch(`${portal.origin}/profil?dialog=login`, { method: "POST", redirect: "manual", headers, body });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

async function get(path: string, cookie = "") {
  const response = await fetch(portal.origin + path, { redirect: "manual", headers: cookie === "" ? {} : { cookie } });
  const text = await response.text();
  return { status: response.status, text, headers: response.headers, cache: response.headers.get("x-cache") };
}

const hasLine = (text: string) => text.includes('aria-label="Eilmeldung"');

/** As the page has it: what its form would send. */
async function readNewsroom(cookie = editor) {
  const { text } = await get(PAGE, cookie);
  return {
    text,
    known: /name="known" value="(\d*)"/.exec(text)?.[1] ?? "",
    sameEnd: /name="sameEnd" value="([^"]*)"/.exec(text)?.[1] ?? "",
  };
}

function send(fields: Record<string, string>, cookie = editor) {
  const body = new URLSearchParams(fields);
  return fetch(portal.origin + PAGE, { method: "POST", redirect: "manual", headers: { cookie }, body });
}

async function set(fields: Record<string, string> = {}) {
  const line = { intent: "set", text: TEXT, link: post, end: "1h", known: "", ...fields };
  const answer = await send(line);
  expect([answer.status, await answer.text()]).toEqual([303, ""]);
}

/** A moment so many days from now, as the field of the form has it. */
function inDays(days: number): string {
  const zone = { timeZone: "Europe/Vienna", dateStyle: "short", timeStyle: "short" } as const;
  return new Intl.DateTimeFormat("sv-SE", zone).format(Date.now() + days * 86_400_000).replace(" ", "T");
}

const lookAtAll = () =>
  Promise.all([...shared.map((path) => get(path)), ...own.map((path) => get(path, reader)), get("/", reader), get(post, reader)]);

test("it stands on every page as soon as it is set, with one answer for all, and goes when it is ended", async () => {
  for (const path of shared) await get(path);
  for (const path of shared) expect.soft([path, (await get(path)).cache]).toEqual([path, "hit"]);
  const bare = await lookAtAll();
  expect(bare.filter(({ text }) => /eilmeldung ausblenden|data-breaking|\.breaking|breaking-line/i.test(text))).toEqual([]);

  await set();
  // At once: two seconds are for a network of many places.
  const shown = await lookAtAll();
  expect(shown.map(({ text }) => hasLine(text) && text.includes(`<a href="${post}">${TEXT}`))).toEqual(shown.map(() => true));
  expect(shown.map(({ status }) => status)).toEqual(bare.map(({ status }) => status));
  // Nothing is asked for it: neither by the page's own script, nor on the way to the back end.
  expect(shown.slice(0, shared.length).map(({ headers }) => headers.get("server-timing"))).toEqual(
    shared.map(() => expect.stringMatching(/"1 round trips"/)),
  );
  for (const path of shared) {
    const again = await get(path);
    expect.soft([path, again.cache, hasLine(again.text)]).toEqual([path, "hit", true]);
  }

  const { known } = await readNewsroom();
  expect((await send({ intent: "end", known })).status).toBe(303);
  const after = await lookAtAll();
  expect(after.filter(({ text }) => hasLine(text))).toEqual([]);
  const tagsOf = (pages: typeof after) => pages.slice(0, shared.length).map(({ headers }) => headers.get("etag"));
  expect(tagsOf(after)).toEqual(tagsOf(bare));
});

test("nothing that is kept outlives its end", async () => {
  await set({ end: "same", sameEnd: new Date(Date.now() + 5000).toISOString() });
  await lookAtAll();
  const before = await lookAtAll();
  expect(before.filter(({ text }) => !hasLine(text))).toEqual([]);
  expect(before.slice(0, shared.length).map(({ cache }) => cache)).toEqual(shared.map(() => "hit"));
  const [, ends = ""] = /data-ends="(\d+)"/.exec(before[0]?.text ?? "") ?? [];
  expect(Number(ends)).toBeGreaterThan(Date.now());
  await new Promise((resolve) => setTimeout(resolve, Number(ends) - Date.now() + 5));
  expect((await lookAtAll()).filter(({ text }) => hasLine(text))).toEqual([]);
  expect((await readNewsroom()).known).toBe("");
});

test("what is not a page for readers has none: the newsroom, widgets, the app, feeds, files and data", async () => {
  await set();
  const paths = [
    "/kontakt?noheader",
    "/onboarding/nav",
    "/widgets/schnee",
    "/widgets/gemeinde?gemeinde=dornbirn",
    "/feed",
    "/sitemap.xml",
    "/video/player",
    "/einwilligung/banner",
  ];
  for (const path of paths) expect.soft([path, (await get(path)).text.includes(TEXT)]).toEqual([path, false]);
  for (const path of ["/redaktion", "/redaktion/ticker"])
    expect.soft([path, (await get(path, editor)).text.includes(TEXT)]).toEqual([path, false]);
});

describe("two editors", () => {
  test("do not overwrite each other unseen, and what is sent twice is there once", async () => {
    const line = { intent: "set", text: TEXT, link: post, end: "1h", known: "" };
    expect([(await send(line)).status, (await send(line)).status]).toEqual([303, 303]);
    const seen = await readNewsroom(other);
    expect((await send({ ...line, text: "Rhein: Entwarnung", known: seen.known })).status).toBe(303);
    for (const fields of [
      { ...line, text: "Etwas anderes", known: "" },
      { ...line, text: "Etwas anderes", known: seen.known },
      { ...line, text: "Etwas anderes", known: seen.known, again: "on" },
      { intent: "end", known: seen.known },
    ]) {
      const answer = await send(fields, other);
      const text = await answer.text();
      expect.soft([answer.status, text.includes("Rhein: Entwarnung")]).toEqual([409, true]);
      if ("text" in fields) expect.soft(text).toContain("Etwas anderes</textarea>");
    }
    expect((await get("/")).text).toContain("Rhein: Entwarnung");
    const [first] = await readNumbers();
    const { known } = await readNewsroom(other);
    expect((await send({ ...line, text: "Etwas anderes", known, again: "on" }, other)).status).toBe(303);
    expect((await get("/")).text).toContain("Etwas anderes");
    expect((await readNumbers())[0]).not.toBe(first);
  });

  const readNumbers = async () => [...(await get("/")).text.matchAll(/data-breaking="(\d+)"/g)].map(([, number]) => number);
});

test.each([
  ["without a text", { text: " " }, "Schreib, was geschehen ist."],
  ["with a long text", { text: "x".repeat(121) }, "Höchstens 120 Zeichen."],
  ["to an unencrypted site", { link: "http://andere.example/x" }, "andere.example ist eine andere Website"],
  ["to the newsroom", { link: "/redaktion/team" }, "Diese Seite ist nicht für alle"],
  ["to a script", { link: "javascript:alert(1)" }, "weder eine Nummer noch"],
  ["to an unknown post", { link: "2147483647" }, "Diesen Beitrag gibt es nicht"],
  ["that ended yesterday", { end: "own", ownEnd: "2026-01-01T10:00" }, "in den nächsten 48 Stunden"],
  ["that ends in three days", { end: "own", ownEnd: inDays(3) }, "in den nächsten 48 Stunden"],
  ["without an end", { end: "" }, "Wähl, wann sie endet."],
])("one %s comes back with what is wrong, and is not set", async (_, fields, message) => {
  const answer = await send({ intent: "set", text: TEXT, link: post, end: "1h", known: "", ...fields });
  expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining(message)]);
  expect(hasLine((await get("/")).text)).toBe(false);
});

test("another site is marked, a ticker is named, and nobody learns who set it", async () => {
  await set({ link: "https://andere.example/lage?x=1" });
  const { text } = await get("/");
  expect(text).toContain('<a href="https://andere.example/lage?x=1" rel="noopener" data-external="">');
  expect(text).toContain("(externe Seite)");
  const { known } = await readNewsroom();
  await set({ link: await findStory(portal.origin, stories.ticker), known, again: "on" });
  expect((await get("/")).text).toContain("Zum Liveticker");
  const query = "{ breaking_line { id text link ends } newsroom { breaking_lines { text set_by } } }";
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${portal.origin}/graphql`, { method: "POST", headers, body: JSON.stringify({ query }) });
  expect(await answer.json()).toMatchObject({ data: { breaking_line: { text: TEXT }, newsroom: { breaking_lines: null } } });
  expect((await get("/")).text).not.toContain("Test editor");
  expect((await get(PAGE)).status).toBe(303);
  expect((await send({ intent: "end", known }, "")).status).toBe(303);
  expect(hasLine((await get("/")).text)).toBe(true);
});

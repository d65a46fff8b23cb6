/** Advertising over HTTP: on pages that have places, for readers who see them, and not one byte of it anywhere else. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { DEMO_PASSWORD } from "#tests/support/journeys/demo-readers.ts";
import { findStory, stories } from "#tests/support/pages/page-kinds.ts";
import { startSeparatePortal } from "#tests/support/portal.ts";

let portal: Awaited<ReturnType<typeof startSeparatePortal>>;
let free: string;
let premium: string;
let accident: string;

beforeAll(async () => {
  portal = await startSeparatePortal();
  free = await findStory(portal.origin, stories.elevenParagraphs);
  premium = await findStory(portal.origin, stories.premium);
  accident = await findStory(portal.origin, "auto-in-die-bregenzer-ach-gestuerzt");
  // The demo's own campaign stands in one section; here it stands in the whole paper.
  await post([campaign("demo-newsletter", { isOwn: true, advertiser: "Talblick", link: "/newsletter", ...running })]);
  await vi.waitUntil(async () => countAds(await read("/")) === 1, { timeout: 30_000, interval: 100 });
}, 120_000);
afterAll(() => portal.stop());

async function signIn(username: string): Promise<string> {
  const body = new URLSearchParams({ intent: "login", username, password: DEMO_PASSWORD });
  const headers = { origin: portal.origin };
  const answer = await fetch(`${portal.origin}/profil?dialog=login`, { method: "POST", redirect: "manual", headers, body });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

const get = (path: string, headers: Record<string, string> = {}) => fetch(portal.origin + path, { redirect: "manual", headers });
const read = async (path: string, headers: Record<string, string> = {}) => (await get(path, headers)).text();
const countAds = (html: string) => html.match(/<aside class="ad\b/g)?.length ?? 0;

/** As a program of the publisher's does; `end` has the campaigns of these names end at once. */
async function post(campaigns: object[]): Promise<{ key: string; id: number }[]> {
  const running = JSON.parse(readFileSync(join(portal.state, "running.json"), "utf8"));
  const response = await fetch(`${running.backendOrigin}/admin/campaigns`, {
    method: "POST",
    headers: { authorization: `Bearer ${running.adminToken}`, "content-type": "application/json" },
    body: JSON.stringify({ campaigns }),
  });
  const reply = await response.json();
  expect(response.status, JSON.stringify(reply)).toBe(200);
  return reply.campaigns;
}

const campaign = (key: string, changes = {}) => ({
  key,
  advertiser: `Firma ${key}`,
  link: `https://${key}.example/`,
  alt: `Bild von ${key}`,
  narrow: "demo:anzeige-newsletter-narrow",
  wide: "demo:anzeige-newsletter-wide",
  starts: "2020-01-01T00:00:00Z",
  ends: "2020-06-01T00:00:00Z",
  weight: 5,
  ...changes,
});
const now = Date.now();
const running = { starts: new Date(now - 86_400_000).toISOString(), ends: new Date(now + 86_400_000).toISOString() };

describe("a page", () => {
  test.each(["/", "/news/politik", "/themen/bodensee", "/gemeinde/dornbirn"])(
    "%s shows what is booked, labelled",
    async (path) => {
      const html = await read(path);
      expect(countAds(html)).toBe(1);
      expect(html).toContain(
        '<aside class="ad ad-strip" aria-label="Eigenanzeige: Talblick"><p aria-hidden="true">Eigenanzeige</p>',
      );
      expect(html).toMatch(/<a href="\/anzeige\/\d+" rel="sponsored noopener" data-ad="\d+">/);
    },
  );

  test.each(["/impressum", "/profil", "/abo", "/suche?q=rhein", "/wetter", "/termine", "/news/politik/page/2", "/gibt/es/nicht"])(
    "%s has no place",
    async (path) => expect(await read(path)).not.toMatch(/class="ad\b|data-ad|\/anzeige\//),
  );

  test("of a paid text has none, neither for strangers nor for who may read it", async () => {
    const claudia = await signIn("claudia@leser.talblick.example");
    for (const headers of [{}, { cookie: claudia }] as Record<string, string>[]) {
      const html = await read(premium, headers);
      expect(html).toContain("</article>");
      expect(countAds(html)).toBe(0);
    }
  });

  test("about an accident has none", async () => {
    expect(countAds(await read(free))).toBe(1);
    expect(countAds(await read(accident))).toBe(0);
  });

  test("has none for a crawler that is what it says, and in the app", async () => {
    const crawler = { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" };
    expect(countAds(await read("/", crawler))).toBe(0);
    expect(countAds(await read("/?noheader"))).toBe(0);
    expect(countAds(await read("/"))).toBe(1);
  });
});

test("where two are booked a stranger sees both, and who has paid for less sees one", async () => {
  await post([campaign("kaese", running), campaign("holz", running)]);
  await expect.poll(async () => countAds(await read(free))).toBe(2);
  const html = await read(free);
  expect(html.match(/<aside class="ad[^>]*>/g)?.every((tag) => /aria-label="(?:Eigena|A)nzeige: /.test(tag))).toBe(true);
  const anna = { cookie: await signIn("anna@leser.talblick.example") };
  const bernhard = { cookie: await signIn("bernhard@leser.talblick.example") };
  const claudia = { cookie: await signIn("claudia@leser.talblick.example") };
  expect([countAds(await read(free, anna)), countAds(await read(free, bernhard))]).toEqual([2, 2]);
  expect(countAds(await read(free, claudia))).toBe(1);
  await post([campaign("kaese"), campaign("holz")]);
});

test("a click leads to the stored address alone, and what is not there leads nowhere", async () => {
  const [kaese] = await post([campaign("kaese", running)]);
  const answer = await get(`/anzeige/${kaese?.id}?url=https://boese.example/`);
  expect([answer.status, answer.headers.get("location"), answer.headers.get("cache-control")]).toEqual([
    302,
    "https://kaese.example/",
    "private, no-store",
  ]);
  for (const path of ["/anzeige/999999", "/anzeige/0", "/anzeige/x", "/anzeige/https://boese.example", "/anzeige/rahmen"])
    expect((await get(path)).status, path).toBe(404);
  await post([campaign("kaese")]);
});

test("what ends is gone from every page at once, and without any a page is what it was, to the byte", async () => {
  const paths = ["/", "/news/politik", free];
  const before = await Promise.all(paths.map((path) => read(path)));
  await post([campaign("demo-newsletter", { isOwn: true })]);
  await expect.poll(async () => countAds(await read("/"))).toBe(0);
  const without = await Promise.all(paths.map((path) => read(path)));
  for (const [index, html] of without.entries()) {
    expect(html).not.toMatch(/\bad-strip|data-ad|Anzeige:|\.ad[ ,{]/);
    expect(html.length).toBeLessThan(before[index]?.length ?? 0);
  }
});

test("views are taken from this site's pages alone, and without anything about the reader", async () => {
  const send = (body: string, headers: Record<string, string>) =>
    fetch(`${portal.origin}/api/ad-views`, { method: "POST", body, headers });
  const own = { origin: portal.origin, "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" };
  expect((await send('{"campaign":1}', own)).status).toBe(204);
  expect((await send('{"campaign":1,"reader":2}', own)).status).toBe(400);
  expect((await send('{"campaign":1}', { ...own, origin: "https://andere.example" })).status).toBe(403);
  expect((await send("x".repeat(200), own)).status).toBe(413);
  expect((await fetch(`${portal.origin}/api/ad-views`, { headers: own })).status).toBe(405);
});

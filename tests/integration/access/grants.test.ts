/** Whom the portal vouches for (rules 4, 6): bots, partners, and readers who have just bought. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import {
  browser,
  googlebot,
  grantOf,
  isPrivate,
  isWhole,
  PREMIUM,
  roundTrips,
  signedIn,
  visit,
} from "#tests/support/edge/access-site.ts";
import { prepareEdge } from "#tests/support/edge/prepare-edge.ts";
import { type StandInProvider, startProvider } from "#tests/support/edge/stand-in-provider.ts";
import type { Portal } from "#tests/support/edge/start-edge.ts";
import { wirePremiumPost } from "#tests/support/wire/wire.ts";

const { edge, portal } = prepareEdge();

describe("a search engine's crawler", () => {
  test("by default gets the whole text for its user agent, uncached", async () => {
    const answer = await visit(portal, PREMIUM, { "user-agent": googlebot });
    expect([isWhole(answer), isPrivate(answer), roundTrips(answer)]).toEqual([true, true, 1]);
    expect(grantOf(edge)).toMatchObject({ aud: "grant", post: 101, reason: "BOT" });
  });

  test("where Cloudflare's word is wanted needs that as well, which no header of its own can replace", async () => {
    const strict = await edge.startPortal({ BOT_VERIFICATION: "cloudflare" });
    const claims = { "user-agent": googlebot, "cf-verified-bot": "true", "x-verified-bot": "true" };
    const lie = await visit(strict, PREMIUM, claims);
    expect([isWhole(lie), grantOf(edge)]).toEqual([false, null]);
    // On one machine the runtime takes the platform's word from this header.
    const withWord = (cf: unknown, userAgent = googlebot) =>
      visit(strict, PREMIUM, { "user-agent": userAgent, "mf-cf-blob": JSON.stringify(cf) });
    expect(isWhole(await withWord({ verifiedBotCategory: "Search Engine Crawler" }))).toBe(true);
    expect(isWhole(await withWord({ botManagement: { verifiedBot: true } }))).toBe(true);
    expect(isWhole(await withWord({ botManagement: { verifiedBot: false } }))).toBe(false);
    expect(isWhole(await withWord({ botManagement: { verifiedBot: true } }, browser))).toBe(false);
  });

  test("where its address is wanted needs one of its owner's", async () => {
    const strict = await edge.startPortal({
      BOT_VERIFICATION: "address",
      CRAWLER_RANGES: "66.249.64.0/27 2001:4860:4801:10::/64",
    });
    const from = (address: string) => visit(strict, PREMIUM, { "user-agent": googlebot, "cf-connecting-ip": address });
    expect(isWhole(await from("66.249.64.31"))).toBe(true);
    expect(isWhole(await from("2001:4860:4801:10::1"))).toBe(true);
    for (const address of ["66.249.64.32", "2001:4860:4801:11::1", "66.249.64.5, 192.0.2.1", "x"])
      expect([address, isWhole(await from(address))]).toEqual([address, false]);
  });

  test("that cannot be verified is no bot for /api/validate-bot either", async () => {
    const strict = await edge.startPortal({ BOT_VERIFICATION: "address" });
    const { text } = await strict(`/api/validate-bot?ua=${encodeURIComponent(googlebot)}`);
    expect(JSON.parse(text)).toEqual({ valid: false });
  });
});

describe("a reader whom a partner sent", () => {
  test("reads the whole text on the partner's account, uncached", async () => {
    const answer = await visit(portal, PREMIUM, { referer: "https://www.partner.example/a" });
    expect([isWhole(answer), isPrivate(answer), roundTrips(answer)]).toEqual([true, true, 1]);
    expect(grantOf(edge)).toMatchObject({ post: 101, reason: "PARTNER", host: "partner.example" });
  });

  test("whose browser fetches ahead gets nothing of it, and asks anew; what is free, or the reader's own, may be fetched", async () => {
    const referer = "https://www.partner.example/a";
    const ahead = await visit(portal, PREMIUM, { referer, "sec-purpose": "prefetch;prerender" });
    expect([ahead.status, isWhole(ahead), isPrivate(ahead), grantOf(edge)]).toEqual([503, false, true, null]);
    const looked = await portal(PREMIUM, { method: "HEAD", headers: { host: "www.talblick.example", referer } });
    expect([looked.status, grantOf(edge)]).toEqual([200, null]);
    expect((await visit(portal, "/ein-titel/100", { referer, "sec-purpose": "prefetch" })).status).toBe(200);
    edge.backend.reset();
    expect(isWhole(await visit(portal, PREMIUM, { referer }))).toBe(true);
  });

  test("whose partner has had its share for today, as the back end says, gets the wall", async () => {
    edge.backend.answer("GetPostByID", () => ({ data: { post: wirePremiumPost({ id: 101, slug: "premium", link: PREMIUM }) } }));
    const answer = await visit(portal, PREMIUM, { referer: "https://www.partner.example/a" });
    expect([answer.status, answer.text.includes("data-wall"), isPrivate(answer)]).toEqual([200, true, true]);
  });
});

describe("a reader who has just bought", () => {
  let provider: StandInProvider;
  let selling: Portal;
  beforeAll(async () => {
    provider = await startProvider();
    selling = await edge.startPortal({
      PAYWALL_AID: "TALBTEST",
      PAYWALL_SCRIPT_ORIGIN: provider.origin,
      PAYWALL_API_ORIGIN: provider.origin,
    });
  });
  afterEach(() => {
    provider.asked.length = 0;
    provider.answer({ code: 0, data: [] });
  });
  afterAll(() => provider.stop());

  const event = { "x-paywall-event": "checkoutComplete" };
  const bought = (rid = "RTALBPLUS") => ({
    code: 0,
    data: [{ access_id: "a1", granted: true, expire_date: null, resource: { rid, name: "Plus" } }],
  });

  test("gets the rest of the post as soon as the provider confirms it, uncached", async () => {
    provider.answer(bought());
    const answer = await visit(selling, PREMIUM, { ...signedIn, ...event });
    expect([isWhole(answer), isPrivate(answer)]).toEqual([true, true]);
    expect(grantOf(edge)).toMatchObject({ post: 101, reason: "EVENT" });
    expect(provider.asked).toEqual(["/api/v3/access/list?aid=TALBTEST&user_ref=ref-anna"]);
    expect(answer.text).toMatch(/<div class="paid[^"]*" data-paid="" id="weiter"><div[^>]*><p>Der bezahlte Absatz/);
  });

  test.each<[string, unknown]>([
    ["confirms nothing", { code: 0, data: [] }],
    ["confirms something that opens no posts", bought("RTALBPUR")],
    ["fails", { code: 5, message: "Down" }],
    ["answers nonsense", "<html>"],
    ["does not answer", null],
  ])("stays before the wall when the provider %s", async (_name, body) => {
    provider.answer(body);
    const answer = await visit(selling, PREMIUM, { ...signedIn, ...event });
    expect([answer.status, isWhole(answer), grantOf(edge)]).toEqual([200, false, null]);
    expect(answer.milliseconds).toBeLessThan(6000);
  });

  test("costs one round trip and no question to the provider without the event", async () => {
    provider.answer(bought());
    const answer = await visit(selling, PREMIUM, signedIn);
    expect([isWhole(answer), roundTrips(answer), provider.asked]).toEqual([false, 1, []]);
  });

  test("is somebody who is signed in: the event alone, or with a forged session, is worth nothing", async () => {
    provider.answer(bought());
    expect(isWhole(await visit(selling, PREMIUM, event))).toBe(false);
    const forged = { cookie: "EvoSSO=username%3Danna%26id%3D42%26h%3Dx%26t%3Dy; SsoSessionCookie=x", ...event };
    expect(isWhole(await visit(selling, PREMIUM, forged))).toBe(false);
    expect(provider.asked).toEqual([]);
  });

  test("the wall tells the provider's script who reads and what, and the page's policy lets it in", async () => {
    const { text, headers } = await visit(selling, PREMIUM, signedIn);
    const [, json = ""] =
      /data-island="paywall-wall"[^>]* data-props="([^"]*)"><div class="paid" data-paid="" id="weiter">/.exec(text) ?? [];
    expect(JSON.parse(json.replaceAll("&quot;", '"').replaceAll("&amp;", "&")).page).toMatchObject({
      config: { aid: "TALBTEST", scriptOrigin: provider.origin, apiOrigin: provider.origin },
      user: { id: 42, userRef: "ref-anna", tiers: [] },
      post: { id: 101, link: PREMIUM },
    });
    expect(headers["content-security-policy"]).toMatch(new RegExp(`script-src [^;]* ${new URL(provider.origin).host}`));
    expect((await visit(portal)).headers["content-security-policy"]).not.toContain(provider.origin);
  });
});

/** What the portal knows of a reader: municipality, app, bot, partner, session. */
import { parseSetCookie } from "cookie";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Answer, Question } from "#tests/support/edge/ask.ts";
import { PAID_TEXT } from "#tests/support/edge/canned-answers.ts";
import { type Edge, GRANT_SECRET, type Portal, startEdge } from "#tests/support/edge/start-edge.ts";
import { readSigned } from "#tests/support/units/read-caller.ts";
import { wirePremiumPost } from "#tests/support/wire/wire.ts";

let edge: Edge;
let portal: Portal;
beforeAll(async () => {
  edge = await startEdge();
  portal = await edge.startPortal({ APP_ENV: "prod" });
});
afterEach(() => edge.backend.reset());
afterAll(() => edge.stop());

const browser = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36";

describe("the municipality form", () => {
  const host = "www.talblick.example";
  const fromHere = { host, origin: `http://${host}`, "sec-fetch-site": "same-origin" };

  function choose(fields: Record<string, string>, headers: Record<string, string> = fromHere): Promise<Answer> {
    return portal("/gemeinde/gemeinde", {
      method: "POST",
      headers: { ...headers, "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(fields).toString(),
    });
  }

  test("keeps the choice for a year on the whole site and leads back", async () => {
    const { status, headers, setCookies } = await choose({ municipality: "gotzis", returnTo: "/themen/wohnen?a=1" });
    expect([status, headers.location]).toEqual([303, "/themen/wohnen?a=1"]);
    expect(setCookies).toHaveLength(1);
    expect(parseSetCookie(setCookies[0] ?? "")).toEqual({
      name: "CurrentCity",
      value: "gotzis",
      maxAge: 31_536_000,
      path: "/",
      domain: "talblick.example",
      sameSite: "lax",
    });
  });

  test.each([
    ["nnp.talblick.example", "talblick.example"],
    ["talblick.example", "talblick.example"],
    ["localhost:8787", undefined],
    ["127.0.0.1:8787", undefined],
  ])("posted on %s holds for the domain %s", async (askedHost, domain) => {
    const { setCookies } = await choose({ municipality: "gotzis" }, { host: askedHost, origin: `http://${askedHost}` });
    expect(parseSetCookie(setCookies[0] ?? "").domain).toBe(domain);
  });

  test("behind a proxy the cookie is one of the public origin: its domain, and encrypted lines only", async () => {
    const publicOrigin = "https://www.heimat.example";
    const proxied = await edge.startPortal({ PUBLIC_ORIGIN: publicOrigin });
    const { setCookies } = await proxied("/gemeinde/gemeinde", {
      method: "POST",
      headers: { host: "127.0.0.1:8787", origin: publicOrigin, "content-type": "application/x-www-form-urlencoded" },
      body: "municipality=gotzis",
    });
    expect(parseSetCookie(setCookies[0] ?? "")).toMatchObject({ value: "gotzis", domain: "heimat.example", secure: true });
  });

  test("forgets the choice when the generic option is chosen", async () => {
    const { status, headers, setCookies } = await choose({ municipality: "gemeinde", returnTo: "/gemeinde/gotzis" });
    expect([status, headers.location]).toEqual([303, "/gemeinde/gemeinde"]);
    expect(parseSetCookie(setCookies[0] ?? "")).toMatchObject({ value: "", maxAge: 0, path: "/", domain: "talblick.example" });
  });

  test("asks the back end nothing", async () => {
    await choose({ municipality: "gotzis" });
    expect(edge.backend.requests).toEqual([]);
  });

  test.each([["https://evil.example/"], ["//evil.example/"], ["/\\evil.example"], ["/\t/evil.example"], ["javascript:alert(1)"]])(
    "leads nowhere else when asked for %j",
    async (returnTo) => {
      const { status, headers } = await choose({ municipality: "gotzis", returnTo });
      expect(status).toBe(303);
      expect(new URL(headers.location ?? "missing:", `http://${host}`).host).toBe(host);
    },
  );

  test.each<[string, Record<string, string>]>([
    ["another site", { host, origin: "https://evil.example", "sec-fetch-site": "cross-site" }],
    ["another site in an older browser", { host, origin: "https://evil.example" }],
    ["a frame without origin", { host, origin: "null" }],
    ["a neighbouring subdomain", { host, origin: "http://blog.talblick.example", "sec-fetch-site": "same-site" }],
  ])("refuses a post from %s", async (_name, headers) => {
    const { status, setCookies } = await choose({ municipality: "gotzis" }, headers);
    expect([status, setCookies]).toEqual([403, []]);
  });

  test("works behind a proxy that speaks HTTPS for the portal", async () => {
    const proxied = await edge.startPortal({ PUBLIC_ORIGIN: "https://www.talblick.example" });
    const { status } = await proxied("/gemeinde/gemeinde", {
      method: "POST",
      headers: { host, origin: "https://www.talblick.example", "content-type": "application/x-www-form-urlencoded" },
      body: "municipality=gotzis",
    });
    expect(status).toBe(303);
  });

  test.each([["atlantis"], [""], ["__proto__"]])("knows no municipality %j", async (municipality) => {
    const { status, setCookies } = await choose({ municipality });
    expect([status, setCookies]).toEqual([404, []]);
  });

  test.each([
    ["application/json", '{"municipality":"gotzis"}'],
    ["text/plain", "municipality=gotzis"],
    ["multipart/form-data; boundary=x", "kaputt"],
    ["multipart/form-data", "kaputt"],
  ])("calls a body of type %s that is no form a Bad Request", async (type, body) => {
    const { status, setCookies } = await portal("/gemeinde/gemeinde", {
      method: "POST",
      headers: { ...fromHere, "content-type": type },
      body,
    });
    expect([status, setCookies]).toEqual([400, []]);
  });

  test("a reader who chose sees the choice, and the front page is asked for with it", async () => {
    const { text } = await portal("/", { headers: { cookie: "CurrentCity=gotzis" } });
    expect(text).toMatch(/<summary[^>]*>.*?Götzis.*?<\/summary>/s);
    const home = edge.backend.operations().find(({ operationName }) => operationName === "GetHome");
    expect(home?.variables).toEqual({ municipality: "gotzis" });
  });

  test("an unknown municipality in the cookie counts as none", async () => {
    const { status, text } = await portal("/", { headers: { cookie: "CurrentCity=%E0%A4%A" } });
    expect(status).toBe(200);
    expect(text).toContain("Gemeinde auswählen");
  });
});

describe("in the publisher's app", () => {
  const isWhole = ({ text }: Answer) => text.includes("<header class=") && text.includes("<footer");

  test.each<[string, string, Question]>([
    ["?noheader", "/themen/wohnen?noheader", {}],
    ["the iOS app", "/themen/wohnen", { headers: { "user-agent": `${browser} TalblickApp-iOS/3.1` } }],
    ["the Android app", "/themen/wohnen", { headers: { "user-agent": `${browser} TalblickApp-Android/3.1` } }],
  ])("a page comes without header and footer: %s", async (_name, path, question) => {
    const answer = await portal(path, question);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain("Was Wohnen kostet.");
    expect(answer.text).not.toMatch(/class="top-bar"|<footer|id="menu"|href="#inhalt"/);
  });

  test("error pages come without header and footer too, also when the back end is silent", async () => {
    const missing = await portal("/unbekannt?noheader");
    expect([missing.status, isWhole(missing)]).toEqual([404, false]);
    edge.backend.behave({ kind: "hangs up" });
    const failing = await portal("/themen/wohnen?noheader");
    expect([failing.status, isWhole(failing)]).toEqual([503, false]);
    expect(failing.text).not.toContain("<footer");
  });

  test("everybody else gets the whole page", async () => {
    expect(isWhole(await portal("/themen/wohnen", { headers: { "user-agent": browser } }))).toBe(true);
  });
});

describe("paid text", () => {
  const grantOf = () => edge.backend.operations().find(({ operationName }) => operationName === "GetPostByID")?.variables.grant;

  test.each([
    ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"],
    ["cXensebot/1.1a"],
    ["Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)"],
  ])("goes whole to the verified bot %s, by a signed grant, in one request", async (userAgent) => {
    const { text } = await portal("/premium/101", { headers: { "user-agent": userAgent } });
    expect(text).toContain(PAID_TEXT);
    expect(text).not.toContain("data-wall");
    const payload = readSigned(grantOf(), GRANT_SECRET);
    expect(payload).toMatchObject({ aud: "grant", post: 101, reason: "BOT" });
    expect(Math.abs(Number(payload.exp) - Date.now() / 1000 - 120)).toBeLessThan(30);
    expect(edge.backend.requests).toHaveLength(1);
  });

  test("goes whole to a reader whom a partner sent", async () => {
    const { text } = await portal("/premium/101", {
      headers: { "user-agent": browser, referer: "https://www.partner.example/a" },
    });
    expect(text).toContain(PAID_TEXT);
    expect(readSigned(grantOf(), GRANT_SECRET)).toMatchObject({ post: 101, reason: "PARTNER", host: "partner.example" });
  });

  test.each<[string, Record<string, string>]>([
    ["a reader", { "user-agent": browser }],
    ["a reader without user agent", {}],
    ["another bot", { "user-agent": "Mozilla/5.0 (compatible; bingbot/2.0)" }],
    ["a reader from elsewhere", { "user-agent": browser, referer: "https://partner.example.evil.example/" }],
    ["a reader who claims a session", { cookie: "EvoSSO=username%3Danna%26id%3D1%26h%3Dx%26t%3Dy; SsoSessionCookie=z" }],
    ["a reader who sends a grant along", { grant: "x.y", authorization: "Bearer x" }],
  ])("stays away from %s, and no grant is signed", async (_name, headers) => {
    for (const path of ["/premium/101", "/premium/101?grant=x.y"]) {
      edge.backend.reset();
      const { status, text } = await portal(path, { headers });
      expect(status).toBe(200);
      expect(text).not.toContain(PAID_TEXT);
      expect(grantOf()).toBeNull();
    }
  });

  test("that a publisher's back end sends along by mistake stays away as well", async () => {
    const blocks = ["eins", "zwei", PAID_TEXT].map((html) => ({ __typename: "ParagraphBlock" as const, html }));
    const post = wirePremiumPost({
      id: 101,
      slug: "premium",
      access: { granted: false, reason: "NONE", free_block_count: 2 },
      content_blocks: blocks,
    });
    edge.backend.answer("GetPostByID", () => ({ data: { post } }));
    const { status, text } = await portal("/premium/101", { headers: { "user-agent": browser } });
    expect(status).toBe(200);
    expect(text).not.toContain(PAID_TEXT);
  });
});

describe("session cookies", () => {
  const oversized = `EvoSSO=${encodeURIComponent(`username=anna&id=1&h=x&t=y&z=${"z".repeat(5000)}`)}; SsoSessionCookie=s`;

  test.each([
    ["half of the pair", "EvoSSO=username%3Danna%26id%3D1%26h%3Dx%26t%3Dy"],
    ["the other half", "SsoSessionCookie=s"],
    ["a forged pair", "EvoSSO=username%3Dadmin%26id%3D1%26h%3D%27OR1%26t%3D..%2F..; SsoSessionCookie=%00"],
    ["garbage", "EvoSSO=%E0%A4%A;;=;;EvoSSO; SsoSessionCookie=\u00e4\u00f6; =x; __proto__=y; constructor=z"],
    ["markup", "EvoSSO=username%3D%3Cscript%3E%26fullname%3D%3Cscript%3E%26id%3D1%26h%3Dx%26t%3Dy; SsoSessionCookie=s"],
    ["an oversized pair", oversized],
    ["as many cookies as a browser keeps", Array.from({ length: 180 }, (_, index) => `c${index}=${index}`).join("; ")],
  ])("never cause an error or show up in a page: %s", async (_name, cookie) => {
    for (const path of ["/", "/premium/101", "/gemeinde/dornbirn", "/themen"]) {
      const { status, text } = await portal(path, { headers: { cookie } });
      expect([path, status]).toEqual([path, 200]);
      expect(text).not.toMatch(/anna(?!-berger)|username|admin/);
    }
  });
});

/** Automatic login at the edge (rules 4): what the cookies of the single sign-on cost, and what becomes of them. */
import { parseSetCookie } from "cookie";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { ANNA, annasCookies, pairHeaders, validAutologin, wireUser } from "#tests/support/edge/account-answers.ts";
import type { Answer } from "#tests/support/edge/ask.ts";
import { type Edge, type Portal, startEdge } from "#tests/support/edge/start-edge.ts";

let edge: Edge;
let portal: Portal;
beforeAll(async () => {
  edge = await startEdge();
  portal = await edge.startPortal({ APP_ENV: "prod" });
});
afterEach(() => {
  edge.backend.reset();
  edge.log.length = 0;
});
afterAll(() => edge.stop());

const host = "www.talblick.example";
const browser = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36";
const visit = (path: string, cookie: string, headers: Record<string, string> = {}) =>
  portal(path, { headers: { host, "user-agent": browser, cookie, ...headers } });

const names = () => edge.backend.operations().map(({ operationName }) => operationName);
const autologins = () => names().filter((name) => name === "autologin").length;
const cookieOf = (answer: Answer, name: string) =>
  answer.setCookies.map((header) => parseSetCookie(header)).find((cookie) => cookie.name === name);
const clearedOf = ({ setCookies }: Answer) =>
  setCookies
    .map((header) => parseSetCookie(header))
    .filter(({ maxAge, value }) => maxAge === 0 && value === "")
    .map(({ name, domain, path }) => [name, domain, path]);

const everyVariant = [undefined, "www.talblick.example", "talblick.example"].flatMap((domain) => [
  ["EvoSSO", domain, "/"],
  ["SsoSessionCookie", domain, "/"],
]);

describe("a reader who is signed in", () => {
  test.each([["/"], ["/ein-titel/100"], ["/themen/wohnen"], ["/impressum"], ["/gemeinde/dornbirn"], ["/profil"]])(
    "is verified together with the questions of %s, in one request",
    async (path) => {
      const answer = await visit(path, annasCookies);
      expect(answer.status).toBe(200);
      expect(answer.headers["server-timing"]).toContain('backend;desc="1 round trips"');
      expect(edge.backend.requests).toHaveLength(1);
      expect(autologins()).toBe(1);
      expect(edge.backend.requests[0]?.headers).toMatchObject({ "x-mutation": "true", "x-caller": expect.any(String) });
      expect(clearedOf(answer)).toEqual([]);
      expect(answer.text).not.toContain("Du bist nicht mehr angemeldet");
    },
  );

  test("costs nothing for the next five minutes", async () => {
    const first = await visit("/", annasCookies);
    const kept = cookieOf(first, "PortalSession");
    expect(kept).toMatchObject({ httpOnly: true, sameSite: "lax", path: "/", maxAge: 300 });
    expect(first.headers["cache-control"]).toBe("private, no-store");
    const cookie = `${annasCookies}; PortalSession=${encodeURIComponent(kept?.value ?? "")}`;
    const next = await visit("/themen", cookie);
    expect([next.status, next.setCookies, next.headers["cache-control"]]).toEqual([200, [], "private, no-cache"]);
    expect(autologins()).toBe(1);

    // What was kept counts for that very pair only.
    await visit("/themen", cookie.replaceAll(ANNA.hash, "h-andere"));
    expect(autologins()).toBe(2);
    await visit("/themen", cookie.replaceAll(ANNA.token, "t-andere"));
    expect(autologins()).toBe(3);
  });

  test.each([["x"], ["eyJhIjoxfQ=="], [encodeURIComponent('"../x".sig')]])(
    "a forged name %s of what was kept is worth nothing",
    async (value) => {
      const answer = await visit("/themen", `${annasCookies}; PortalSession=${value}`);
      expect([answer.status, autologins()]).toEqual([200, 1]);
    },
  );

  test("over an encrypted line what was kept is named on encrypted lines only", async () => {
    const proxied = await edge.startPortal({ PUBLIC_ORIGIN: "https://www.talblick.example" });
    const answer = await proxied("/", { headers: { "user-agent": browser, cookie: annasCookies } });
    expect(cookieOf(answer, "PortalSession")).toMatchObject({ secure: true });
  });

  test("nothing of the session stands in any page", async () => {
    for (const path of ["/", "/ein-titel/100", "/profil", "/profil?dialog=generic"]) {
      const { text } = await visit(path, annasCookies);
      expect(text).not.toContain(ANNA.token);
      expect(text).not.toContain(ANNA.hash);
    }
  });

  test("an unknown asset asks for no session", async () => {
    await visit("/assets/weg.js", annasCookies);
    expect(autologins()).toBe(0);
  });

  test("a plain redirect, a picture or the back end's own answers cost no automatic login", async () => {
    for (const path of ["/startseite", "/media/a.jpeg", "/wp-json/wp/v2/posts", "/health", "/builds/latest.json"])
      await visit(path, annasCookies);
    expect(autologins()).toBe(0);
  });
});

describe("a pair that the back end makes last longer", () => {
  test("does so in the reader's browser, with the token, wherever the automatic login came from", async () => {
    edge.backend.setCookies([...pairHeaders, "fremd=1; Path=/", "PortalDevice=x; Path=/"]);
    const page = await visit("/themen", annasCookies);
    expect(page.setCookies.slice(0, 2)).toEqual(pairHeaders);
    expect(cookieOf(page, "apollo:prod.token")).toMatchObject({ value: ANNA.token, maxAge: 604_800 });
    expect([cookieOf(page, "fremd"), cookieOf(page, "PortalDevice")]).toEqual([undefined, undefined]);
    const body = JSON.stringify({ query: "{ __typename }", operationName: "autologin", variables: {} });
    const call = await portal("/graphql", { method: "POST", headers: { host, "content-type": "application/json" }, body });
    expect(call.setCookies).toEqual(pairHeaders);
  });

  test("is that of this very session: no other one is put in its place", async () => {
    edge.backend.setCookies(pairHeaders.map((header) => header.replaceAll(ANNA.hash, "h-andere")));
    const { setCookies } = await visit("/themen", annasCookies);
    expect(setCookies.filter((header) => /^(?:EvoSSO|SsoSessionCookie|apollo)/.test(header))).toEqual([]);
  });

  test("stays as it is for a reader who signs out with that request", async () => {
    edge.backend.setCookies(pairHeaders);
    const headers = { origin: `http://${host}`, "content-type": "application/x-www-form-urlencoded" };
    const cookie = annasCookies;
    const answer = await portal("/profil", { method: "POST", headers: { host, cookie, ...headers }, body: "intent=logout" });
    expect(answer.setCookies.filter((header) => pairHeaders.includes(header))).toEqual([]);
  });
});

describe("a pair that the back end refuses", () => {
  const forged = annasCookies.replaceAll(ANNA.token, "t-gefälscht".replace("ä", "ae"));

  test("is cleared for every domain, with the token, and the reader sees the page", async () => {
    const answer = await visit("/themen/wohnen", `${forged}; apollo:prod.token=t; CurrentCity=gotzis`);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain("Du bist nicht mehr angemeldet");
    expect(answer.text).toContain('href="/profil?dialog=login&amp;returnTo=%2Fthemen%2Fwohnen"');
    expect(answer.headers["cache-control"]).toBe("private, no-store");
    expect(clearedOf(answer)).toEqual([...everyVariant, ["apollo:prod.token", undefined, "/"]]);
    expect(autologins()).toBe(1);
    expect(edge.backend.requests).toHaveLength(1);
    await expect.poll(() => edge.log.join("\n")).toContain('"autologin: not successful","reason":"autologin_failed"');
    expect(edge.log.join("\n")).not.toMatch(/t-gefaelscht|h-anna|anna@/);
  });

  test.each([
    ["another number", { user_id: 43 }],
    ["another hash", { hash: "h-andere" }],
    ["no name", { login: "" }],
    ["no number", { user_id: 0 }],
  ])("so is one that is answered with %s", async (_name, overrides) => {
    const autologin = { ...validAutologin.data.autologin, user: { ...wireUser, ...overrides } };
    edge.backend.answer("autologin", () => ({ data: { autologin } }));
    const answer = await visit("/", annasCookies);
    expect([answer.status, clearedOf(answer)]).toEqual([200, everyVariant]);
    expect(cookieOf(answer, "PortalSession")).toBeUndefined();
  });

  test.each([["autologin_successful"], ["AUTOLOGIN_SUCCESSFULL"], ["0"], [""]])(
    "so is one answered with the code %j",
    async (code) => {
      edge.backend.answer("autologin", () => ({ data: { autologin: { ...validAutologin.data.autologin, code } } }));
      expect(clearedOf(await visit("/", annasCookies))).toEqual(everyVariant);
    },
  );

  test("what an earlier page kept of it is forgotten", async () => {
    const first = await visit("/", annasCookies);
    const kept = `PortalSession=${encodeURIComponent(cookieOf(first, "PortalSession")?.value ?? "")}`;
    const refused = await visit("/", `${forged}; ${kept}`);
    expect(cookieOf(refused, "PortalSession")).toMatchObject({ value: "" });
    expect(clearedOf(refused)).toEqual(expect.arrayContaining(everyVariant));
    edge.backend.requests.length = 0;
    await visit("/", `${annasCookies}; ${kept}`);
    expect(autologins()).toBe(1);
  });
});

describe("cookies that are no pair", () => {
  const sso = annasCookies.split("; ")[0] ?? "";

  test.each([
    ["half of the pair", sso],
    ["the other half", "SsoSessionCookie=s"],
    ["a pair without a hash", "EvoSSO=username%3Danna%26id%3D1%26t%3Dy; SsoSessionCookie=s"],
    ["an oversized pair", `${sso}${"x".repeat(5000)}; SsoSessionCookie=s`],
    ["garbage", "EvoSSO=%E0%A4%A; SsoSessionCookie=%00"],
    ["an empty pair", "EvoSSO=; SsoSessionCookie="],
  ])("%s is cleared without a question", async (_name, cookie) => {
    const answer = await visit("/themen/wohnen", cookie);
    expect([answer.status, autologins()]).toEqual([200, 0]);
    expect(clearedOf(answer)).toEqual(everyVariant);
  });

  test.each([["%0d%0ax-caller:%20forged"], ["%00"], ["%F0%9F%98%80"]])(
    "a token %s that no header can carry goes nowhere, and the reader sees the page",
    async (token) => {
      const answer = await visit("/themen/wohnen", `apollo:prod.token=${token}`);
      expect([answer.status, autologins()]).toEqual([200, 0]);
      expect(edge.backend.requests[0]?.headers).toMatchObject({ authorization: "Bearer" });
    },
  );

  test("a path of a thousand folders makes no thousand headers", async () => {
    const answer = await visit(`/${"a/".repeat(1000)}`, "SsoSessionCookie=s");
    expect(answer.setCookies).toHaveLength(everyVariant.length);
  });

  test("who has none of them gets none", async () => {
    expect((await visit("/", "CurrentCity=gotzis; a=b")).setCookies).toEqual([]);
  });
});

describe("a back end that fails does not sign readers out", () => {
  test.each([
    ["has an error", { errors: [{ message: "kaputt" }] }],
    ["has an error and null", { data: { autologin: null }, errors: [{ message: "kaputt" }] }],
    ["answers without a code", { data: { autologin: { user: wireUser } } }],
  ])("when the automatic login %s, the page comes and the cookies stay", async (_name, result) => {
    edge.backend.answer("autologin", () => result);
    const answer = await visit("/themen/wohnen", annasCookies);
    expect([answer.status, answer.setCookies]).toEqual([200, []]);
    await expect.poll(() => edge.log.join("\n")).toMatch(/"level":"error".*"message":"autologin: /);
  });

  test.each([
    [{ kind: "hangs up" }, 503],
    [{ kind: "silent" }, 503],
    [{ kind: "fixed", status: 500, type: "text/html", body: "<h1>x</h1>" }, 500],
  ] as const)("when it does %j, it is asked once and the cookies stay", async (behaviour, status) => {
    edge.backend.behave(behaviour);
    const answer = await visit("/themen/wohnen", annasCookies);
    expect([answer.status, answer.setCookies]).toEqual([status, []]);
    expect(edge.backend.requests).toHaveLength(1);
  });
});

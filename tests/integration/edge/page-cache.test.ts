/** The edge cache (decision 7) in the built portal: what it keeps, who gets it, and what cannot get into it. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Answer } from "#tests/support/edge/ask.ts";
import { type Edge, type Portal, startEdge } from "#tests/support/edge/start-edge.ts";
import { wirePost } from "#tests/support/wire/wire.ts";

const SECRET = "a-secret-of-the-newsroom";
const POST = "/fahrradtag/100";
const PREMIUM = "/premium/101";

let edge: Edge;
let portal: Portal;

beforeAll(async () => {
  edge = await startEdge();
  portal = await edge.startPortal({ APP_ENV: "prod", EDGE_CACHE: "isolate", CACHE_PURGE_SECRET: SECRET });
});
afterEach(async () => {
  edge.backend.reset();
  edge.log.length = 0;
  await purge("everything");
});
afterAll(() => edge.stop());

function purge(...tags: string[]): Promise<Answer> {
  const headers = { authorization: `Bearer ${SECRET}`, "content-type": "application/json" };
  return portal("/api/cache/purge", { method: "POST", headers, body: JSON.stringify({ tags }) });
}

/** Where the post of the canned answers lies. */
async function findPost(): Promise<string> {
  const { headers } = await portal("/x/100");
  return headers.location ?? POST;
}

const word = ({ headers }: Answer) => headers["x-cache"] ?? null;
const asked = () => edge.backend.requests.length;

describe("a page", () => {
  test("is asked of the back end once, and given to everybody in the encoding that they take", async () => {
    const first = await portal("/");
    const count = asked();
    const answers = await Promise.all(
      ["identity", "gzip", "br", "gzip, deflate, br", "br;q=0, gzip"].map((encoding) =>
        portal("/", { headers: { "accept-encoding": encoding } }),
      ),
    );
    expect([word(first), ...answers.map(word)]).toEqual(["miss", "hit", "hit", "hit", "hit", "hit"]);
    expect(answers.map(({ headers }) => headers["content-encoding"])).toEqual([undefined, "gzip", "br", "br", "gzip"]);
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set([first.text]));
    expect(new Set(answers.map(({ headers }) => headers["content-security-policy"]))).toEqual(
      new Set([first.headers["content-security-policy"]]),
    );
    expect(asked()).toBe(count);
  });

  test("is rendered once, though a hundred ask at once", async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => portal("/page/2")));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(edge.backend.operations().filter(({ operationName }) => operationName === "GetPosts")).toHaveLength(1);
  });

  test("is not sent again to a browser that has it", async () => {
    const { headers } = await portal("/");
    const again = await portal("/", { headers: { "if-none-match": headers.etag ?? "" } });
    expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
    expect(again.headers["content-security-policy"]).toBe(headers["content-security-policy"]);
  });

  test("has data that are asked of the back end once for all readers", async () => {
    const { id } = JSON.parse((await portal("/builds/latest.json")).text);
    const ask = (headers: Record<string, string> = {}) => portal(`/abo/_payload.json?${id}`, { headers });
    const first = await ask();
    const count = asked();
    expect([first.status, word(first), first.headers["cache-control"]]).toEqual([200, "miss", "public, max-age=60"]);
    const personal = { cookie: "hash=h; token=t; CurrentCity=dornbirn", "user-agent": "TalblickApp-iOS/3" };
    const again = [await ask(), await ask(personal), await ask({ "accept-encoding": "br" })];
    expect(again.map((answer) => [word(answer), answer.text])).toEqual(Array(3).fill(["hit", first.text]));
    expect((await portal("/abo/_payload.json?19700101000000")).status).toBe(404);
    expect((await portal("/abo/_payload.json")).status).toBe(404);
    expect(count).toBeGreaterThan(0);
    expect(asked()).toBe(count);
  });

  test("is not kept by any cache on the way", async () => {
    for (let round = 0; round < 2; round += 1) {
      const { headers } = await portal("/");
      expect([headers["cache-control"], headers.vary]).toEqual(["private, no-cache", "accept-encoding, cookie"]);
    }
  });

  test("has the same headers from memory as rendered, but for what they say of the memory", async () => {
    const passing = ["x-cache", "x-request-id", "server-timing", "age", "date"];
    const [first, second] = [await portal("/themen"), await portal("/themen")];
    const lasting = ({ headers }: Answer) => Object.entries(headers).filter(([name]) => !passing.includes(name));
    expect(Object.fromEntries(lasting(second))).toEqual(Object.fromEntries(lasting(first)));
  });
});

describe("what others send does not reach a page", () => {
  const poison: [string, Record<string, string>][] = [
    ["a forwarded host", { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https", forwarded: "host=evil.example" }],
    ["another address", { "x-original-url": "/profil", "x-rewrite-url": "/profil" }],
    ["another method", { "x-http-method-override": "POST", "x-method-override": "DELETE" }],
    ["a user agent", { "user-agent": "<script>alert(1)</script>" }],
    ["cookies", { cookie: "consent=1; x=<script>; PortalMeter=evil; PortalDevice=evil" }],
    ["a language", { "accept-language": "<script>", accept: "application/json" }],
    ["a referrer", { referer: "https://evil.example/?<script>" }],
    ["an authorization", { authorization: "Bearer evil" }],
    ["an origin", { origin: "https://evil.example" }],
    ["a part", { range: "bytes=0-10" }],
    ["a condition", { "if-modified-since": "Sat, 01 Jan 2050 00:00:00 GMT" }],
  ];
  test.each(poison)("%s", async (_name, headers) => {
    const clean = await portal("/");
    await purge("everything");
    const poisoned = await portal("/", { headers });
    const after = await portal("/");
    expect([poisoned.status, word(poisoned), word(after)]).toEqual([200, "miss", "hit"]);
    expect([poisoned.text, after.text]).toEqual([clean.text, clean.text]);
  });

  test("nor does another name of the site, which has pages of its own", async () => {
    const { text } = await portal("/", { headers: { host: "evil.example" } });
    expect(text).toContain("evil.example");
    const { text: own } = await portal("/");
    expect(own).not.toContain("evil.example");
  });
});

test("parameters that no page reads fill neither the memory nor the back end", async () => {
  await portal("/");
  const count = asked();
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) => portal(`/?${index}=${"x".repeat(index)}&utm_source=${index}&noise[]=${index}`)),
  );
  expect(new Set(answers.map(word))).toEqual(new Set(["hit"]));
  expect(asked()).toBe(count);
});

describe("who is somebody gets a page of their own, and leaves none behind", () => {
  test.each([
    ["a cookie pair", { cookie: "EvoSSO=x; SsoSessionCookie=y" }],
    ["an auth token", { cookie: "apollo:prod.token=x" }],
    ["a kept session", { cookie: "PortalSession=x" }],
    ["a partner's reader", { referer: "https://www.partner.example/" }],
    ["a crawler with full text", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }],
    ["a purchase", { "x-paywall-event": "checkoutComplete" }],
  ])("%s", async (_name, headers) => {
    const path = PREMIUM;
    const own = await portal(path, { headers });
    const shared = await portal(path);
    expect([word(own), word(shared)]).toEqual([null, "miss"]);
    expect(word(await portal(path, { headers }))).toBeNull();
    expect(word(await portal(path))).toBe("hit");
  });

  test("a posted form", async () => {
    await portal("/");
    expect(word(await portal("/", { method: "POST", headers: { origin: "null" } }))).toBeNull();
  });
});

describe("where free reads are counted", () => {
  test("premium posts are private, all others are shared", async () => {
    const metered = await edge.startPortal({ APP_ENV: "prod", EDGE_CACHE: "isolate", METERED_POSTS: "2" });
    const free = await findPost();
    const words = async (path: string) => [word(await metered(path)), word(await metered(path))];
    expect(await words(PREMIUM)).toEqual([null, null]);
    expect(await words(free)).toEqual(["miss", "hit"]);
  });
});

describe("for a developer nothing is kept, and a header says what production would do", () => {
  const decide = async (ask: Portal, path: string, headers: Record<string, string> = {}) =>
    (await ask(path, { headers })).headers["x-edge-cache"];

  test("of a shared page, rendered without what it does not read", async () => {
    const developers = await edge.startPortal({ EDGE_CACHE: "dry-run" });
    const address = "/gemeinde/dornbirn?utm_source=x&page=2";
    expect(await decide(developers, address)).toBe("would share for 60 s: /gemeinde/dornbirn?page=2");
    const count = asked();
    const again = await developers("/gemeinde/dornbirn?page=2");
    expect([word(again), asked() > count]).toEqual(["miss", true]);
    expect(await decide(developers, "/?noheader", { cookie: "CurrentCity=dornbirn" })).toBe(
      "would share for 60 s: /, app mode, dornbirn",
    );
  });

  test("of a page that is not shared, or not with this reader", async () => {
    const developers = await edge.startPortal({ EDGE_CACHE: "dry-run" });
    const own = "would render for whoever asks: ";
    expect(await decide(developers, "/merkliste")).toBe(`${own}its record is not shared`);
    const notEverybodys = `${own}this request or its answer is not everybody's`;
    expect(await decide(developers, "/abo?ref=mail")).toBe(notEverybodys);
    expect(await decide(developers, "/", { cookie: "EvoSSO=x" })).toBe(notEverybodys);
  });

  test("and in production nothing is said", async () => {
    expect(await decide(portal, "/")).toBeUndefined();
  });
});

describe("a change of content", () => {
  test("is seen by the very next reader of the pages that show it, and costs no others anything", async () => {
    const path = await findPost();
    edge.backend.nameContents("post:100, menus");
    await portal(path);
    edge.backend.nameContents("post:7");
    await portal("/page/2");
    edge.backend.nameContents("post:100, menus");
    edge.backend.answer("GetPostByID", () => ({ data: { post: wirePost({ title: { rendered: "Der neue Titel" } }) } }));
    expect((await portal(path)).text).not.toContain("Der neue Titel");
    expect((await purge("post:100")).status).toBe(204);
    const changed = await portal(path);
    expect([word(changed), changed.text.includes("Der neue Titel")]).toEqual(["miss", true]);
    expect(word(await portal("/page/2"))).toBe("hit");
  });

  test("is no stranger's to announce", async () => {
    await portal("/");
    for (const authorization of ["", "Bearer", "Bearer wrong-secret-of-the-newsroom", SECRET]) {
      const headers = { authorization, "content-type": "application/json" };
      const { status } = await portal("/api/cache/purge", { method: "POST", headers, body: '{"tags":["everything"]}' });
      expect(status).toBe(401);
    }
    expect(word(await portal("/"))).toBe("hit");
  });
});

describe("while the back end is away", () => {
  test.each([
    ["errors", { kind: "fixed", status: 500, type: "text/html", body: "<h1>Error</h1>" }],
    ["garbage", { kind: "fixed", status: 200, type: "application/json", body: "{]" }],
    ["broken connections", { kind: "hangs up" }],
    ["half answers", { kind: "stops halfway" }],
    ["silence", { kind: "silent" }],
  ] as const)("(%s) pages that were read keep coming, changed ones too; others say so", async (_name, behaviour) => {
    const path = await findPost();
    const before = await portal(path);
    await portal("/");
    edge.backend.behave(behaviour);
    await purge("everything");
    const answers = [await portal(path), await portal(path), await portal("/")];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.map(word)).toEqual(["stale", "stale", "stale"]);
    expect(answers[0]?.text).toBe(before.text);
    const other = await portal("/page/3");
    expect(other.status).toBeGreaterThanOrEqual(500);
    expect(word(other)).toBeNull();
  });
});

test("an address that is not there is no page to keep", async () => {
  expect([word(await portal("/gibt-es-nicht")), word(await portal("/gibt-es-nicht"))]).toEqual([null, null]);
  expect((await portal("/gibt-es-nicht")).status).toBe(404);
});

test("an address that leads elsewhere does so for everybody, with their own parameters", async () => {
  for (const source of ["mail", "social"]) {
    const { status, headers } = await portal(`/falscher-titel/100?utm_source=${source}`);
    expect([status, headers.location]).toEqual([301, `${await findPost()}?utm_source=${source}`]);
  }
});

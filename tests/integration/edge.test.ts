/** What the portal answers without a page: its own small interfaces, what it passes on, and what every answer carries. */
import { createHash } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { readSigned } from "../support/read-caller.ts";
import { BACKEND_TIMEOUT_MS, type Edge, GRANT_SECRET, type Portal, startEdge } from "../support/start-edge.ts";
import { wirePost } from "../support/wire.ts";

let edge: Edge;
let portal: Portal;
beforeAll(async () => {
  edge = await startEdge();
  portal = await edge.startPortal({ APP_ENV: "prod" });
});
afterEach(() => edge.backend.reset());
afterAll(() => edge.stop());

describe("bot validation", () => {
  test.each([
    ["Googlebot/2.1", true],
    ["Mozilla/5.0 (compatible; cXensebot/1.1a)", true],
    ["Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)", true],
    ["Mozilla/5.0 (compatible; bingbot/2.0)", false],
    ["Mozilla/5.0 Chrome/142", false],
    ["", false],
  ])("%s is valid: %s", async (userAgent, valid) => {
    const { status, headers, text } = await portal(`/api/validate-bot?ua=${encodeURIComponent(userAgent)}&host=talblick.example`);
    expect(status).toBe(200);
    expect(headers["content-type"]).toContain("application/json");
    expect(headers["cache-control"]).toBe("no-store");
    expect(JSON.parse(text)).toEqual({ valid });
  });

  test("without a user agent, or with an endless one, it is not", async () => {
    expect(JSON.parse((await portal("/api/validate-bot")).text)).toEqual({ valid: false });
    expect(JSON.parse((await portal(`/api/validate-bot?ua=${"x".repeat(2000)}googlebot`)).text)).toEqual({ valid: false });
  });

  test("can only be asked", async () => {
    const { status, headers } = await portal("/api/validate-bot?ua=googlebot", { method: "POST" });
    expect([status, headers.allow]).toEqual([405, "GET"]);
  });
});

describe("builds", () => {
  test("the latest build names itself, never from a cache", async () => {
    const { status, headers, text } = await portal("/builds/latest.json?1700000000000");
    expect([status, headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(JSON.parse(text)).toEqual({ id: expect.stringMatching(/^\d{14}$/), timestamp: expect.any(Number) });
  });

  test("its manifest has the route rules and the prerendered paths, and may be kept for good", async () => {
    const { id } = JSON.parse((await portal("/builds/latest.json")).text);
    const { status, headers, text } = await portal(`/builds/meta/${id}.json`);
    expect(status).toBe(200);
    expect(headers["cache-control"]).toContain("immutable");
    const manifest = JSON.parse(text);
    expect(manifest).toMatchObject({ id, prerendered: [] });
    expect(JSON.stringify(manifest)).toContain("/startseite");
  });

  test("no other build is known", async () => {
    expect((await portal("/builds/meta/19700101000000.json")).status).toBe(404);
  });
});

describe("health", () => {
  test("is 200 with the build when portal and back end work", async () => {
    const { status, text } = await portal("/health");
    expect(status).toBe(200);
    expect(JSON.parse(text)).toEqual({ ok: true, build: expect.stringMatching(/^\d{14}$/), backend: "ok" });
  });

  test.each([
    [{ kind: "hangs up" }, "unreachable"],
    [{ kind: "silent" }, "unreachable"],
    [{ kind: "stops halfway" }, "unreachable"],
    [{ kind: "fixed", status: 500, type: "text/plain", body: "x" }, "answered 500"],
    [{ kind: "fixed", status: 200, type: "text/html", body: "<h1>Wartung</h1>" }, "answered no GraphQL result"],
  ] as const)("is 503 when the back end does not: %j", async (behaviour, backend) => {
    edge.backend.behave(behaviour);
    const { status, headers, text } = await portal("/health");
    expect([status, headers["retry-after"], headers["cache-control"]]).toEqual([503, "30", "no-store"]);
    expect(JSON.parse(text)).toMatchObject({ ok: false, backend });
  });
});

describe("what is the back end's", () => {
  const personal = {
    cookie: "EvoSSO=x; SsoSessionCookie=y; CurrentCity=gotzis",
    "x-forwarded-for": "192.0.2.7",
    "x-real-ip": "192.0.2.7",
    referer: "https://talblick.example/geheim",
    "user-agent": "Mozilla/5.0",
    host: "talblick.example",
    origin: "http://talblick.example",
  };

  test("GraphQL of the browser is passed on with token and mutation mark, without cookies or anything personal", async () => {
    const body = JSON.stringify({ query: "{ __typename }", operationName: "X", variables: {} });
    const { status, text } = await portal("/graphql", {
      method: "POST",
      headers: { ...personal, "content-type": "application/json", authorization: "Bearer t", "x-mutation": "true" },
      body,
    });
    expect([status, JSON.parse(text)]).toEqual([200, { data: { __typename: "Query" } }]);
    const [asked] = edge.backend.requests;
    expect(asked).toMatchObject({ method: "POST", path: "/graphql", body });
    expect(asked?.headers).toMatchObject({
      "content-type": "application/json",
      authorization: "Bearer t",
      "x-mutation": "true",
      host: new URL(edge.backend.origin).host,
    });
    for (const name of ["cookie", "x-forwarded-for", "x-real-ip", "referer", "origin"]) {
      expect(asked?.headers).not.toHaveProperty(name);
    }
    expect(asked?.headers["user-agent"] ?? "").not.toContain("Mozilla");
  });

  test("REST calls are passed on with their query, and its headers come back", async () => {
    const path = "/wp-json/wp/v2/posts?per_page=3&category_slug=news-aus-gotzis&after=2025-01-01T00%3A00%3A00";
    const { status, headers, text } = await portal(path, { headers: personal });
    expect([status, headers["x-wp-total"]]).toEqual([200, "7"]);
    const { path: asked, method, headers: sent } = JSON.parse(text);
    expect([method, asked]).toEqual(["GET", path]);
    expect(sent).not.toHaveProperty("cookie");
  });

  test("posts to REST arrive whole", async () => {
    const body = JSON.stringify({ log: "anna", password: "ä".repeat(1000) });
    const { text } = await portal("/wp-json/sso/v1/login", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    expect(JSON.parse(text)).toMatchObject({ method: "POST", path: "/wp-json/sso/v1/login", body });
  });

  test.each([["/graphql"], ["/wp-json/sso/v1/login"], ["/profil"]])("too much at once for %s is refused unread", async (path) => {
    const headers = { ...personal, "content-type": "application/x-www-form-urlencoded" };
    const { status } = await portal(path, { method: "POST", headers, body: "x".repeat(1_100_000) });
    expect(status).toBe(413);
    expect(edge.backend.requests.filter(({ method, path: asked }) => method === "POST" && asked === path)).toEqual([]);
  });

  const post = { method: "POST", body: "{}" };

  test.each([
    ["/graphql", post],
    ["/wp-json/sso/v1/login", post],
    ["/wp-json/sso/v1/cookie?key=x", {}],
  ])("%s comes with the portal's word on who calls, whatever the reader sends under that name", async (path, question) => {
    const headers = { ...personal, "cf-connecting-ip": "192.0.2.9", "x-caller": "forged.forged", "user-agent": "x".repeat(300) };
    await portal(path, { ...question, headers });
    const payload = readSigned(edge.backend.requests[0]?.headers["x-caller"], GRANT_SECRET);
    expect(payload).toEqual({
      purpose: "caller",
      address: "192.0.2.9",
      origin: "http://talblick.example",
      device: "x".repeat(200),
      exp: expect.any(Number),
    });
    expect(Math.abs(Number(payload.exp) - Date.now() / 1000 - 120)).toBeLessThan(30);
  });

  test.each([["/wp-json/wp/v2/posts"], ["/media/a.jpeg"], ["/wp-json/other/v1/cookie"]])(
    "%s needs no such word, and the reader's own does not arrive",
    async (path) => {
      await portal(path, { headers: { ...personal, "x-caller": "forged.forged" } });
      expect(edge.backend.requests[0]?.headers).not.toHaveProperty("x-caller");
    },
  );

  test("behind a proxy the portal's public origin is named", async () => {
    const proxied = await edge.startPortal({ PUBLIC_ORIGIN: "https://www.talblick.example" });
    await proxied("/wp-json/sso/v1/login", { ...post, headers: { origin: "https://www.talblick.example" } });
    const payload = readSigned(edge.backend.requests[0]?.headers["x-caller"], GRANT_SECRET);
    expect(payload).toMatchObject({ origin: "https://www.talblick.example" });
  });

  test("where the image of the cookies is embedded, and as what, is passed on", async () => {
    const fetched = { "sec-fetch-site": "same-site", "sec-fetch-dest": "document" };
    await portal("/wp-json/sso/v1/cookie?key=x", { headers: { ...personal, ...fetched } });
    expect(edge.backend.requests[0]?.headers).toMatchObject(fetched);
  });

  test.each<[string, Record<string, string>]>([
    ["another site", { ...personal, origin: "https://evil.example", "sec-fetch-site": "cross-site" }],
    ["a neighbouring subdomain", { ...personal, origin: "http://blog.talblick.example", "sec-fetch-site": "same-site" }],
    ["another site in an older browser", { ...personal, origin: "https://evil.example" }],
    ["a frame without origin", { ...personal, origin: "null" }],
  ])("posts from %s do not reach it", async (_name, headers) => {
    for (const path of ["/graphql", "/wp-json/sso/v1/login", "/wp-json/sso/v1/logout"]) {
      const { status } = await portal(path, { ...post, headers });
      expect([path, status]).toEqual([path, 403]);
    }
    expect(edge.backend.requests).toEqual([]);
  });

  test("pictures come as they are, with their caching", async () => {
    const { status, headers, bytes } = await portal("/media/a.jpeg", { headers: { ...personal, "accept-encoding": "br, gzip" } });
    expect(status).toBe(200);
    expect(headers).toMatchObject({ "content-type": "image/jpeg", "cache-control": "public, max-age=60", etag: '"e1"' });
    expect(headers).not.toHaveProperty("content-encoding");
    expect([...bytes]).toEqual([0xff, 0xd8, 0xff, 0x00]);
    expect(edge.backend.requests[0]?.headers).not.toHaveProperty("cookie");
  });

  test("a picture on a slow line arrives whole, however long it takes", async () => {
    const { status, bytes, milliseconds } = await portal("/media/trickle.jpeg");
    expect([status, bytes.length]).toEqual([200, 150]);
    expect(milliseconds).toBeGreaterThan(BACKEND_TIMEOUT_MS);
  });

  test.each([["/graphql"], ["/wp-json/wp/v2/posts"], ["/media/a.jpeg"]])(
    "%s says so in JSON when the back end is gone or silent",
    async (path) => {
      edge.backend.behave({ kind: "hangs up" });
      const gone = await portal(path);
      expect([gone.status, gone.headers["retry-after"]]).toEqual([503, "30"]);
      expect(JSON.parse(gone.text)).toEqual({ error: "The back end does not answer" });
      edge.backend.behave({ kind: "silent" });
      const silent = await portal(path);
      expect([silent.status, silent.headers["retry-after"]]).toEqual([504, "30"]);
      expect(silent.milliseconds).toBeLessThan(BACKEND_TIMEOUT_MS + 5000);
    },
  );

  test("errors of the back end are passed on as they are", async () => {
    edge.backend.behave({ kind: "fixed", status: 422, type: "application/json", body: '{"message":"nein"}' });
    const { status, text } = await portal("/wp-json/x", { method: "POST", body: "{}" });
    expect([status, text]).toEqual([422, '{"message":"nein"}']);
  });

  test.each([["/graphqlx"], ["/wp-jsonx"], ["/mediathek"], ["/x/graphql"]])("%s is not", async (path) => {
    await portal(path);
    expect(edge.backend.requests.map((request) => request.path)).toEqual(["/graphql"]);
    expect(edge.backend.operations().map(({ operationName }) => operationName)).toContain("GetLayout");
  });
});

describe("readings of a post", () => {
  const post = (headers: Record<string, string>, body = '{"post":100}') =>
    portal("/api/views", { method: "POST", headers, body });
  const fromHere = { host: "talblick.example", origin: "http://talblick.example" };

  test("are passed on to the back end, from pages of this site only", async () => {
    expect((await post(fromHere)).status).toBe(200);
    expect(edge.backend.requests).toMatchObject([{ method: "POST", path: "/views", body: '{"post":100}' }]);
    expect((await post({ ...fromHere, origin: "https://evil.example" })).status).toBe(403);
    expect((await post({ host: "talblick.example" })).status).toBe(403);
    expect(edge.backend.requests).toHaveLength(1);
  });

  test("come short or not at all", async () => {
    expect((await post(fromHere, "x".repeat(101))).status).toBe(413);
    expect((await portal("/api/views")).status).toBe(405);
    expect(edge.backend.requests).toEqual([]);
  });
});

describe("methods", () => {
  test.each([["PUT"], ["DELETE"], ["PATCH"], ["TRACE"], ["PROPFIND"]])(
    "%s is refused everywhere, and costs nothing",
    async (method) => {
      for (const path of ["/", "/graphql", "/wp-json/x", "/health", "/ein-titel/100"]) {
        const { status, headers } = await portal(path, { method });
        expect([path, status]).toEqual([path, 405]);
        expect(headers.allow).toContain("GET");
      }
      expect(edge.backend.requests).toEqual([]);
    },
  );

  test("a page that takes no posts says so", async () => {
    for (const path of ["/", "/ein-titel/100", "/themen"]) {
      const { status, text } = await portal(path, { method: "POST", body: "a=b" });
      expect([path, status]).toEqual([path, 405]);
      expect(text).not.toMatch(/\bat \S+ \(/);
    }
  });
});

describe("compression", () => {
  test.each([
    ["br, gzip", "br"],
    ["br", "br"],
    ["gzip", "gzip"],
    ["gzip;q=0.5, br;q=0", "gzip"],
    ["identity", undefined],
    ["br;q=0, gzip;q=0.000", undefined],
    ["deflate", undefined],
    ["", undefined],
  ])("a browser that accepts %j gets %s", async (accepted, encoding) => {
    const { headers, text } = await portal("/themen/wohnen", { headers: { "accept-encoding": accepted } });
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers.vary?.toLowerCase()).toContain("accept-encoding");
    expect(text).toContain("Was Wohnen kostet.");
  });

  test("JSON is compressed as well", async () => {
    const { headers, text } = await portal("/wp-json/wp/v2/posts", { headers: { "accept-encoding": "br" } });
    expect(headers["content-encoding"]).toBe("br");
    expect(JSON.parse(text)).toHaveProperty("path");
  });

  test("it is worth it", async () => {
    const [plain, compressed] = [await portal("/"), await portal("/", { headers: { "accept-encoding": "br" } })];
    expect(compressed.bytes.length).toBeLessThan(plain.bytes.length / 2);
  });
});

describe("security headers", () => {
  const documents = [
    "/",
    "/ein-titel/100",
    "/premium/101",
    "/gemeinde/dornbirn",
    "/themen",
    "/impressum",
    "/unbekannt",
    "/?noheader",
  ];

  test.each(
    [
      ...documents,
      "/health",
      "/builds/latest.json",
      "/api/validate-bot",
      "/media/a.jpeg",
      "/startseite",
      "/ein-titel/100.data",
    ].map((path) => [path]),
  )("every answer has them: %s", async (path) => {
    const { headers } = await portal(path);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "x-frame-options": "SAMEORIGIN",
      "permissions-policy": expect.stringContaining("camera=()"),
    });
    expect(headers["server-timing"]).toMatch(/backend;desc="\d+ round trips"/);
  });

  const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  const toDirectives = (policy: string) =>
    new Map(
      policy
        .split(";")
        .map((directive) => directive.trim().split(/\s+/))
        .map(([name = "", ...values]) => [name, values]),
    );

  test.each(documents.map((path) => [path]))(
    "every inline script and style of %s is allowed by its hash, and nothing else is",
    async (path) => {
      const { headers, text } = await portal(path);
      const policy = headers["content-security-policy"] ?? "";
      expect(policy).not.toMatch(/unsafe|\*|http:|data:(?!\s*https)/);
      const directives = toDirectives(policy);
      const scripts = [...text.matchAll(/<script(?![^>]*\bsrc=)[^>]*>(.*?)<\/script>/gs)].map(([, content]) => content ?? "");
      const styles = [...text.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, content]) => content ?? "");
      expect([scripts.length > 0, styles.length]).toEqual([true, 1]);
      for (const script of scripts) expect(directives.get("script-src")).toContain(hashOf(script));
      for (const style of styles) expect(directives.get("style-src")).toContain(hashOf(style));
      // No attribute that the policy would have to allow.
      expect(text).not.toMatch(/<[^>]+\s(?:on[a-z]+|style)=/i);
      expect(text).not.toMatch(/(?:href|src|action)="javascript:/i);
      expect(directives.get("object-src")).toEqual(["'none'"]);
      expect(directives.get("base-uri")).toEqual(["'none'"]);
      expect(directives.get("form-action")).toEqual(["'self'"]);
      expect(directives.get("frame-ancestors")).toEqual(["'self'"]);
    },
  );

  test("hostile content of the back end finds no script of its own in the page", async () => {
    const hostile = `"><img src=x onerror=alert(1)><script>alert(1)</script><a href="javascript:alert(1)">x</a></style></title></body>`;
    const post = wirePost({
      title: { rendered: `Titel &lt;script&gt;alert(1)&lt;/script&gt; ${hostile}` },
      excerpt: { rendered: hostile },
      kicker: hostile,
      label: { text: hostile, link: "javascript:alert(1)" },
      authors: [{ slug: "x", name: hostile, role: null }],
      external: "javascript:alert(1)",
      content_blocks: [
        { __typename: "ParagraphBlock", html: hostile },
        { __typename: "HtmlBlock", html: `<p>davor</p>${hostile}<svg onload=alert(1)>` },
      ],
      informantButton: { text: hostile, link: "javascript:alert(1)" },
      meta: { description: hostile, piTriggerManual: false, piPaywallAsModal: false, piTag: null, piVariables: [] },
    });
    edge.backend.answer("GetPostByID", () => ({ data: { post } }));
    const { status, text } = await portal("/ein-titel/100");
    expect(status).toBe(200);
    expect([...text.matchAll(/<script/g)]).toHaveLength(1);
    expect(text).not.toMatch(/<[^>"]*\sonerror=|<svg onload|href="javascript:alert/);
    expect([...text.matchAll(/<\/body>/g)]).toHaveLength(1);
  });
});

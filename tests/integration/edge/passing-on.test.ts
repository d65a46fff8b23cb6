/** What the portal passes on to the back end, and what it keeps from it. */
import { describe, expect, test } from "vitest";
import { prepareEdge } from "#tests/support/edge/prepare-edge.ts";
import { BACKEND_TIMEOUT_MS, GRANT_SECRET } from "#tests/support/edge/start-edge.ts";
import { readSigned } from "#tests/support/units/read-caller.ts";

const { edge, portal } = prepareEdge();

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

  test.each([
    ["/graphql", { method: "POST", body: "{}" }],
    ["/wp-json/wp/v2/posts", {}],
    ["/wp-json/sso/v1/logout", { method: "POST" }],
  ])("%s carries Authorization, also of a reader who has nothing to prove", async (path, question) => {
    for (const authorization of [[], [""], ["Bearer"]]) {
      edge.backend.reset();
      const headers = authorization.length === 0 ? personal : { ...personal, authorization: authorization[0] ?? "" };
      await portal(path, { ...question, headers });
      expect(edge.backend.requests[0]?.headers).toMatchObject({ authorization: "Bearer" });
    }
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

  test("the paywall provider's webhooks arrive as they were sent, posted or in the address, and say nothing to a browser's cookies", async () => {
    edge.backend.answerRest("/webhooks/paywall", () => ({ body: { ok: true } }));
    const headers = { "content-type": "application/x-www-form-urlencoded", cookie: personal.cookie };
    const posted = await portal("/webhooks/paywall", { method: "POST", headers, body: "data=abc~~~def" });
    const got = await portal("/webhooks/paywall?data=abc~~~def");
    expect([posted.status, got.status]).toEqual([200, 200]);
    expect(edge.backend.requests).toMatchObject([
      { method: "POST", path: "/webhooks/paywall", body: "data=abc~~~def" },
      { method: "GET", path: "/webhooks/paywall?data=abc~~~def" },
    ]);
    expect(edge.backend.requests[0]?.headers).not.toHaveProperty("cookie");
  });

  test("what a publisher's WordPress tells arrives byte by byte and with its signature, which no other call carries", async () => {
    edge.backend.answerRest("/webhooks/wordpress", () => ({ body: { taken: 1 } }));
    const signature = { "x-bridge-timestamp": "1700000000", "x-bridge-signature": "sha256=ab" };
    const body = '{"events":[{"event":"ping",  "at":1}]}\n';
    const headers = { ...signature, "content-type": "application/json" };
    expect((await portal("/webhooks/wordpress", { method: "POST", headers, body })).status).toBe(200);
    await portal("/wp-json/wp/v2/posts", { headers: signature });
    const [told, asked] = edge.backend.requests;
    expect(told).toMatchObject({ method: "POST", path: "/webhooks/wordpress", body, headers: signature });
    expect(asked?.headers).not.toHaveProperty("x-bridge-signature");
  });

  test("a webhook that comes as HEAD is refused", async () => {
    const { status, headers } = await portal("/webhooks/paywall", { method: "HEAD" });
    expect([status, headers.allow, edge.backend.requests]).toEqual([405, "GET, POST", []]);
  });

  test.each([["/graphql"], ["/wp-json/sso/v1/login"], ["/webhooks/paywall"], ["/profil"]])(
    "too much at once for %s is refused unread",
    async (path) => {
      const headers = { ...personal, "content-type": "application/x-www-form-urlencoded" };
      const { status } = await portal(path, { method: "POST", headers, body: "x".repeat(1_100_000) });
      expect(status).toBe(413);
      expect(edge.backend.requests.filter(({ method, path: asked }) => method === "POST" && asked === path)).toEqual([]);
    },
  );

  const post = { method: "POST", body: "{}" };

  test.each([
    ["/graphql", post],
    ["/wp-json/sso/v1/login", post],
    ["/wp-json/sso/v1/cookie?key=x", {}],
    ["/wp-json/wp/v2/posts", {}],
    ["/wp-json/nnp/v1/topics/wohnen", {}],
  ])("%s comes with the portal's word on who calls, whatever the reader sends under that name", async (path, question) => {
    const headers = { ...personal, "cf-connecting-ip": "192.0.2.9", "x-caller": "forged.forged", "user-agent": "x".repeat(300) };
    await portal(path, { ...question, headers });
    const payload = readSigned(edge.backend.requests[0]?.headers["x-caller"], GRANT_SECRET);
    expect(payload).toEqual({
      aud: "caller",
      address: "192.0.2.9",
      origin: "http://talblick.example",
      device: "x".repeat(200),
      nbf: expect.any(Number),
      exp: expect.any(Number),
    });
    expect(Math.abs(Number(payload.exp) - Date.now() / 1000 - 120)).toBeLessThan(30);
  });

  test.each<[string, Record<string, string>, boolean]>([
    ["a page of this site", { "sec-fetch-site": "same-origin" }, true],
    ["a page of this site in an older browser", {}, true],
    ["a program", { origin: "" }, false],
  ])("a checkout that %s speaks of is vouched for: %3$s", async (_name, changes, isVouched) => {
    const headers: Record<string, string> = { ...personal, "x-checkout": "1", ...changes };
    if (headers.origin === "") delete headers.origin;
    await portal("/graphql", { ...post, headers });
    const asked = edge.backend.requests[0]?.headers;
    expect(readSigned(asked?.["x-caller"], GRANT_SECRET).checkout).toBe(isVouched ? true : undefined);
    expect(asked).not.toHaveProperty("x-checkout");
  });

  test("a picture needs no such word, and the reader's own does not arrive", async () => {
    await portal("/media/a.jpeg", { headers: { ...personal, "x-caller": "forged.forged" } });
    expect(edge.backend.requests[0]?.headers).not.toHaveProperty("x-caller");
  });

  test.each([["/wp-json"], ["/wp-json/"], ["/wp-json/x"], ["/wp-json/other/v1/cookie"], ["/wp-json/wp/v3/posts"]])(
    "of a publisher's WordPress %s is not passed on",
    async (path) => {
      const { status, text } = await portal(path);
      expect([status, JSON.parse(text)]).toMatchObject([404, { code: "rest_no_route", data: { status: 404 } }]);
      expect(edge.backend.requests).toEqual([]);
    },
  );

  test.each([
    ["/wp-json/wp/v2/posts?rest_route=/plugin/v1/orders"],
    ["/wp-json/wp/v2/posts?page=1&rest%5Froute=/plugin/v1/orders"],
    ["/wp-json/wp/v2/posts?rest.route=/plugin/v1/orders"],
    ["/wp-json/wp/v2/posts?%20rest%5Broute=/plugin/v1/orders"],
    ["/graphql?rest_route=/plugin/v1/orders"],
    ["/media/a.jpeg?rest_route=/plugin/v1/orders"],
    ["/wp-json/wp/v2/..%2f..%2Fplugin/v1/orders"],
    ["/wp-json/wp/v2/..%5cplugin"],
    ["/media/..%2fwp-json/plugin/v1/orders"],
  ])("an address that WordPress would read as another one is not passed on: %s", async (path) => {
    expect((await portal(path)).status).toBe(404);
    expect(edge.backend.requests).toEqual([]);
  });

  test.each(["application/x-www-form-urlencoded", " Multipart/Form-Data; boundary=x"])(
    "nor is a body of %s, whose fields WordPress would read as parameters",
    async (type) => {
      for (const path of ["/graphql", "/wp-json/sso/v1/login", "/media/a.jpeg"]) {
        const question = { method: "POST", headers: { "content-type": type }, body: "rest_route=/plugin/v1/orders" };
        expect((await portal(path, question)).status).toBe(415);
      }
      expect(edge.backend.requests).toEqual([]);
    },
  );

  test("the namespaces are the publisher's", async () => {
    const own = await edge.startPortal({ SSO_NAMESPACE: "konto", TOPICS_NAMESPACE: "dossiers" });
    for (const path of ["/wp-json/dossiers/v1/topics/wohnen", "/wp-json/konto/v1/cookie?key=x"]) await own(path);
    expect((await own("/wp-json/nnp/v1/topics/wohnen")).status).toBe(404);
    expect(edge.backend.requests.map(({ path }) => path)).toEqual([
      "/wp-json/dossiers/v1/topics/wohnen",
      "/wp-json/konto/v1/cookie?key=x",
    ]);
  });

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
    // With it no cache on the way would keep them.
    expect(edge.backend.requests[0]?.headers).not.toHaveProperty("authorization");
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

  const verbose = {
    headers: { "x-powered-by": "PHP/5.6", server: "Apache", "x-frame-options": "ALLOWALL", "x-wp-total": "9", link: "<x>" },
    setCookies: ["EvoSSO=a", "SsoSessionCookie=b", "PortalDevice=c; HttpOnly", "fremd=1"],
  };
  const named = (setCookies: readonly string[]) => setCookies.map((header) => header.split("=")[0]);

  test.each<[string, string, number, string[]]>([
    ["/wp-json/wp/v2/posts", "application/json; charset=utf-8", 200, []],
    ["/wp-json/sso/v1/login", "application/json", 200, []],
    ["/wp-json/sso/v1/cookie?key=x", "image/gif", 200, ["EvoSSO", "SsoSessionCookie", "PortalDevice"]],
    ["/wp-json/wp/v2/posts", "text/html", 502, []],
    ["/wp-json/sso/v1/login", "text/plain", 502, []],
    ["/wp-json/sso/v1/cookie?key=x", "application/javascript", 502, []],
  ])("of an answer of %s as %s the portal passes on what the contract names: %i", async (path, type, status, setCookies) => {
    edge.backend.answerRest(path.split("?")[0] ?? "", () => ({ type, ...verbose, body: "{}" }));
    const answer = await portal(path);
    expect([answer.status, named(answer.setCookies)]).toEqual([status, setCookies]);
    expect(answer.headers).toMatchObject({ "x-content-type-options": "nosniff", "x-frame-options": "SAMEORIGIN" });
    for (const name of ["x-powered-by", "server", "link"]) expect(answer.headers).not.toHaveProperty(name);
    if (status === 502) expect(JSON.parse(answer.text)).toEqual({ error: "The back end does not answer as it should" });
  });

  test.each<[string, number, string, number]>([
    ["/graphql", 200, "text/html", 502],
    ["/graphql", 500, "text/html", 502],
    ["/graphql", 302, "application/json", 502],
    ["/graphql", 400, "application/graphql-response+json", 400],
    ["/wp-json/wp/v2/x", 404, "text/html", 502],
    ["/media/a.html", 200, "text/html", 502],
    ["/media/weg.jpeg", 404, "text/html", 404],
    ["/wp-json/sso/v1/cookie", 410, "text/plain", 410],
    ["/wp-json/sso/v1/cookie", 200, "text/plain", 502],
    ["/webhooks/paywall", 200, "text/html", 502],
  ])("%s answered with %i as %s is %i, and never a page", async (path, status, type, expected) => {
    edge.backend.behave({ kind: "fixed", status, type, body: "<script>alert(1)</script>" });
    const answer = await portal(path, {
      method: path.startsWith("/media") ? "GET" : "POST",
      ...(path.startsWith("/media") ? {} : { body: "{}" }),
    });
    expect(answer.status).toBe(expected);
    expect(answer.headers["content-type"]).toMatch(/json/);
    if (expected !== 400) expect(answer.text).not.toContain("script");
  });

  test("errors of the back end are passed on as they are", async () => {
    edge.backend.behave({ kind: "fixed", status: 422, type: "application/json", body: '{"message":"nein"}' });
    const { status, text } = await portal("/wp-json/wp/v2/x", { method: "POST", body: "{}" });
    expect([status, text]).toEqual([422, '{"message":"nein"}']);
  });

  test.each([["/graphqlx"], ["/wp-jsonx"], ["/mediathek"], ["/x/graphql"]])("%s is not", async (path) => {
    await portal(path);
    // The page, and what it offers to read where there is none.
    expect(new Set(edge.backend.requests.map((request) => request.path))).toEqual(new Set(["/graphql"]));
    expect(edge.backend.operations().map(({ operationName }) => operationName)).toContain("GetLayout");
  });
});

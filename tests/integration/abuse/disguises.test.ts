/** Paths, methods and headers that mean one thing to one server and another to the next. */
import { beforeAll, describe, expect, test } from "vitest";
import type { Answer } from "#tests/support/edge/ask.ts";
import { prepareEdge } from "#tests/support/edge/prepare-edge.ts";
import type { Portal } from "#tests/support/edge/start-edge.ts";

const { edge, portal } = prepareEdge();
const host = "www.talblick.example";

/** What the contract names, and the few calls that pages make. */
const knownPaths = /^\/(?:graphql|wp-json\/(?:wp\/v2|sso\/v1|nnp\/v1)\/|media\/|views$)/;

function leadsAway({ headers }: Answer): boolean {
  const { location } = headers;
  return location !== undefined && new URL(location, `http://${host}`).host !== host;
}

describe("a path", () => {
  test.each([
    "/../../etc/passwd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/..%2f..%2fadmin%2fcontent",
    "/..%5c..%5cadmin",
    "/admin/content",
    "/admin/content/",
    "//admin/content",
    "/./admin/content",
    "/health/../admin/content",
    "/wp-json/wp/v2/../../../admin/content",
    "/wp-json/wp/v2/%2e%2e/%2e%2e/%2e%2e/admin/content",
    "/wp-json/wp/v2/..%2f..%2fadmin",
    "/wp-json/wp/v2/posts%00.json",
    "/wp-json/../admin/content",
    "/wp-json//wp/v2/users",
    "/wp-json/wp/v3/users",
    "/wp-admin/admin-ajax.php",
    "/xmlrpc.php",
    "/?rest_route=/wp/v2/users",
    "/wp-json/wp/v2/posts?rest_route=/wp/v2/users",
    "/media/..%2f..%2fsecret",
    "/media/%2e%2e/admin/content",
    "/media/../admin/content",
    "/graphql/../admin/content",
    "/views",
    "//evil.example/",
    "///evil.example/%2e%2e",
    "/\\evil.example/",
    "/%5cevil.example",
    "/%2f%2fevil.example",
    "/%0d%0aset-cookie:a=b",
    "/themen/%00",
    "/themen/%E0%A4%A",
    "/themen/%ff%fe",
    "/ein-titel/100%2f..",
    "/ein-titel/1e2",
    "/ein-titel/-100",
    "/ein-titel/99999999999999999999",
    "/page/0",
    "/page/999999999999",
    "/constructor/1",
    "/__proto__/1",
  ])("%s reaches nothing that it should not, and leads nowhere else", async (path) => {
    const answer = await portal(path, { headers: { host } });
    expect(answer.status).toBeLessThan(500);
    expect([leadsAway(answer), answer.setCookies]).toEqual([false, []]);
    for (const asked of edge.backend.requests) {
      expect(asked.path).toMatch(knownPaths);
      expect(asked.path).not.toMatch(/admin|users|secret|%2e|%2f|%5c|%00|\.\./i);
    }
    expect(answer.text).not.toContain("<script>alert");
  });
});

describe("a method", () => {
  test.each(["PUT", "PATCH", "DELETE", "TRACE", "PROPFIND", "MKCOL", "PURGE", "LINK"])(
    "%s is 405 or refused by the runtime",
    async (method) => {
      for (const path of ["/", "/graphql", "/wp-json/wp/v2/posts", "/media/a.jpeg", "/profil"]) {
        const answer = await portal(path, { method, headers: { host } }).catch(() => null);
        if (answer !== null) expect([400, 405, 501]).toContain(answer.status);
      }
      expect(edge.backend.requests).toEqual([]);
    },
  );

  test.each(["x-http-method-override", "x-http-method", "x-method-override", "_method"])(
    "in %s counts for nothing",
    async (name) => {
      const plain = await portal("/profil", { headers: { host } });
      const tricked = await portal("/profil?_method=DELETE", { headers: { host, [name]: "DELETE" } });
      expect([
        tricked.status,
        edge.backend.requests.filter(({ method, path }) => method !== "GET" && path !== "/graphql"),
      ]).toEqual([plain.status, []]);
      const passed = await portal("/wp-json/wp/v2/posts", { headers: { host, [name]: "DELETE" } });
      expect(JSON.parse(passed.text)).toMatchObject({ method: "GET" });
      expect(JSON.parse(passed.text).headers).not.toHaveProperty(name);
    },
  );
});

describe("a header", () => {
  let public_: Portal;
  beforeAll(async () => {
    public_ = await edge.startPortal({ APP_ENV: "prod", PUBLIC_ORIGIN: "https://www.talblick.example", EDGE_CACHE: "isolate" });
  });

  const tricks: Record<string, string>[] = [
    { "x-forwarded-host": "evil.example" },
    { "x-forwarded-proto": "http", "x-forwarded-port": "1234" },
    { "x-forwarded-prefix": "/evil", "x-forwarded-path": "/evil" },
    { forwarded: "host=evil.example;proto=http;for=10.0.0.1" },
    { "x-host": "evil.example", "x-http-host-override": "evil.example" },
    { "x-original-url": "/admin/content", "x-rewrite-url": "/admin/content" },
    { "x-original-host": "evil.example", "x-forwarded-server": "evil.example" },
    { "x-middleware-subrequest": "1", "x-invoke-path": "/admin" },
    { "cf-worker": "evil.example", "x-caller": "a.b.c", "x-d1-batches": "0" },
    { "accept-language": "xx-evil", "x-wap-profile": "http://evil.example/" },
  ];

  // What differs from answer to answer.
  const steady = ({ status, text }: Answer) => [status, text.replace(/\d+ round trips/g, "")];

  test.each(tricks.map((headers) => [Object.keys(headers).join(", "), headers] as const))(
    "%s changes no page, and stays in none",
    async (_names, headers) => {
      for (const path of ["/", "/ein-titel/100", "/themen/wohnen", "/abo"]) {
        const plain = await public_(path, { headers: { host } });
        const tricked = await public_(path, { headers: { host, ...headers } });
        expect(steady(tricked)).toEqual(steady(plain));
        expect(JSON.stringify([tricked.headers, tricked.text])).not.toContain("evil");
        // Nobody else gets what the trick was for.
        expect(steady(await public_(path, { headers: { host } }))).toEqual(steady(plain));
      }
    },
  );

  test.each(["evil.example", "www.talblick.example:1234", "www.talblick.example.evil.example"])(
    "Host: %s leaves the paper's own address in its pages",
    async (name) => {
      for (const path of ["/", "/ein-titel/100", "/feed"]) {
        const answer = await public_(path, { headers: { host: name } });
        expect(answer.text).not.toContain(name);
        expect((await public_(path, { headers: { host } })).text).not.toContain(name);
      }
    },
  );

  // What is no name at all, the runtime refuses by itself on one machine, and Cloudflare before it reaches any Worker.
  test.each(["", "a b", "evil.example/path", "user@evil.example", "[::1", "<script>alert(1)</script>"])(
    "a Host of %j is in no page, and the next one is served",
    async (name) => {
      const answer = await public_("/", { headers: { host: name } }).catch(() => null);
      expect(answer?.text ?? "").not.toContain("<script>alert");
      expect((await public_("/", { headers: { host } })).status).toBe(200);
    },
  );
});

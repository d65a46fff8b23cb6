/** The portal's own small interfaces, and what no interface takes. */
import { describe, expect, test } from "vitest";
import { prepareEdge } from "#tests/support/edge/prepare-edge.ts";

/** In bytes, as it is: with push. */
const WORKER = 20_000;

const { edge, portal } = prepareEdge();

describe("bot validation", () => {
  test.each([
    ["Googlebot/2.1", true],
    ["Mozilla/5.0 (compatible; cXensebot/1.1a)", true],
    ["Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)", true],
    ["Mozilla/5.0 (compatible; bingbot/2.0)", false],
    ["Mozilla/5.0 Chrome/142", false],
    ["", false],
  ])("%s is valid: %s", async (userAgent, valid) => {
    const { status, headers, text } = await portal(
      `/api/validate-bot?ua=${encodeURIComponent(userAgent)}&host=Talblick.example`,
      { headers: { host: "talblick.example" } },
    );
    expect(status).toBe(200);
    expect(headers["content-type"]).toContain("application/json");
    expect(headers["cache-control"]).toBe("no-store");
    expect(JSON.parse(text)).toEqual({ valid });
  });

  test("without a user agent, or with an endless one, it is not", async () => {
    expect(JSON.parse((await portal("/api/validate-bot")).text)).toEqual({ valid: false });
    expect(JSON.parse((await portal(`/api/validate-bot?ua=${"x".repeat(2000)}googlebot`)).text)).toEqual({ valid: false });
  });

  test("for the content of another host it is not, and this one need not be named", async () => {
    const ask = async (query: string) =>
      JSON.parse((await portal(`/api/validate-bot?ua=googlebot${query}`, { headers: { host: "talblick.example" } })).text);
    expect(await ask("&host=other.example")).toEqual({ valid: false });
    expect(await ask("&host=")).toEqual({ valid: false });
    expect(await ask("")).toEqual({ valid: true });
  });

  test("can only be asked", async () => {
    const { status, headers } = await portal("/api/validate-bot?ua=googlebot", { method: "POST" });
    expect([status, headers.allow]).toEqual([405, "GET"]);
  });
});

describe("the service worker", () => {
  const read = async (ask: typeof portal) => {
    const { status, headers, text } = await ask("/service-worker.js");
    return { status, text, type: headers["content-type"], cache: headers["cache-control"] };
  };
  const script = { status: 200, type: "text/javascript; charset=utf-8", cache: "no-cache" };

  test("is one small script of this build, which nobody keeps", async () => {
    const { id } = JSON.parse((await portal("/builds/latest.json")).text);
    const answer = await read(portal);
    expect(answer).toMatchObject(script);
    expect(answer.text).toContain(id);
    expect(answer.text).not.toMatch(/^\s*import |<\/script/m);
    expect(Buffer.byteLength(answer.text)).toBeLessThan(WORKER);
    expect((await portal("/service-worker.js", { method: "POST" })).status).toBe(405);
  });

  test("that is turned off is one that removes itself, and no page asks for it", async () => {
    const off = await edge.startPortal({ APP_ENV: "prod", SERVICE_WORKER: "off" });
    const answer = await read(off);
    expect(answer).toMatchObject(script);
    expect(answer.text).toContain("unregister");
    expect(answer.text).not.toContain('"fetch"');
    expect((await off("/service")).text).toContain("isWithoutWorker");
    expect((await portal("/service")).text).not.toContain("isWithoutWorker");
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
    expect(manifest).toMatchObject({ id, prerendered: expect.arrayContaining(["/mondkalender", "/suche"]) });
    expect(JSON.stringify(manifest)).toContain("/startseite");
  });

  test("no other build is known", async () => {
    const { status, text } = await portal("/builds/meta/19700101000000.json");
    expect([status, JSON.parse(text)]).toEqual([404, { error: "No such build" }]);
  });

  test("they can only be asked", async () => {
    for (const path of ["/builds/latest.json", "/abo/_payload.json"])
      expect((await portal(path, { method: "POST" })).status).toBe(405);
  });
});

describe("payloads", () => {
  const readId = async (): Promise<string> => JSON.parse((await portal("/builds/latest.json")).text).id;

  test("every prerendered page has one, of its own data and the islands that wake there", async () => {
    const id = await readId();
    const { prerendered } = JSON.parse((await portal(`/builds/meta/${id}.json`)).text);
    const working: string[] = [];
    for (const page of prerendered) {
      const { status, headers, text } = await portal(`${page}/_payload.json?${id}`);
      const { status: own } = await portal(page);
      // This back end does not know all that service pages ask: where a page fails, so does its payload, and it is not cached.
      expect.soft([page, status, headers["cache-control"]]).toEqual([page, own, own === 200 ? "public, max-age=60" : "no-store"]);
      if (status !== 200) continue;
      working.push(page);
      const meta = { title: expect.any(String) };
      expect.soft(JSON.parse(text)).toMatchObject({ build: id, path: page, islands: expect.any(Array), data: { meta } });
    }
    expect(working).toEqual(expect.arrayContaining(["/abo", "/mondkalender", "/service"]));
  });

  test("it is the guest's page for every reader", async () => {
    const id = await readId();
    const cookie = "hash=h; token=t; apollo:prod.token=secret; CurrentCity=dornbirn";
    const { status, headers } = await portal(`/abo/_payload.json?${id}`, { headers: { cookie, authorization: "Bearer secret" } });
    expect([status, headers["set-cookie"]]).toEqual([200, undefined]);
    expect(edge.backend.requests.length).toBeGreaterThan(0);
    for (const { headers: sent } of edge.backend.requests) expect(JSON.stringify(sent)).not.toMatch(/secret|dornbirn/);
    expect(edge.backend.operations().map(({ operationName }) => operationName)).not.toContain("autologin");
  });

  test.each([
    ["/_payload.json", 404],
    ["/ein-titel/100/_payload.json", 404],
    ["/profil/_payload.json", 404],
    ["/abo/_payload.json", 404],
    ["/abo/_payload.json?19700101000000", 404],
    ["//evil.example/abo/_payload.json", 400],
  ])("%s is refused, without a call of the back end", async (path, expected) => {
    const { status, text, headers } = await portal(path);
    const error = expected === 400 ? "Payload URL must not contain a hostname." : "No such payload";
    expect([status, JSON.parse(text), headers["cache-control"]]).toEqual([expected, { error }, "no-store"]);
    expect(edge.backend.requests).toEqual([]);
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

describe("readings of a post", () => {
  const post = (headers: Record<string, string>, body = '{"post":100}') =>
    portal("/api/views", { method: "POST", headers, body });
  const fromHere = { host: "talblick.example", origin: "http://talblick.example" };

  test("are passed on to the back end, from pages of this site only", async () => {
    expect((await post(fromHere)).status).toBe(204);
    expect(edge.backend.requests).toMatchObject([{ method: "POST", path: "/views", body: '{"post":100}' }]);
    // A network counts once a day, so the back end must know whose reading it is.
    expect(edge.backend.requests[0]?.headers["x-caller"]).toEqual(expect.any(String));
    expect((await post({ ...fromHere, origin: "https://evil.example" })).status).toBe(403);
    expect((await post({ host: "talblick.example" })).status).toBe(403);
    expect(edge.backend.requests).toHaveLength(1);
  });

  test("are to a publisher's own back end a number alone, and what happened on the page is not passed on", async () => {
    expect((await post(fromHere, '{"post":100,"source":"search"}')).status).toBe(204);
    const body = '{"page":"article","events":["wall-stranger"],"post":100,"tens":3}';
    const headers = { ...fromHere, "user-agent": "Mozilla/5.0 (X11; rv:140.0) Gecko/20100101 Firefox/140.0" };
    expect((await portal("/api/metrics", { method: "POST", headers, body })).status).toBe(204);
    expect(edge.backend.requests.map(({ path, body: told }) => [path, told])).toEqual([["/views", '{"post":100}']]);
  });

  test("come short or not at all", async () => {
    expect((await post(fromHere, "x".repeat(101))).status).toBe(413);
    expect((await portal("/api/views")).status).toBe(405);
    expect(edge.backend.requests).toEqual([]);
  });
});

test("proofs of consent are passed on as readings are, from pages of this site only, and not of any length", async () => {
  const post = (origin: string, body: string) =>
    portal("/api/consent-proof", { method: "POST", headers: { host: "talblick.example", origin }, body });
  expect((await post("http://talblick.example", '{"version":1}')).status).toBe(204);
  expect(edge.backend.requests).toMatchObject([{ method: "POST", path: "/consent-proofs", body: '{"version":1}' }]);
  expect((await post("https://evil.example", "{}")).status).toBe(403);
  expect((await post("http://talblick.example", "x".repeat(3001))).status).toBe(413);
  expect(edge.backend.requests).toHaveLength(1);
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

  test("a request for the list is answered, and the back end is not asked", async () => {
    for (const path of ["/", "/graphql", "/wp-json/x", "/health", "/webhooks/paywall", "/unbekannt"]) {
      const { status, headers } = await portal(path, { method: "OPTIONS" });
      expect([path, status, headers.allow]).toEqual([path, 204, "GET, HEAD, POST, OPTIONS"]);
    }
    expect(edge.backend.requests).toEqual([]);
  });

  test("a page that takes no posts says so", async () => {
    for (const path of ["/", "/ein-titel/100", "/themen"]) {
      const { status, text } = await portal(path, { method: "POST", body: "a=b" });
      expect([path, status]).toEqual([path, 405]);
      expect(text).not.toMatch(/\bat \S+ \(/);
    }
  });
});

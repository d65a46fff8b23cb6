import { afterEach, expect, test, vi } from "vitest";
import { createNamespaceForTest } from "#tests/support/units/namespace.ts";

vi.mock("virtual:react-router/server-build", () => ({}));
vi.stubGlobal("__BUILD_ID__", "b1");

afterEach(() => vi.restoreAllMocks());

test("once a day the portal learns where search engines crawl from, also before anybody asks for it", async () => {
  const { default: portal } = await import("./portal.ts");
  const prefixes = [{ ipv4Prefix: "66.249.64.0/27" }];
  const fetch = vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json({ prefixes }));
  const { kv, kept } = createNamespaceForTest();
  await portal.scheduled({}, { APP_ENV: "default", CRAWLERS: kv });
  expect(JSON.parse(kept.get("ranges") ?? "null")).toMatchObject({ "googlebot.json": ["66.249.64.0/27"] });
  expect(fetch).toHaveBeenCalledTimes(3);
});

test.each([
  ["goes well", async () => Response.json({ prefixes: [{ ipv4Prefix: "66.249.64.0/27" }] }), null],
  [
    "fails",
    async () => new Response("", { status: 404 }),
    expect.stringMatching(/^Error: The former ranges stay: googlebot.json, /),
  ],
])("the back end is told that the run %s, and records it", async (_, fetch, error) => {
  const { default: portal } = await import("./portal.ts");
  vi.spyOn(console, "error").mockReturnValue();
  vi.spyOn(globalThis, "fetch").mockImplementation(fetch);
  const told: unknown[] = [];
  const BACKEND = {
    fetch: async (request: Request) => {
      told.push([request.url, request.headers.has("x-metrics"), await request.json()]);
      return new Response(null, { status: 204 });
    },
  };
  const CRAWLERS = createNamespaceForTest().kv;
  const run = portal.scheduled({}, { APP_ENV: "dev", GRANT_SECRET: "test-grant-secret", BACKEND, CRAWLERS });
  await (error === null ? run : expect(run).rejects.toThrow("The former ranges stay"));
  const times = { startedAt: expect.any(Number), durationMs: expect.any(Number) };
  const runs = [{ job: "refresh-crawlers", ...times, error }];
  expect(told).toEqual([["http://backend/metrics", true, { build: "b1", counts: [], runs }]]);
});

test("a back end that records nothing does not make the run fail", async () => {
  const { default: portal } = await import("./portal.ts");
  const log = vi.spyOn(console, "error").mockReturnValue();
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json({ prefixes: [{ ipv4Prefix: "66.249.64.0/27" }] }));
  const BACKEND = { fetch: async () => new Response(null, { status: 500 }) };
  await portal.scheduled(
    {},
    { APP_ENV: "dev", GRANT_SECRET: "test-grant-secret", BACKEND, CRAWLERS: createNamespaceForTest().kv },
  );
  expect(log).toHaveBeenCalledOnce();
});

test("a portal without a place for the addresses makes no request", async () => {
  const { default: portal } = await import("./portal.ts");
  const fetch = vi.spyOn(globalThis, "fetch");
  await portal.scheduled({}, {});
  expect(fetch).not.toHaveBeenCalled();
});

test.each([{ LOG_SAMPLE: "2" }, { ERROR_DSN: "https://key@errors.example:99999/42" }])(
  "with %j the portal says that its configuration is wrong, as with every other variable",
  async (variables) => {
    const { default: portal } = await import("./portal.ts");
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const execution = { waitUntil: () => undefined } as unknown as Parameters<typeof portal.fetch>[2];
    const answer = await portal.fetch(new Request("https://bote.example/health"), { APP_ENV: "prod", ...variables }, execution);
    expect([answer.status, await answer.json()]).toEqual([503, { ok: false, problem: "configuration" }]);
  },
);

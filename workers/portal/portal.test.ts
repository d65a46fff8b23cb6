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
  await portal.scheduled({}, { CRAWLERS: kv });
  expect(JSON.parse(kept.get("ranges") ?? "null")).toMatchObject({ "googlebot.json": ["66.249.64.0/27"] });
  expect(fetch).toHaveBeenCalledTimes(3);
});

test("a portal without a place for them asks nobody", async () => {
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

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

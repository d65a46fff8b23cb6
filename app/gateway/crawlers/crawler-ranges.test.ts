import { afterEach, beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { parseEnvironment } from "#app/configuration/environment.ts";
import { createNamespaceForTest } from "#tests/support/units/namespace.ts";
import { publishedFiles, readCrawlerRanges, refreshCrawlerRanges } from "./crawler-ranges.ts";
import { createVerifyCrawler } from "./verify-crawler.ts";

const googlebot = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

let log: MockInstance<typeof console.error>;
beforeEach(() => {
  log = vi.spyOn(console, "error").mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

type Facts = { address?: string; userAgent?: string; cf?: unknown; mode?: string; ranges?: string };

function isVerified(
  { address, userAgent = googlebot, cf, mode = "address", ranges = "" }: Facts,
  kv = createNamespaceForTest().kv,
) {
  const headers = new Headers({ "user-agent": userAgent });
  if (address !== undefined) headers.set("cf-connecting-ip", address);
  const request = Object.assign(new Request("https://talblick.example/", { headers }), cf === undefined ? {} : { cf });
  const environment = parseEnvironment({ APP_ENV: "prod", BOT_VERIFICATION: mode, CRAWLER_RANGES: ranges }, "b1");
  return createVerifyCrawler(request, environment, kv)();
}

test("by default a crawler is what its user agent says, and nothing else opens a post", async () => {
  expect(await isVerified({ mode: "user-agent" })).toBe(true);
  expect(await isVerified({ mode: "user-agent", userAgent: "Mozilla/5.0 Chrome/142.0" })).toBe(false);
});

test.each([
  [{ botManagement: { verifiedBot: true } }, true],
  [{ verifiedBotCategory: "Search Engine Crawler" }, true],
  [{ botManagement: { verifiedBot: false }, verifiedBotCategory: "" }, false],
  [{ verifiedBotCategory: "Monitoring & Analytics" }, false],
  [{ botManagement: { verifiedBot: "true" } }, false],
  [{ botManagement: "true" }, false],
  [{}, false],
  [null, false],
  [undefined, false],
])("from Cloudflare's verdict %j follows: %s", async (cf, expected) => {
  expect(await isVerified({ mode: "cloudflare", cf })).toBe(expected);
});

test("Cloudflare's verified bot that calls itself something else is no crawler of ours", async () => {
  const cf = { botManagement: { verifiedBot: true } };
  expect(await isVerified({ mode: "cloudflare", cf, userAgent: "Mozilla/5.0 (compatible; bingbot/2.0)" })).toBe(false);
});

test.each([
  ["192.0.2.255", true],
  ["192.0.3.0", false],
  ["2001:db8::1", true],
  ["2001:db9::1", false],
  ["", false],
  ["Googlebot", false],
])("from the address %j a crawler with configured ranges is verified: %s", async (address, expected) => {
  expect(await isVerified({ address, ranges: "192.0.2.0/24 2001:db8::/32" })).toBe(expected);
});

test("a crawler without an address is not verified", async () => {
  expect(await isVerified({ ranges: "0.0.0.0/0 ::/0" })).toBe(false);
});

test("a store that fails verifies no crawler, and the operator's own ranges still count", async () => {
  const { kv, failing } = createNamespaceForTest();
  failing.reads = true;
  expect(await isVerified({ address: "66.249.64.5" }, kv)).toBe(false);
  expect(log).toHaveBeenCalledTimes(1);
  expect(await isVerified({ address: "192.0.2.1", ranges: "192.0.2.0/24" }, kv)).toBe(true);
});

test.each(["rejects", "never answers"])("while a store %s, what the isolate read last counts", async (how) => {
  const known = createNamespaceForTest({ ranges: '{"googlebot.json":["66.249.64.0/27"]}' });
  expect(await isVerified({ address: "66.249.64.5" }, known.kv)).toBe(true);
  const kv = createNamespaceForTest().kv;
  vi.spyOn(kv, "get").mockImplementation((() =>
    how === "rejects" ? Promise.reject(new Error("KV is down")) : new Promise(() => undefined)) as never);
  expect((await readCrawlerRanges(kv, 20)).map(({ length }) => length)).toEqual([27]);
  expect(log).toHaveBeenCalledTimes(1);
  // It reads again when the store is in order, also that nothing is kept any more.
  expect(await isVerified({ address: "66.249.64.5" })).toBe(false);
});

test.each([["{"], ["null"], ["[]"], ['{"googlebot.json":[1]}'], ['{"googlebot.json":["0.0.0.0/x"]}']])(
  "an invalid entry of the store, %j, verifies no crawler",
  async (ranges) => {
    expect(await isVerified({ address: "66.249.64.5" }, createNamespaceForTest({ ranges }).kv)).toBe(false);
  },
);

const file = (...prefixes: unknown[]) => Response.json({ creationTime: "2026-11-20T00:00:00", prefixes });

test("what the owners publish is fetched file by file, and verifies from then on", async () => {
  const { kv } = createNamespaceForTest();
  const asked: string[] = [];
  await refreshCrawlerRanges(kv, async ({ url }) => {
    asked.push(url);
    return url.endsWith("/googlebot.json")
      ? file({ ipv6Prefix: "2001:4860:4801:10::/64" }, { ipv4Prefix: "66.249.64.0/27" })
      : file({ ipv4Prefix: "108.177.2.0/27" });
  });
  expect(asked).toEqual(publishedFiles.map((name) => `https://developers.google.com/static/search/apis/ipranges/${name}`));
  for (const address of ["66.249.64.31", "2001:4860:4801:10::7", "108.177.2.1"])
    expect(await isVerified({ address }, kv)).toBe(true);
  expect(await isVerified({ address: "66.249.64.32" }, kv)).toBe(false);
});

test.each<[string, () => Promise<Response>]>([
  ["is missing", async () => new Response("Not found", { status: 404 })],
  ["cannot be reached", () => Promise.reject(new TypeError("connection refused"))],
  ["is a page", async () => new Response("<!doctype html>")],
  ["is empty", async () => file()],
  ["has no prefixes", async () => Response.json({})],
  ["names one invalid address", async () => file({ ipv4Prefix: "66.249.64.0/27" }, { ipv4Prefix: "x" })],
  ["would let all of IPv4 in", async () => file({ ipv4Prefix: "0.0.0.0/0" })],
  ["would let all of IPv6 in", async () => file({ ipv6Prefix: "2000::/3" })],
  ["has far too many", async () => file(...Array.from({ length: 5001 }, () => ({ ipv4Prefix: "192.0.2.0/24" })))],
])("a file that %s leaves the former ranges, and the operator learns of it", async (_name, answer) => {
  const { kv, kept } = createNamespaceForTest();
  await refreshCrawlerRanges(kv, async () => file({ ipv4Prefix: "66.249.64.0/27" }));
  const again = refreshCrawlerRanges(kv, async ({ url }) =>
    url.endsWith("/googlebot.json") ? answer() : file({ ipv4Prefix: "192.0.2.0/24" }),
  );
  await expect(again).rejects.toThrow("The former ranges stay: googlebot.json");
  expect(JSON.parse(kept.get("ranges") ?? "")).toEqual({
    "googlebot.json": ["66.249.64.0/27"],
    "special-crawlers.json": ["192.0.2.0/24"],
    "user-triggered-fetchers-google.json": ["192.0.2.0/24"],
  });
  expect(log).toHaveBeenCalledTimes(1);
});

test("ranges that cannot be read are not written over", async () => {
  const { kv, kept, failing } = createNamespaceForTest({ ranges: '{"googlebot.json":["66.249.64.0/27"]}' });
  failing.reads = true;
  await expect(refreshCrawlerRanges(kv, async () => file({ ipv4Prefix: "192.0.2.0/24" }))).rejects.toThrow("KV is down");
  expect(kept.get("ranges")).toContain("66.249.64.0/27");
});

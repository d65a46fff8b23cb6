import { expect, test } from "vitest";
import { refuseOversized, refuseOversizedHeaders } from "./refuse-oversized.ts";

const origin = "https://talblick.example";
function ask(path: string, headers: Record<string, string> = {}): Response | null {
  const request = new Request(`${origin}${path}`, { headers });
  return refuseOversized(request) ?? refuseOversizedHeaders(request);
}
const pairs = (count: number, length = 1) =>
  Array.from({ length: count }, (_, index) => `c${index}=${"x".repeat(length)}`).join("; ");

test.each<[string, string, Record<string, string>]>([
  ["an ordinary page", "/ein-titel/100", { cookie: pairs(40, 60), "user-agent": "Mozilla/5.0", referer: `${origin}/` }],
  ["a long address", `/suche?q=${"x".repeat(3900 - origin.length)}`, {}],
  ["as many cookies as a browser keeps", "/", { cookie: pairs(180, 80) }],
])("%s passes", (_name, path, headers) => {
  expect(ask(path, headers)).toBeNull();
});

test.each<[string, number, string, Record<string, string>]>([
  ["a path that is too long", 414, `/${"x".repeat(4000)}`, {}],
  ["a query that is too long", 414, `/?q=${"x".repeat(4000)}`, {}],
  ["cookies that are too long", 431, "/", { cookie: `a=${"x".repeat(16_000)}` }],
  ["too many cookies", 431, "/", { cookie: pairs(201) }],
  ["nothing but separators", 431, "/", { cookie: ";".repeat(500) }],
  ["a header that is too long", 431, "/", { "x-any": "x".repeat(32_000) }],
  ["too many headers", 431, "/", Object.fromEntries(Array.from({ length: 700 }, (_, index) => [`x-${index}`, "x".repeat(50)]))],
])("%s is refused with %i, in German, not to be stored", async (_name, status, path, headers) => {
  const answer = ask(path, headers);
  expect([answer?.status, answer?.headers.get("cache-control")]).toEqual([status, "no-store"]);
  expect(await answer?.text()).toMatch(/^(?:Diese|Dein) .+\.\n$/);
});

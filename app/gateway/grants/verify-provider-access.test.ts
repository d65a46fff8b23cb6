import { afterEach, beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { verifyProviderAccess } from "./verify-provider-access.ts";

const now = new Date("2026-11-20T12:00:00Z");
const seconds = now.getTime() / 1000;
const config = {
  aid: "AID",
  siteId: null,
  isSandbox: true,
  isDebug: false,
  scriptOrigin: "https://experience.example",
  apiOrigin: "https://buy.example",
};
const access = {
  access_id: "a",
  granted: true,
  expire_date: (seconds + 1) as number | null,
  resource: { rid: "RTALBPLUS", name: "Plus" },
};
const list = (...data: unknown[]) => Response.json({ code: 0, data });

let log: MockInstance<typeof console.error>;
beforeEach(() => {
  log = vi.spyOn(console, "error").mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

const verify = (answer: (request: Request) => Promise<Response>) => verifyProviderAccess(config, "ref+~~~x", now, answer);

test("the provider is asked for the reader's access list, without anything else of the reader's", async () => {
  const requests: Request[] = [];
  const answer = async (request: Request) => {
    requests.push(request);
    return list(access);
  };
  expect(await verify(answer)).toBe(true);
  expect(requests.map(({ url, method }) => [method, url])).toEqual([
    ["GET", "https://buy.example/api/v3/access/list?aid=AID&user_ref=ref%2B%7E%7E%7Ex"],
  ]);
  expect([...(requests[0]?.headers.keys() ?? [])]).toEqual(["accept"]);
});

test.each([
  ["an access that runs on", { ...access, expire_date: null }, true],
  ["Plus Premium", { ...access, resource: { rid: "RTALBPLUSPREMIUM" } }, true],
  ["an access that has just ended", { ...access, expire_date: seconds }, false],
  ["an access that was taken back", { ...access, granted: false }, false],
  ["Pur, which opens no premium post", { ...access, resource: { rid: "RTALBPUR" } }, false],
  ["something of another application", { ...access, resource: { rid: "RANDERES" } }, false],
])("%s: %#", async (_name, entry, expected) => {
  expect(await verify(async () => list(entry))).toBe(expected);
  expect(await verify(async () => list())).toBe(false);
  expect(log).not.toHaveBeenCalled();
});

test.each<[string, () => Promise<Response>]>([
  ["fails", async () => Response.json({ code: 0, data: [access] }, { status: 500 })],
  ["refuses", async () => Response.json({ code: 2, message: "Access denied" })],
  ["sends elsewhere", async () => new Response(null, { status: 302, headers: { location: "https://evil.example" } })],
  ["answers with a page", async () => new Response("<p>ref+~~~x</p>")],
  ["leaves out what matters", async () => list({ access_id: "a", resource: { rid: "RTALBPLUS" } })],
  ["says yes in words", async () => list({ ...access, granted: "true" })],
  ["says too much", async () => list(access, "x".repeat(100_001))],
  ["cannot be reached", async () => Promise.reject(new TypeError("connection refused"))],
])(
  "a provider that %s grants the reader nothing, and the operator learns of it without the reader's reference",
  async (_name, answer) => {
    expect(await verify(answer)).toBe(false);
    expect(log).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(log.mock.calls)).not.toContain("ref+");
  },
);

test("a provider that is down for a moment is asked once more", async () => {
  const answers = [new Response(null, { status: 503 }), list(access)];
  expect(await verify(async () => answers.shift() as Response)).toBe(true);
  expect([answers, log.mock.calls]).toEqual([[], []]);
});

test("a reader waits two seconds for the provider, and no longer", async () => {
  vi.useFakeTimers();
  const asked = vi.fn(() => new Promise<Response>(() => undefined));
  const result = verify(asked);
  await vi.advanceTimersByTimeAsync(1999);
  expect(log).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await result).toBe(false);
  expect([asked.mock.calls.length, log.mock.calls.length]).toEqual([1, 1]);
  vi.useRealTimers();
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { logError, logFields, logInfo, logWarning } from "./log.ts";
import { logRequest } from "./log-request.ts";
import { configureLog, parseLogSettings } from "./log-settings.ts";
import { createRequestId, isSampledRequest, readRequestId } from "./request-id.ts";

let lines: Record<string, unknown>[];
let texts: string[];

beforeEach(() => {
  lines = [];
  texts = [];
  for (const method of ["error", "warn", "log"] as const)
    vi.spyOn(console, method).mockImplementation((text: string) => {
      texts.push(text);
      if (text.startsWith("{")) lines.push(JSON.parse(text));
    });
});
afterEach(() => vi.restoreAllMocks());

const answered = (answer: () => Promise<Response>, requestId = "0db1c8af86584520") =>
  logRequest(
    { request: new Request("https://a.example/suche?q=anna"), requestId, toRoute: () => "suche", waitUntil: null },
    answer,
  );

test("each line of a request bears its number, and the last says how it went", async () => {
  configureLog("portal", { LOG_SAMPLE: "1" });
  const response = await answered(async () => {
    await null;
    logError("It failed for anna@example.at", new TypeError("no token=4711"), { post: 7 });
    logFields({ backendMs: 12 });
    return new Response(null, { headers: { "x-cache": "miss" } });
  });
  expect([response.headers.get("x-request-id"), response.headers.get("server-timing")]).toEqual([
    "0db1c8af86584520",
    'request;desc="0db1c8af86584520"',
  ]);
  const common = { time: expect.any(String), worker: "portal", requestId: "0db1c8af86584520" };
  expect(lines).toEqual([
    {
      ...common,
      level: "error",
      message: "It failed for [mail]",
      post: 7,
      error: { name: "TypeError", message: "no token=[redacted]", stack: expect.any(String) },
    },
    {
      ...common,
      level: "info",
      message: "request",
      method: "GET",
      route: "suche",
      status: 200,
      ms: expect.any(Number),
      cache: "miss",
      errors: 1,
      backendMs: 12,
    },
  ]);
});

test.each([
  ["went well", 200, 0],
  ["asked for what is not there", 404, 0],
  ["failed", 500, 1],
])("of a request that %s and is not sampled, lines: %#", async (_, status, count) => {
  configureLog("portal", { LOG_SAMPLE: "0" });
  await answered(async () => {
    logInfo("as it should");
    return new Response(null, { status });
  });
  expect(lines).toHaveLength(count);
});

test("of pages that came from memory about every hundredth has a line, which says so", async () => {
  configureLog("portal", { LOG_SAMPLE: "1" });
  const ids = Array.from({ length: 4000 }, (_, index) => (0x8f00000000000000n + BigInt(index) * 7919n).toString(16));
  for (const id of ids) await answered(async () => new Response(null, { headers: { "x-cache": "hit" } }), id);
  expect(lines.length).toBeGreaterThan(15);
  expect(lines.length).toBeLessThan(80);
  expect(lines[0]).toMatchObject({ message: "request", cache: "hit", standsFor: 100 });
  configureLog("portal", { LOG_SAMPLE: "1", LOG_SLOW_MS: "0" });
  lines = [];
  await answered(async () => new Response(null, { headers: { "x-cache": "hit" } }));
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toHaveProperty("standsFor");
});

test("a slow request is logged whatever the sample, and so is a warning", async () => {
  configureLog("portal", { LOG_SAMPLE: "0", LOG_SLOW_MS: "0" });
  await answered(async () => new Response());
  configureLog("portal", { LOG_SAMPLE: "0" });
  await answered(async () => {
    logWarning("careful");
    return new Response();
  });
  expect(lines.map(({ message }) => message)).toEqual(["request", "careful"]);
});

test("two requests at once do not mix their lines", async () => {
  configureLog("portal", { LOG_SAMPLE: "0" });
  const fail = (id: string) =>
    answered(async () => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      logWarning(id);
      return new Response();
    }, id);
  await Promise.all([fail("00000000"), fail("11111111")]);
  expect(lines.map(({ requestId, message }) => requestId === message)).toEqual([true, true]);
});

test("of two Workers both keep the same requests, about as many as the sample says", () => {
  const ids = Array.from({ length: 4000 }, (_, index) => (0x8f00000000000000n + BigInt(index) * 7919n).toString(16));
  const kept = ids.filter((id) => isSampledRequest(id, 0.1));
  expect(kept.length / ids.length).toBeCloseTo(0.1, 1);
  expect(kept.every((id) => isSampledRequest(id, 0.2))).toBe(true);
});

test("a request has Cloudflare's number where there is one, and never a text that a client sent", () => {
  const headersOf = (name: string, value: string) => new Headers({ [name]: value });
  expect(createRequestId(headersOf("cf-ray", "8f0123456789abcd-VIE"))).toBe("8f0123456789abcd");
  expect(createRequestId(headersOf("cf-ray", "anna@example.at"))).toMatch(/^[\da-f]{16}$/);
  expect(createRequestId(headersOf("x-request-id", "8f0123456789abcd"))).not.toBe("8f0123456789abcd");
  expect(readRequestId(headersOf("x-request-id", "8f0123456789abcd"))).toBe("8f0123456789abcd");
  expect(readRequestId(headersOf("x-request-id", '"level":"error"'))).toMatch(/^[\da-f]{16}$/);
});

test("on a terminal a line is plain text, and its stack has lines of its own", () => {
  configureLog("portal", { LOG_FORMAT: "text" });
  logWarning("The back end rests", undefined, { failures: 3 });
  logError("It failed", new Error("no"));
  expect(texts[0]).toMatch(/^\d\d:\d\d:\d\d portal The back end rests \{"failures":3\}$/);
  expect(texts[1]).toMatch(/^\S+ portal It failed: Error: no\n {2}at /);
  configureLog("portal", {});
});

test.each([
  ["LOG_LEVEL", "loud"],
  ["LOG_SAMPLE", "2"],
  ["LOG_SAMPLE", "much"],
  ["LOG_SLOW_MS", "-1"],
  ["LOG_FORMAT", "xml"],
])("%s %j is refused by its name", (name, value) => {
  expect(() => parseLogSettings("portal", { [name]: value })).toThrow(`Configuration: ${name} must be`);
});

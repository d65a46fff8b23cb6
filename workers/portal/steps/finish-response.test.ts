import { expect, test } from "vitest";
import { parseEnvironment } from "#app/configuration/environment.ts";
import { noGuard } from "#app/gateway/backend/backend-guard.ts";
import { createBackendClient } from "#app/gateway/graphql/create-backend-client.ts";
import { createSessionStore } from "#app/gateway/session/session-store.ts";
import { finishResponse } from "./finish-response.ts";
import type { PortalRequest } from "./open-request.ts";

const googlebot = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

type Facts = { address?: string; headers?: Record<string, string>; variables?: Record<string, string> };

function finish(answer: Response, { address = "https://talblick.example/", headers = {}, variables = {} }: Facts = {}): Response {
  const send = async () => new Response();
  const environment = parseEnvironment({ APP_ENV: "prod", ...variables }, "b1");
  const url = new URL(address);
  const portalRequest: PortalRequest = {
    request: new Request(address, { headers }),
    url,
    routeRule: null,
    environment,
    signCaller: async () => null,
    sessions: null,
    sessionStore: createSessionStore(null, environment, url),
    sendToBackend: send,
    guardBackend: noGuard,
    backendOrigin: "http://backend",
    backend: createBackendClient("http://backend", send, 50),
    meterStore: null,
    verifyCrawler: async () => false,
  };
  return finishResponse(answer, portalRequest);
}

test("pages say that their picture may be shown large, unless they are not to be found", () => {
  const robotsOf = (answer: Response, appEnv = "prod") =>
    finish(answer, { variables: { APP_ENV: appEnv } }).headers.get("x-robots-tag");
  expect(robotsOf(html())).toBe("max-image-preview:large");
  expect(robotsOf(html(404))).toBeNull();
  expect(robotsOf(Response.json({}))).toBeNull();
  const hidden = html();
  hidden.headers.set("x-robots-tag", "noindex");
  expect(robotsOf(hidden)).toBe("noindex");
  expect(robotsOf(html(), "dev")).toBe("noindex, nofollow");
});

const html = (status = 200) => new Response("<p>Text</p>", { status, headers: { "content-type": "text/html; charset=utf-8" } });

test.each([
  ["br, gzip", "br"],
  ["gzip, deflate, br", "br"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["br;q=0.0, gzip;q=0", null],
  ["br;q=0.1", "br"],
  ["identity", null],
  ["x-brotli", null],
  ["", null],
])("a browser that accepts %j gets the encoding %s", (accepted, encoding) => {
  const { headers } = finish(html(), { headers: { "accept-encoding": accepted } });
  expect(headers.get("content-encoding")).toBe(encoding);
  expect(headers.get("vary")).toBe("accept-encoding");
});

test.each([
  ["image/jpeg", 200],
  ["font/woff2", 200],
  ["application/octet-stream", 200],
  ["text/html", 206],
])("%s with status %i travels as it is", (type, status) => {
  const answer = new Response("x", { status, headers: { "content-type": type } });
  expect(finish(answer, { headers: { "accept-encoding": "br" } }).headers.has("content-encoding")).toBe(false);
});

test("what is encoded already is not encoded again", () => {
  const answer = new Response("x", { headers: { "content-type": "text/css", "content-encoding": "gzip" } });
  expect(finish(answer, { headers: { "accept-encoding": "br" } }).headers.get("content-encoding")).toBe("gzip");
});

test.each([[502], [503], [504]])("status %i asks for another try later", (status) => {
  expect(finish(html(status)).headers.get("retry-after")).toBe("30");
});

test.each([[200], [404], [500]])("status %i does not", (status) => {
  expect(finish(html(status)).headers.has("retry-after")).toBe(false);
});

test("the back end's own word on when to try again is kept", () => {
  const answer = new Response("x", { status: 503, headers: { "retry-after": "120" } });
  expect(finish(answer).headers.get("retry-after")).toBe("120");
});

test("only an encrypted answer commits the browser to encryption", () => {
  expect(finish(html()).headers.get("strict-transport-security")).toBe("max-age=31536000");
  expect(finish(html(), { address: "http://localhost:8787/" }).headers.has("strict-transport-security")).toBe(false);
});

test.each([[googlebot], ["cXensebot"], ["Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)"]])(
  "the bot %s sees no page of a fatal error",
  async (userAgent) => {
    const answer = finish(html(500), { headers: { "user-agent": userAgent } });
    expect([answer.status, await answer.text()]).toEqual([500, "Internal Server Error\n"]);
    expect(answer.headers.get("retry-after")).toBeNull();
    const away = finish(html(503), { headers: { "user-agent": userAgent } });
    expect([away.status, await away.text(), away.headers.get("retry-after")]).toEqual([503, "Service Unavailable\n", "30"]);
  },
);

test("a reader does, and a bot sees the 404 page and answers that are no pages", async () => {
  expect(await finish(html(500)).text()).toBe("<p>Text</p>");
  expect(await finish(html(404), { headers: { "user-agent": googlebot } }).text()).toBe("<p>Text</p>");
  const json = Response.json({ error: "x" }, { status: 503 });
  expect(await finish(json, { headers: { "user-agent": googlebot } }).json()).toEqual({ error: "x" });
});

test("a page with a key in its address keeps it from other sites", () => {
  const answer = new Response("x", { headers: { "referrer-policy": "no-referrer" } });
  expect(finish(answer).headers.get("referrer-policy")).toBe("no-referrer");
  expect(finish(html()).headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
});

test("a site that opens this one cannot control its window, and no other site embeds what is not made for that", () => {
  const { headers } = finish(html());
  expect(headers.get("cross-origin-opener-policy")).toBe("same-origin-allow-popups");
  expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
  const picture = new Response("x", { headers: { "cross-origin-resource-policy": "cross-origin" } });
  expect(finish(picture).headers.get("cross-origin-resource-policy")).toBe("cross-origin");
});

test("no page and no frame in it can use a reader's devices", () => {
  const policy = finish(html()).headers.get("permissions-policy") ?? "";
  for (const feature of ["camera", "microphone", "geolocation", "usb", "browsing-topics"])
    expect(policy).toContain(`${feature}=()`);
});

test("a page that looks for nearby places may ask where its reader is, its frames may not", () => {
  expect(finish(html(), { address: "https://talblick.example/spritpreise" }).headers.get("permissions-policy")).toContain(
    "geolocation=(self),",
  );
});

test("only the portal and the frames of its paywall provider may request payments", () => {
  const payees = (variables: Record<string, string>) =>
    /payment=\(.*?\)/.exec(finish(html(), { variables }).headers.get("permissions-policy") ?? "")?.[0];
  expect(payees({})).toBe("payment=(self)");
  expect(payees({ PAYWALL_AID: "A1", PAYWALL_API_ORIGIN: "https://buy.example" })).toBe('payment=(self "https://buy.example")');
});

test("only a page whose policy lets any site frame it lacks the older header", () => {
  const framing = (policy: string) => {
    const answer = html();
    answer.headers.set("content-security-policy", policy);
    const { headers } = finish(answer);
    return [headers.get("x-frame-options"), headers.get("cross-origin-resource-policy")];
  };
  expect(framing("default-src 'self'; frame-ancestors *; base-uri 'none'")).toEqual([null, "cross-origin"]);
  expect(framing("default-src 'self'; frame-ancestors 'self'")).toEqual(["SAMEORIGIN", "same-origin"]);
});

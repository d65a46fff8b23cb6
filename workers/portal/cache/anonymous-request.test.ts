import { expect, test } from "vitest";
import { isAnonymous } from "./anonymous-request.ts";

const environment = { partnerHosts: ["partner.example"] };

function ask(headers: Record<string, string>, method = "GET"): boolean {
  return isAnonymous(new Request("https://talblick.example/", { method, headers }), environment);
}

test.each([
  [{}],
  [{ cookie: "CurrentCity=dornbirn; PortalMeter=abc; consent=1" }],
  [{ referer: "https://www.google.com/" }],
  [{ referer: "https://notpartner.example/" }],
  [{ "user-agent": "Mozilla/5.0 (compatible; bingbot/2.0)" }],
  [{ authorization: "Bearer something" }],
])("who asks with %o gets everybody's page", (headers) => {
  expect(ask(headers)).toBe(true);
  expect(ask(headers, "HEAD")).toBe(true);
});

test.each([
  [{ cookie: "EvoSSO=id%3D7" }],
  [{ cookie: "a=1; SsoSessionCookie=x" }],
  [{ cookie: "PortalSession=x" }],
  [{ cookie: "apollo:prod.token=x" }],
  [{ cookie: "apollo%3Aprod.token=x" }],
  [{ referer: "https://partner.example/beitrag" }],
  [{ referer: "https://www.partner.example/" }],
  [{ "x-paywall-event": "checkoutComplete" }],
  [{ "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }],
  [{ "user-agent": "cXensebot" }],
])("who asks with %o gets a page of their own", (headers) => {
  expect(ask(headers)).toBe(false);
});

test.each([["POST"], ["PUT"], ["DELETE"], ["OPTIONS"]])("%s asks for no page", (method) => {
  expect(ask({}, method)).toBe(false);
});

import { RouterContextProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { parseEnvironment } from "#app/configuration/environment.ts";
import {
  botContext,
  environmentContext,
  meterContext,
  partnerHostContext,
  sessionContext,
  sessionCookiesContext,
} from "#app/context.ts";
import type { SessionUser } from "#app/domain/session/session-user.ts";
import { closedMeter } from "#app/gateway/meter/open-meter.ts";
import { noSession } from "#app/gateway/session/request-session.ts";
import { readViewerFacts } from "./read-viewer-facts.ts";

afterEach(() => vi.restoreAllMocks());

const claim = { username: "anna", fullname: "", id: 7, email: "", hash: "h", token: "t" };
const event = { "x-paywall-event": "checkoutComplete" };
const nothing = { isVerifiedBot: false, partnerHost: null, hasEventAccess: false, hasFreeRead: false, hasSession: false };

function factsOf(prepare: (context: RouterContextProvider) => void = () => undefined, headers = {}, variables = {}) {
  const context = new RouterContextProvider();
  context.set(environmentContext, parseEnvironment({ APP_ENV: "default", ...variables }, "b1"));
  prepare(context);
  return readViewerFacts(context, new Request("https://talblick.example/titel/12", { headers }));
}

/** Signed in, with or without the provider's reference; the provider grants what opens premium posts. */
function signIn(userRef: string) {
  const fetch = vi
    .spyOn(globalThis, "fetch")
    .mockImplementation(async () =>
      Response.json({
        code: 0,
        data: [{ access_id: "a", granted: true, expire_date: null, resource: { rid: "RTALBPLUS", name: "Plus" } }],
      }),
    );
  const prepare = (context: RouterContextProvider) => {
    context.set(sessionCookiesContext, claim);
    const user = { id: 7, piano: { userRef } } as SessionUser;
    context.set(sessionContext, { ...noSession, user: Promise.resolve(user) });
  };
  return { fetch, prepare };
}

test("nothing is said of a reader of whom nothing is known", async () => {
  expect(await factsOf()).toEqual(nothing);
});

test("a bot counts when it is verified", async () => {
  const prepare = (isVerified: boolean) => (context: RouterContextProvider) =>
    context.set(botContext, { isBot: true, isVerified });
  expect(await factsOf(prepare(true))).toEqual({ ...nothing, isVerifiedBot: true });
  expect(await factsOf(prepare(false))).toEqual(nothing);
});

test("a partner's reader is known by the partner's host, a signed-in one by the session cookies", async () => {
  const prepare = (context: RouterContextProvider) => {
    context.set(partnerHostContext, "vn.example");
    context.set(sessionCookiesContext, claim);
  };
  expect(await factsOf(prepare)).toEqual({ ...nothing, partnerHost: "vn.example", hasSession: true });
});

test("the meter decides about a free read", async () => {
  const prepare = (hasFreeRead: boolean) => (context: RouterContextProvider) =>
    context.set(meterContext, { ...closedMeter, hasFreeRead });
  expect(await factsOf(prepare(true))).toEqual({ ...nothing, hasFreeRead: true });
  expect(await factsOf(prepare(false))).toEqual(nothing);
});

test("a reader who has just bought access has it once the provider confirmed it", async () => {
  const { fetch, prepare } = signIn("ref~~~x");
  expect(await factsOf(prepare, event, { PAYWALL_AID: "AID" })).toEqual({ ...nothing, hasSession: true, hasEventAccess: true });
  expect(fetch).toHaveBeenCalledTimes(1);
});

test("the provider is not asked without event, session, reference or provider", async () => {
  const { fetch, prepare } = signIn("ref~~~x");
  const reader = { ...nothing, hasSession: true };
  expect(await factsOf(prepare, {}, { PAYWALL_AID: "AID" })).toEqual(reader);
  expect(await factsOf(prepare, { "x-paywall-event": "x" }, { PAYWALL_AID: "AID" })).toEqual(reader);
  expect(await factsOf(prepare, event)).toEqual(reader);
  expect(await factsOf(undefined, event, { PAYWALL_AID: "AID" })).toEqual(nothing);
  expect(await factsOf(signIn("").prepare, event, { PAYWALL_AID: "AID" })).toEqual(reader);
  expect(fetch).not.toHaveBeenCalled();
});

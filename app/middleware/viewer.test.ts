import type { RouterContextProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import {
  botContext,
  meterContext,
  partnerReferrerContext,
  sessionContext,
  sessionCookiesContext,
  viewerContext,
} from "#app/context.ts";
import { noSession } from "#app/domain/session/session.ts";
import type { SessionUser } from "#app/domain/session/session-user.ts";
import { closedMeter } from "#app/gateway/meter/open-meter.ts";
import { runMiddleware } from "#tests/support/run-middleware.ts";
import { viewerMiddleware } from "./viewer.ts";

afterEach(() => vi.restoreAllMocks());

const claim = { username: "anna", fullname: "", id: 7, email: "", hash: "h", token: "t" };
const event = { "x-paywall-event": "checkoutComplete" };
const granted = (reason: string) => ({ access: "granted", grant: { reason } });

async function viewerOf(prepare: (context: RouterContextProvider) => void = () => undefined, headers = {}, variables = {}) {
  const { context } = await runMiddleware(viewerMiddleware, { prepare, headers, variables });
  return context.get(viewerContext)(12);
}

/** Signed in, with or without the provider's reference; the provider grants what opens premium posts. */
function signIn(userRef: string) {
  const fetch = vi.spyOn(globalThis, "fetch").mockImplementation(async () =>
    Response.json({
      code: 0,
      data: [{ access_id: "a", granted: true, expire_date: null, resource: { rid: "RTALBPLUS", name: "Plus" } }],
    }),
  );
  const prepare = (context: RouterContextProvider) => {
    context.set(sessionCookiesContext, claim);
    const user = { id: 7, piano: { userRef } } as SessionUser;
    context.set(sessionContext, { ...noSession, read: async () => ({ isFinished: true, user }) });
  };
  return { fetch, prepare };
}

test("a verified bot may read everything", async () => {
  expect(await viewerOf((context) => context.set(botContext, { isBot: true, isVerified: true }))).toEqual(granted("BOT"));
});

test("a reader whom a partner sent may read everything, on the partner's account", async () => {
  expect(await viewerOf((context) => context.set(partnerReferrerContext, "vn.example"))).toEqual({
    access: "granted",
    grant: { reason: "PARTNER", host: "vn.example" },
  });
});

test("a free read opens the post that it is for", async () => {
  const prepare = (context: RouterContextProvider) =>
    context.set(meterContext, { ...closedMeter, offers: (post: number) => post === 12 });
  expect(await viewerOf(prepare)).toEqual(granted("METERED"));
});

test("other readers and other bots are anonymous, or readers with a session", async () => {
  expect(await viewerOf()).toEqual({ access: "anonymous" });
  expect(await viewerOf((context) => context.set(botContext, { isBot: true, isVerified: false }))).toEqual({
    access: "anonymous",
  });
  expect(await viewerOf((context) => context.set(sessionCookiesContext, claim))).toEqual({ access: "reader" });
});

test("who has just bought access may read the post once the provider confirmed it", async () => {
  const { fetch, prepare } = signIn("ref~~~x");
  expect(await viewerOf(prepare, event, { PAYWALL_AID: "AID" })).toEqual(granted("EVENT"));
  expect(fetch).toHaveBeenCalledTimes(1);
});

test("the provider is asked about nobody without event, session, reference or provider", async () => {
  const { fetch, prepare } = signIn("ref~~~x");
  expect(await viewerOf(prepare, {}, { PAYWALL_AID: "AID" })).toEqual({ access: "reader" });
  expect(await viewerOf(prepare, { "x-paywall-event": "x" }, { PAYWALL_AID: "AID" })).toEqual({ access: "reader" });
  expect(await viewerOf(prepare, event)).toEqual({ access: "reader" });
  expect(await viewerOf(undefined, event, { PAYWALL_AID: "AID" })).toEqual({ access: "anonymous" });
  expect(await viewerOf(signIn("").prepare, event, { PAYWALL_AID: "AID" })).toEqual({ access: "reader" });
  expect(fetch).not.toHaveBeenCalled();
});

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { followUpsellForm } from "#app/browser/tracking/checkout/upsell-tracking.client.ts";
import { TECHNICAL_ERROR } from "#app/domain/forms/account/account-messages.ts";
import { parseUserStatus, USER_STATUS_KEY } from "#app/domain/session/user-status.ts";
import {
  cardSso,
  entitlementAnswer,
  notSavedAnswer,
  OFFER_KEY,
  renewedSso,
  savedAnswer,
  wireOffer,
  wireRefusal,
} from "#tests/support/edge/upsell-answers.ts";
import { type StubbedBrowser, stubBrowser } from "#tests/support/units/stub-browser.ts";
import { renewSession } from "./session.client.ts";
import { checkCard, saveOffer } from "./upsell-calls.client.ts";

const mutate = vi.hoisted(() => vi.fn<(document: unknown, variables: unknown) => Promise<unknown>>());
vi.mock("#app/browser/session/load-cookie-markup.ts", () => ({
  loadCookieMarkup: async () => ({ hasLoaded: false, hasFrame: false }),
}));
vi.mock("./graphql.client.ts", () => ({ graphqlTransport: { mutate }, resetAfterAuthChange: () => undefined }));

/** What a browser keeps, and what analytics hears. */
let { stored, cookies, announced }: StubbedBrowser = { stored: new Map(), cookies: new Map(), announced: [] };
let asked: unknown[];
let page: { dataLayer?: { page_url?: string; action?: string }[] };

/** The reply to the next calls; the GraphQL client has tests of its own. */
function answer(reply: () => { data: unknown }): void {
  mutate.mockImplementation(async (_document, variables) => {
    asked.push(variables);
    return { kind: "answered", data: reply().data };
  });
}

const tracked = () =>
  page.dataLayer?.map(({ page_url, action }) => action ?? page_url?.replace("/vplus/checkout/", "")).splice(0) ?? [];
const readStatus = () => parseUserStatus(stored.get(USER_STATUS_KEY) ?? null);

beforeEach(() => {
  [asked, page] = [[], {}];
  vi.stubGlobal("window", page);
  ({ stored, cookies, announced } = stubBrowser("/ein-titel/100"));
  followUpsellForm("upsell-entitlement");
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const card = { subscriberNumber: "12345678", lastName: "Berger" };
const entries = { returnTo: "/ein-titel/100", campno: "HERBST" };

describe("The check of a card", () => {
  test("tells card, campaign and post, and leads to the offer", async () => {
    answer(entitlementAnswer(wireOffer, cardSso.notActivated));
    expect(await checkCard(card, entries)).toMatchObject({
      kind: "offered",
      upsellType: "digi",
      token: OFFER_KEY,
      campno: "HERBST",
      offer: { token: OFFER_KEY },
    });
    expect(asked[0]).toEqual({ username: "12345678", pw: "Berger", campno: "HERBST", postId: 100 });
    expect([readStatus(), announced, tracked()]).toEqual([null, [], ["upsell/login"]]);
  });

  test("signs in with a card that has an account", async () => {
    cookies.set("SsoSessionCookie", "h-anna");
    answer(entitlementAnswer(wireOffer, cardSso.signedIn));
    expect((await checkCard(card, {})).kind).toBe("offered");
    expect(readStatus()).toMatchObject({ ssoId: 42, hasPlusAccess: false });
    expect(announced).toEqual([readStatus()]);
  });

  test("leaves the session of a signed-in reader as it is", async () => {
    answer(entitlementAnswer(wireOffer, cardSso.known));
    expect((await checkCard(card, {})).kind).toBe("offered");
    expect([readStatus(), announced]).toEqual([null, []]);
  });

  test.each([
    [entitlementAnswer(wireRefusal("card_of_other_account", "Nein."), cardSso.known), { kind: "refused", message: "Nein." }],
    [entitlementAnswer(null, cardSso.wrong), { kind: "refused", message: "Abonummer oder Nachname ist falsch." }],
  ])("that fails is tracked as an abort (%#)", async (reply, outcome) => {
    answer(reply);
    expect(await checkCard(card, {})).toMatchObject(outcome);
    expect(tracked()).toEqual(["upsell/login", "upsell_abort"]);
  });

  test("of a reader who has access already is no failure", async () => {
    answer(entitlementAnswer(wireRefusal("has_digital_access", "Hast du."), cardSso.known));
    expect(await checkCard(card, {})).toMatchObject({ kind: "already-subscribed" });
    expect(tracked()).toEqual(["upsell/login"]);
  });

  test("that brings no reply is the technical error, and an abort as well", async () => {
    mutate.mockResolvedValue({ kind: "failed" });
    expect(await checkCard(card, {})).toMatchObject({ kind: "refused", message: TECHNICAL_ERROR });
    expect(tracked()).toEqual(["upsell/login", "upsell_abort"]);
  });

  test("whose cookies do not come signs nobody in", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    stored.set("talblick:debug", "1");
    answer(entitlementAnswer(wireOffer, cardSso.signedIn));
    expect(await checkCard(card, {})).toMatchObject({ kind: "refused", message: TECHNICAL_ERROR });
    expect(log.mock.calls.flat()).toContain("Could not get cookies");
    expect([readStatus(), cookies.size]).toEqual([null, 0]);
  });
});

describe("Accepting an offer", () => {
  beforeEach(() => {
    page.dataLayer = [];
    followUpsellForm("upsell-save");
  });
  const offer = { ...entries, key: OFFER_KEY, email: "x@y.example", password: "geheim" };

  test("sends nothing of a new account for a signed-in reader", async () => {
    answer(savedAnswer(renewedSso));
    expect(await saveOffer(offer, null)).toEqual({ kind: "saved" });
    expect(asked[0]).toEqual({ token: OFFER_KEY, agbAccepted: true, upsellType: "digi", campno: "HERBST", postId: 100 });
    expect(tracked()).toEqual(["upsell/digi/offer", "upsell/digi/complete"]);
  });

  test("sends the new account of a signed-out reader", async () => {
    page.dataLayer = [];
    followUpsellForm("upsell-save-print");
    answer(savedAnswer(cardSso.notActivated));
    const account = { email: "a@b.example", password: "geheim-7", marketingAccepted: true };
    expect(await saveOffer(offer, account)).toEqual({ kind: "mail-sent" });
    expect(asked[0]).toMatchObject({ email: "a@b.example", pw: "geheim-7", marketingAccepted: true });
    expect(tracked()).toEqual(["upsell/print/offer", "upsell/print/complete"]);
  });

  test("with an account that is active at once signs its reader in", async () => {
    page.dataLayer = [];
    cookies.set("SsoSessionCookie", "h-anna");
    answer(savedAnswer(cardSso.signedIn));
    const account = { email: "a@b.example", password: "geheim-7", marketingAccepted: true };
    expect(await saveOffer(offer, account)).toEqual({ kind: "saved" });
    expect(announced).toEqual([readStatus()]);
    expect([readStatus()?.ssoId, tracked()]).toEqual([42, ["upsell/print/complete"]]);
  });

  test("needs no single sign-on result for an account that is there", async () => {
    answer(savedAnswer(null));
    expect(await saveOffer(offer, null)).toEqual({ kind: "saved" });
  });

  test("that is refused is tracked neither as complete nor as an abort of the check", async () => {
    answer(notSavedAnswer("offer_expired", "Zu spät."));
    expect(await saveOffer(offer, null)).toEqual({ kind: "refused", message: "Zu spät." });
    expect(tracked()).toEqual(["upsell/digi/offer"]);
  });
});

test("a reader with new access is announced again with what they may read now", async () => {
  cookies.set("SsoSessionCookie", "h-anna");
  answer(entitlementAnswer(wireOffer, cardSso.signedIn));
  await checkCard(card, {});
  answer(() => ({ data: { autologin: { ...renewedSso, code: "autologin_successfull" } } }));
  await renewSession();
  expect(announced).toHaveLength(2);
  expect(announced[1]).toMatchObject({ ssoId: 42, hasPlusAccess: true });
  expect(readStatus()).toEqual(announced[1]);
});

/** From the print card to digital access without script: each step is a form post and a page (rules 4, upsell). */
import { beforeEach, describe, expect, test, vi } from "vitest";
import { NOT_ACTIVATED, TECHNICAL_ERROR } from "#app/domain/forms/account/account-messages.ts";
import { ANNA, annasCookies, pairHeaders } from "#tests/support/edge/account-answers.ts";
import { cookies, fieldError, formError, prepareAccountSite, signedIn } from "#tests/support/edge/account-site.ts";
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
import { noAbo } from "#tests/support/units/no-rights.ts";

const { edge, visit, send, asked, operation } = prepareAccountSite();
const POST = "/ein-titel/100";
const back = `returnTo=${encodeURIComponent(POST)}`;

const sendCard = (fields: Record<string, string> = {}, headers = {}) =>
  send(
    `/profil?dialog=abocard-activation&${back}`,
    { intent: "upsell-entitlement", subscriberNumber: " 12345678 ", lastName: "Berger", returnTo: POST, ...fields },
    headers,
  );

describe("the check of a card", () => {
  test("that has an account signs in and leads to the offer", async () => {
    edge.backend.answer("UpsellEntitlement", entitlementAnswer(wireOffer, cardSso.signedIn));
    const answer = await sendCard({ campno: "HERBST" });
    expect([answer.status, answer.headers.location]).toEqual([
      303,
      `/profil?dialog=upsell-save&key=${OFFER_KEY}&campno=HERBST&${back}`,
    ]);
    expect(answer.setCookies).toEqual(expect.arrayContaining(pairHeaders));
    expect(operation("UpsellEntitlement")?.variables).toEqual({
      username: "12345678",
      pw: "Berger",
      campno: "HERBST",
      postId: 100,
    });
  });

  test("of who is signed in shows who that is, and sets no new cookies", async () => {
    edge.backend.answer("UpsellEntitlement", entitlementAnswer(wireOffer, cardSso.known));
    const answer = await sendCard({}, signedIn);
    expect(answer.status).toBe(303);
    expect(asked("/graphql").at(-1)?.headers.authorization).toBe(`Bearer ${ANNA.token}`);
    expect(cookies(answer).filter(({ name }) => name === "EvoSSO")).toEqual([]);
    expect(asked("/wp-json/sso/v1/cookie")).toEqual([]);
  });

  test("without an account leads to the offer, and no session begins", async () => {
    edge.backend.answer("UpsellEntitlement", entitlementAnswer({ ...wireOffer, upsellType: "print" }, cardSso.notActivated));
    const answer = await sendCard({ returnTo: "" });
    expect([answer.status, answer.headers.location]).toEqual([303, `/profil?dialog=upsell-save&key=${OFFER_KEY}`]);
    expect(answer.setCookies).toEqual([]);
    expect(operation("UpsellEntitlement")?.variables).toMatchObject({ campno: null, postId: null });
  });

  test("whose owner has access already says so, signed in", async () => {
    edge.backend.answer("UpsellEntitlement", entitlementAnswer(wireRefusal("has_digital_access", "Hast du."), cardSso.signedIn));
    const answer = await sendCard();
    expect([answer.status, answer.headers.location]).toEqual([303, `/profil?dialog=upsell-already-subscribed&${back}`]);
    expect(answer.setCookies).toEqual(expect.arrayContaining(pairHeaders));
  });

  test.each([
    ["no_active_print_subscription", cardSso.notActivated, "Kein Print-Abo."],
    ["campaign_not_available", cardSso.known, "Keine Aktion."],
    ["card_of_other_account", cardSso.known, "Nicht deine."],
  ])("refused with %s comes back with the reason", async (code, sso, message) => {
    edge.backend.answer("UpsellEntitlement", entitlementAnswer(wireRefusal(code, `${message}<script>x</script>`), sso));
    const answer = await sendCard();
    expect([answer.status, formError(answer)]).toEqual([400, message]);
    expect(answer.text).toContain('value=" 12345678 "');
  });

  test("with error 218 and no grant says how to activate the account", async () => {
    edge.backend.answer("UpsellEntitlement", entitlementAnswer(null, cardSso.notActivated));
    expect(formError(await sendCard())).toBe(NOT_ACTIVATED);
  });

  test("of a wrong card says what the back end says", async () => {
    edge.backend.answer("UpsellEntitlement", entitlementAnswer(null, cardSso.wrong));
    expect(formError(await sendCard())).toBe("Abonummer oder Nachname ist falsch.");
  });

  test("does not ask the provider about a malformed number", async () => {
    const answer = await sendCard({ subscriberNumber: "12a", lastName: "" });
    expect(fieldError(answer, "upsell-entitlement-subscriberNumber")).toBe("Bitte gib eine gültige Abonummer ein");
    expect(fieldError(answer, "upsell-entitlement-lastName")).toBe("Bitte gib deinen Nachnamen ein");
    expect(operation("UpsellEntitlement")).toBeUndefined();
  });

  test("fails when the back end does, or its cookies do not come", async () => {
    const logged = vi.spyOn(console, "error").mockReturnValue();
    edge.backend.answer("UpsellEntitlement", () => ({ errors: [{ message: "kaputt" }] }));
    expect(formError(await sendCard())).toBe(TECHNICAL_ERROR);
    edge.backend.answer("UpsellEntitlement", entitlementAnswer(wireOffer, cardSso.signedIn));
    edge.backend.answerRest("/wp-json/sso/v1/cookie", () => ({ status: 404, body: "" }));
    expect(formError(await sendCard())).toBe(TECHNICAL_ERROR);
    logged.mockRestore();
  });
});

describe("the offer as a page", () => {
  const open = (cookie = "") => visit(`/profil?dialog=upsell-save&key=${OFFER_KEY}&${back}`, cookie);

  test("is private, passes its key on to no other site, and takes one round trip", async () => {
    edge.backend.answer("GetUpsellOffer", () => ({ data: { upsellOffer: wireOffer } }));
    const { status, headers, text } = await open(annasCookies);
    expect([status, headers["referrer-policy"], headers["cache-control"]]).toEqual([200, "no-referrer", "private, no-store"]);
    expect(asked("/graphql")).toHaveLength(1);
    expect(operation("GetUpsellOffer")?.variables).toEqual({ token: OFFER_KEY });
    expect(text).toMatch(/<h1[^>]*>Plus zum <span[^>]*>Print-Abo<\/span><\/h1>/);
    expect(text).toContain("Anna Berger");
    expect(text).toContain("14:35 Uhr");
    expect(text).toContain('data-form="upsell-save"');
    expect(text).toContain(`name="key" value="${OFFER_KEY}"`);
  });

  test("of a card alone asks for an account", async () => {
    edge.backend.answer("GetUpsellOffer", () => ({ data: { upsellOffer: { ...wireOffer, upsellType: "print" } } }));
    expect((await open()).text).toContain('data-form="upsell-save-print"');
  });

  test("says of a key that is used or too old how to begin again", async () => {
    edge.backend.answer("GetUpsellOffer", () => ({ data: { upsellOffer: null } }));
    const { status, text } = await open();
    expect(status).toBe(200);
    expect(text).toContain("Dieses Angebot ist nicht mehr offen");
    expect(text).toContain(`/profil?dialog=abocard-activation&amp;${back}`);
  });

  test("does not ask the back end about a malformed key", async () => {
    const { text } = await visit(`/profil?dialog=upsell-save&key=${"x".repeat(201)}`);
    expect(text).toContain("Dieses Angebot ist nicht mehr offen");
    expect(operation("GetUpsellOffer")).toBeUndefined();
  });
});

describe("accepting the offer", () => {
  const save = (fields: Record<string, string>, headers = {}) =>
    send(`/profil?dialog=upsell-save&key=${OFFER_KEY}&${back}`, { key: OFFER_KEY, returnTo: POST, ...fields }, headers);
  const newAccount = { intent: "upsell-save-print", email: "neu@mail.example", password: "geheim-7", agbAccepted: "on" };

  beforeEach(() => edge.backend.answer("GetUpsellOffer", () => ({ data: { upsellOffer: wireOffer } })));

  test("sends nothing of a new account for who is signed in, and forgets what was known of the reader", async () => {
    edge.backend.answer("UpsellSave", savedAnswer(renewedSso));
    const kept = cookies(await visit("/", annasCookies)).find(({ name }) => name === "PortalSession");
    const cookie = `${annasCookies}; PortalSession=${encodeURIComponent(kept?.value ?? "")}`;
    const answer = await save(
      { intent: "upsell-save", agbAccepted: "on", email: "x@y.example", password: "geheim-7" },
      { cookie },
    );
    expect([answer.status, answer.headers.location]).toEqual([303, `/profil?dialog=upsell-save-confirm&type=digi&${back}`]);
    expect(operation("UpsellSave")?.variables).toEqual({
      token: OFFER_KEY,
      agbAccepted: true,
      upsellType: "digi",
      campno: null,
      postId: 100,
    });
    expect(cookies(answer).find(({ name }) => name === "PortalSession")).toMatchObject({ value: "" });
  });

  test.each([
    ["", false],
    ["on", true],
  ])("sends what makes a new account, marketing %j as %j", async (marketingAccepted, expected) => {
    edge.backend.answer("UpsellSave", savedAnswer(cardSso.notActivated));
    const answer = await save({ ...newAccount, marketingAccepted });
    expect([answer.status, answer.headers.location]).toEqual([303, `/profil?dialog=upsell-save-confirm&type=print&${back}`]);
    expect(operation("UpsellSave")?.variables).toEqual({
      token: OFFER_KEY,
      agbAccepted: true,
      upsellType: "print",
      campno: null,
      postId: 100,
      email: "neu@mail.example",
      pw: "geheim-7",
      marketingAccepted: expected,
    });
  });

  test("signs in whose new account is active at once", async () => {
    edge.backend.answer("UpsellSave", savedAnswer(cardSso.signedIn));
    const answer = await save(newAccount);
    expect([answer.status, answer.headers.location]).toEqual([303, `/profil?dialog=upsell-save-confirm&type=digi&${back}`]);
    expect(answer.setCookies).toEqual(expect.arrayContaining(pairHeaders));
  });

  test("needs no single sign-on result for an account that is there", async () => {
    edge.backend.answer("UpsellSave", savedAnswer(null));
    const answer = await save({ intent: "upsell-save", agbAccepted: "on" }, { cookie: annasCookies });
    expect([answer.status, answer.headers.location]).toEqual([303, `/profil?dialog=upsell-save-confirm&type=digi&${back}`]);
  });

  test.each(["upsell-save", "upsell-save-print"])("needs the consent to the terms (%s)", async (intent) => {
    const answer = await save({ ...newAccount, intent, agbAccepted: "" });
    expect(answer.status).toBe(400);
    expect(operation("UpsellSave")).toBeUndefined();
  });

  test("that is refused comes back with the reason, or with the technical error, and without the password", async () => {
    edge.backend.answer("GetUpsellOffer", () => ({ data: { upsellOffer: { ...wireOffer, upsellType: "print" } } }));
    edge.backend.answer("UpsellSave", notSavedAnswer("invalid_input", "So nicht."));
    const answer = await save(newAccount);
    expect([answer.status, formError(answer)]).toEqual([400, "So nicht."]);
    expect(answer.text).toContain('value="neu@mail.example"');
    expect(answer.text).not.toContain("geheim-7");
    edge.backend.answer("UpsellSave", notSavedAnswer("technical_error", ""));
    expect(formError(await save(newAccount))).toBe(TECHNICAL_ERROR);
  });

  test("too late shows that the offer is gone", async () => {
    edge.backend.answer("UpsellSave", notSavedAnswer("offer_expired", "Zu spät."));
    edge.backend.answer("GetUpsellOffer", () => ({ data: { upsellOffer: null } }));
    const { text } = await save({ intent: "upsell-save", agbAccepted: "on" });
    expect(text).toContain("Dieses Angebot ist nicht mehr offen");
  });
});

describe("the confirmation", () => {
  const open = (type: string, cookie = "") => visit(`/profil?dialog=upsell-save-confirm&type=${type}&${back}`, cookie);
  const status = (hasPlusAccess: boolean) => () => ({ data: { SubscriptionStatus: { ...noAbo, hasPlusAccess, userRef: "" } } });

  test("says that there is access to who has it now, asked anew in the page's one round trip", async () => {
    edge.backend.answer("SubscriptionStatus", status(true));
    const { text } = await open("digi", annasCookies);
    expect(text).toContain("Dein digitaler Zugang ist da");
    expect(operation("SubscriptionStatus")?.variables).toEqual({ userId: 42 });
    expect(asked("/graphql")).toHaveLength(1);
  });

  test.each([
    ["digi", annasCookies],
    ["digi", ""],
    ["", annasCookies],
    ["gewonnen", ""],
  ])("of the type %j is not shown to a reader without access", async (type, cookie) => {
    edge.backend.answer("SubscriptionStatus", status(false));
    const { status: code, headers } = await open(type, cookie);
    expect([code, headers.location]).toEqual([303, `/profil?dialog=abocard-activation&${back}`]);
  });

  test("is not shown when the back end cannot tell", async () => {
    const logged = vi.spyOn(console, "error").mockReturnValue();
    edge.backend.answer("SubscriptionStatus", () => ({ errors: [{ message: "kaputt" }] }));
    expect((await open("digi", annasCookies)).status).toBe(303);
    logged.mockRestore();
  });

  test("of a new account tells of the mail", async () => {
    expect((await open("print")).text).toContain("Wir haben dir eine E-Mail geschickt.");
  });
});

test("who registers because of a card is led to the mail and then to the card", async () => {
  const fields = { intent: "register", email: "neu@mail.example", password: "geheim-7", agbAccepted: "on", next: "print-card" };
  const answer = await send("/profil?dialog=abocard-activation-register", fields);
  expect([answer.status, answer.headers.location]).toEqual([303, "/profil?dialog=generic&message=registered-for-card"]);
  expect((await visit(answer.headers.location ?? "")).text).toContain("Danach meldest du dich an und aktivierst deine Abokarte.");
});

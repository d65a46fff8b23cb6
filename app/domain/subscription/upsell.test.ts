import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { NOT_ACTIVATED, TECHNICAL_ERROR } from "#app/domain/forms/account/account-messages.ts";
import { decideEntitlement, decideSave, findPostId, parseUpsellOffer, toSaveInput } from "./upsell.ts";

const grant = {
  grant: true,
  refusal: null,
  upsellType: "digi",
  token: "T",
  offerShort: "Kurz",
  offerLong: "Lang",
  expirationTimestamp: 1_800_000_000,
  subscriber: { cardLastName: "Fink", email: "v•••@a.example", firstName: "Vera", lastName: "Fink", subscriberNumber: "7" },
};
const refused = (code: string, message = "Darum nicht.") => ({ ...grant, grant: false, token: null, refusal: { code, message } });
const success = { success: "1", error: "0", message: null };
const notActivated = { success: "0", error: "218", message: "Noch nicht." };
const wrong = { success: "0", error: "201", message: "Falsch." };

describe("The check of a card", () => {
  test.each([success, notActivated])("continues with the sso result %j, and then the grant decides", (sso) => {
    expect(decideEntitlement({ entitlement: grant, sso })).toMatchObject({
      kind: "offered",
      upsellType: "digi",
      token: "T",
      offer: { upsellType: "digi" },
    });
    const print = { ...grant, upsellType: "print" };
    expect(decideEntitlement({ entitlement: print, sso })).toMatchObject({ kind: "offered", upsellType: "print" });
    expect(decideEntitlement({ entitlement: refused("has_digital_access"), sso })).toEqual({ kind: "already-subscribed" });
    const expired = decideEntitlement({ entitlement: refused("no_active_print_subscription"), sso });
    expect(expired).toEqual({ kind: "refused", message: "Darum nicht." });
  });

  test.each(["201", "219", "220", "", "1"])("is refused with sso error %j, even with a grant", (error) => {
    const sso = { ...wrong, error };
    expect(decideEntitlement({ entitlement: grant, sso })).toEqual({ kind: "refused", message: "Falsch." });
    expect(decideEntitlement({ entitlement: null, sso })).toEqual({ kind: "refused", message: "Falsch." });
  });

  test.each(["campaign_not_available", "card_of_other_account", "etwas_neues"])(
    "without grant because of %s says why",
    (code) => {
      expect(decideEntitlement({ entitlement: refused(code), sso: success })).toEqual({
        kind: "refused",
        message: "Darum nicht.",
      });
    },
  );

  test("error 218 without grant says how to activate the account", () => {
    for (const entitlement of [null, refused("campaign_not_available"), { ...grant, token: null }, { ...grant, grant: false }]) {
      expect(decideEntitlement({ entitlement, sso: notActivated })).toEqual({ kind: "refused", message: NOT_ACTIVATED });
    }
  });

  test("a refusal without a message is the technical error", () => {
    const sso = { ...success, message: "" };
    expect(decideEntitlement({ entitlement: refused("card_of_other_account", ""), sso })).toMatchObject({
      message: TECHNICAL_ERROR,
    });
    expect(decideEntitlement({ entitlement: null, sso })).toMatchObject({ message: TECHNICAL_ERROR });
  });

  test("never throws, and offers nothing without a token", () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (entitlement, sso) => {
        const outcome = decideEntitlement({ entitlement, sso });
        if (outcome.kind === "offered") expect(outcome.token).not.toBe("");
      }),
    );
    expect(decideEntitlement(null)).toEqual({ kind: "refused", message: TECHNICAL_ERROR });
  });
});

describe("Saving", () => {
  const saved = { upsell: { success: true, failure: null, sso_id: 7, api_response_message: "" } };
  test.each([
    [{ ...saved, sso: success }, { kind: "saved" }],
    [{ ...saved, sso: notActivated }, { kind: "mail-sent" }],
    [{ ...saved, sso: null }, { kind: "mail-sent" }],
    [saved, { kind: "mail-sent" }],
    [{ ...saved, sso: { success: true, error: {} } }, { kind: "mail-sent" }],
    [
      { upsell: { success: false, failure: { message: "Zu spät." } }, sso: success },
      { kind: "refused", message: "Zu spät." },
    ],
    [
      { upsell: { success: false, failure: null }, sso: null },
      { kind: "refused", message: TECHNICAL_ERROR },
    ],
    [
      { upsell: { success: "true" }, sso: success },
      { kind: "refused", message: TECHNICAL_ERROR },
    ],
    [{}, { kind: "refused", message: TECHNICAL_ERROR }],
    [undefined, { kind: "refused", message: TECHNICAL_ERROR }],
  ])("replied with %j is %j", (reply, outcome) => {
    expect(decideSave(reply, "print")).toEqual(outcome);
  });

  test("for an existing account needs neither a single sign-on result nor a mail", () => {
    expect(decideSave({ ...saved, sso: null }, "digi")).toEqual({ kind: "saved" });
    expect(decideSave({ ...saved, sso: { success: "0", error: "0" } }, "digi")).toEqual({ kind: "saved" });
    expect(decideSave({ ...saved, sso: notActivated }, "digi")).toEqual({ kind: "mail-sent" });
  });

  const context = { token: "T", campno: null, postId: 653 };
  test("sends nothing about a new account for a logged-in reader", () => {
    expect(toSaveInput(context, null)).toEqual({ ...context, agbAccepted: true, upsellType: "digi" });
  });

  test("sends what a new account needs for a logged-out reader", () => {
    expect(toSaveInput(context, { email: "a@b.example", password: "geheim", marketingAccepted: false })).toEqual({
      ...context,
      agbAccepted: true,
      upsellType: "print",
      email: "a@b.example",
      pw: "geheim",
      marketingAccepted: false,
    });
  });
});

test.each([
  ["/ein-titel/653", 653],
  ["/ein-titel/653?a=1#b", 653],
  ["/themen/wohnen", null],
  ["/news/12", null],
  ["/ein-titel/653/mehr", null],
  ["/profil", null],
  ["", null],
  [null, null],
])("a reader who came from %j reads the post %j", (returnTo, id) => {
  expect(findPostId(returnTo)).toBe(id);
});

test("an offer of another back end may lack fields that are not needed to accept it", () => {
  expect(parseUpsellOffer({ grant: true, upsellType: "print", token: "T" })).toMatchObject({ offerShort: "", subscriber: null });
  for (const entitlement of [null, { ...grant, grant: false }, { ...grant, upsellType: "kombi" }, "grant"]) {
    expect(parseUpsellOffer(entitlement)).toBeNull();
  }
});

/** What the stand-in back end answers to the two calls of the upsell, and about an open offer. */

import { noAbo } from "#tests/support/units/no-rights.ts";
import { COOKIE_MARKUP, wirePiano, wireUser } from "./account-answers.ts";

export const OFFER_KEY = "token-des-angebots";

const subscriber = {
  cardLastName: "Berger",
  email: "a•••@print.example",
  firstName: "Anna",
  lastName: "Berger",
  subscriberNumber: "12345678",
};

export const wireOffer = {
  grant: true,
  refusal: null,
  upsellType: "digi",
  subscriber,
  expirationTimestamp: Date.parse("2099-11-20T13:35:00Z") / 1000,
  offerLong: "Alle Plus-Artikel, solange dein Print-Abo läuft.",
  offerShort: "Plus zum Print-Abo",
  token: OFFER_KEY,
};

export const wireRefusal = (code: string, message: string) => ({
  ...wireOffer,
  grant: false,
  refusal: { code, message },
  upsellType: null,
  expirationTimestamp: null,
  offerLong: null,
  offerShort: null,
  token: null,
});

const noReader = { user: null, cookie: null, piano: null, attributes: null };
const noPiano = { userRef: "ref-anna", abo: { ...noAbo, userRef: "ref-anna" } };

/** Results of the sign-in with a card. */
export const cardSso = {
  /** Its account is signed in. */
  signedIn: { success: "1", error: "0", message: null, user: wireUser, cookie: COOKIE_MARKUP, piano: noPiano, attributes: [] },
  /** The reader was signed in before. */
  known: { success: "1", error: "0", message: null, user: wireUser, cookie: null, piano: noPiano, attributes: [] },
  notActivated: { ...noReader, success: "0", error: "218", message: "Noch nicht aktiviert." },
  wrong: { ...noReader, success: "0", error: "201", message: "Abonummer oder Nachname ist falsch." },
};

export const entitlementAnswer = (entitlement: unknown, sso: unknown) => () => ({
  data: { UpsellEntitlement: { entitlement, sso } },
});

export const savedAnswer = (sso: unknown) => () => ({
  data: {
    UpsellSave: {
      upsell: { api_response_message: "Gespeichert.", failure: null, sso_id: 42, success: true },
      entitlement: { ...wireOffer, token: null },
      sso,
    },
  },
});

export const notSavedAnswer = (code: string, message: string) => () => ({
  data: {
    UpsellSave: {
      upsell: { api_response_message: null, failure: { code, message }, sso_id: null, success: false },
      entitlement: null,
      sso: null,
    },
  },
});

export const renewedSso = { ...cardSso.known, piano: wirePiano };

/** For tests: what the replies of the account service hold. */

import { expect } from "vitest";
import { type AboFlag, aboFlags } from "#graphql/generated/contract.ts";
import type { Piano } from "#workers/backend/readers/products/piano.ts";

export const technicalError = "Es ist ein technischer Fehler aufgetreten. Bitte versuche es in wenigen Minuten noch einmal.";
export const notActivatedText =
  'Dein Benutzerkonto wurde noch nicht aktiviert. Bitte aktiviere dein Benutzerkonto <a href="/zugang-aktivieren">hier</a>.';
export const cookieMarkup = /^<img src="\/wp-json\/sso\/v1\/cookie\?key=[\w.-]+" alt="" width="1" height="1">$/;

/** What replies say about a reader who has bought nothing. */
export const noPiano: Piano = {
  userRef: expect.any(String),
  abo: {
    ...(Object.fromEntries(aboFlags.map((flag) => [flag, false])) as Record<AboFlag, boolean>),
    plusSubscriptionMeta: [],
    plusPremiumSubscriptionMeta: [],
    userRef: expect.any(String),
  },
};

/** A new session of a reader whom nothing but a user name is known of. */
export function expectUser(login: string): Record<string, unknown> {
  return {
    user_id: expect.any(Number),
    login,
    email: `${login}@example.org`,
    hash: expect.stringMatching(/^[\w-]{22}$/),
    token: expect.stringMatching(/^[\w-]{43}$/),
    lastname: "",
    fullname: login,
  };
}

/** The end of a session, if there was one: `login` is whose. */
export function expectLogout(login: string | null): Record<string, unknown> {
  return { action: "logout", cookie: expect.stringMatching(cookieMarkup), error: "0", error_text: null, success: "1", login };
}

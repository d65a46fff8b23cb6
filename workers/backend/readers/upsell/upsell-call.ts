/** What the calls of the upsell from print to digital answer (rules 3, graphql/schema/readers/upsell.graphql). */

import type { Refusal } from "#workers/backend/ground/refusals/refuse.ts";
import type { Reader, SignInResult } from "#workers/backend/readers/accounts/replies/account-results.ts";
/** `digi` for a card with an account, `print` for a card without one. */
export type UpsellType = "digi" | "print";

export type UpsellCode =
  | "has_digital_access"
  | "no_active_print_subscription"
  | "campaign_not_available"
  | "card_of_other_account"
  | "offer_expired"
  | "invalid_input"
  | "too_many_attempts"
  | "technical_error";

/** `message` is for readers and may hold a link. */
export type UpsellRefusal = { code: UpsellCode; message: string };

export type UpsellSubscriber = {
  cardLastName: string;
  email: string;
  firstName: string;
  lastName: string;
  subscriberNumber: string;
};

/** The GraphQL type UpsellEntitlement. */
export type Entitlement = {
  grant: boolean;
  refusal: UpsellRefusal | null;
  upsellType: UpsellType | null;
  subscriber: UpsellSubscriber | null;
  expirationTimestamp: number | null;
  offerLong: string | null;
  offerShort: string | null;
  token: string | null;
};

/** The result of signing in with a card, or `known`: a reader who is signed in already stays so, and gets no new session. */
export type CardSignIn = SignInResult | ({ kind: "known" } & Reader);

/** `entitlement` null: number and name are those of no card, or its owner is blocked. */
export type EntitlementResult = { entitlement: Entitlement | null; sso: CardSignIn };

export type SaveInput = {
  token: string;
  agbAccepted: boolean;
  /** Null where they were not sent. */
  email: string | null;
  password: string | null;
  marketingAccepted: boolean | null;
  upsellType: string;
};

export type SaveResult =
  | { kind: "failed"; failure: UpsellRefusal }
  /** The access belongs to an account now; `reader` null when the call came without its session. */
  | { kind: "saved"; offer: Entitlement; accountId: number; reader: Reader | null; message: string }
  /** A mail decides: the account waits for its activation, or was there before. */
  | { kind: "mail-sent"; offer: Entitlement; sso: Refusal; message: string };

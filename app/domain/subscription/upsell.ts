/** The upsell from print to digital (rules 3, 4, 5, 8): what the replies to its two calls mean. */
import * as v from "valibot";
import {
  NOT_ACTIVATED,
  NOT_ACTIVATED_ERROR,
  TECHNICAL_ERROR,
  toRefusalText,
} from "#app/domain/forms/account/account-messages.ts";
import { parsePostPath } from "#app/domain/post/post-address.ts";
import { type UpsellType, upsellTypes } from "./upsell-query.ts";

const HAS_ACCESS = "has_digital_access";
const NO_SUBSCRIPTION = "no_active_print_subscription";
const SUCCESS = "1";

const text = v.nullish(v.string(), "");
const code = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

export const offerSchema = v.object({
  grant: v.literal(true),
  upsellType: v.picklist(upsellTypes),
  token: v.nullish(v.pipe(v.string(), v.nonEmpty()), null),
  offerShort: text,
  offerLong: text,
  expirationTimestamp: v.nullish(v.pipe(v.number(), v.finite()), null),
  subscriber: v.nullish(v.object({ email: text, firstName: text, lastName: text, subscriberNumber: text }), null),
});

/** Of an entitlement, as far as readers see it; its token is what accepts it. */
export type UpsellOffer = v.InferOutput<typeof offerSchema>;

/** Null for an entitlement that grants nothing. */
export function parseUpsellOffer(entitlement: unknown): UpsellOffer | null {
  const parsed = v.safeParse(offerSchema, entitlement);
  return parsed.success ? parsed.output : null;
}

const entitlementSchema = v.object({
  entitlement: v.nullish(v.looseObject({ refusal: v.nullish(v.object({ code: v.string(), message: text }), null) }), null),
  sso: v.object({ success: code, error: v.nullish(code, ""), message: text }),
});

export type EntitlementOutcome =
  | { kind: "offered"; upsellType: UpsellType; token: string; offer: UpsellOffer }
  | { kind: "already-subscribed" }
  /** HTML. */
  | { kind: "refused"; message: string };

/** Rules 5: allowed are sso success "1" and error "218"; rules 8: 218 without grant says how to activate the account. */
export function decideEntitlement(reply: unknown): EntitlementOutcome {
  const parsed = v.safeParse(entitlementSchema, reply);
  if (!parsed.success) return { kind: "refused", message: TECHNICAL_ERROR };
  const { entitlement, sso } = parsed.output;
  const refusal = entitlement?.refusal ?? null;
  const refuse = (message: string): EntitlementOutcome => ({ kind: "refused", message });
  const isAllowed = sso.success === SUCCESS || sso.error === NOT_ACTIVATED_ERROR;
  if (!isAllowed || refusal?.code === NO_SUBSCRIPTION) return refuse(toRefusalText({ message: refusal?.message || sso.message }));
  if (refusal?.code === HAS_ACCESS) return { kind: "already-subscribed" };
  const offer = parseUpsellOffer(entitlement);
  if (offer !== null && offer.token !== null) {
    return { kind: "offered", upsellType: offer.upsellType, token: offer.token, offer };
  }
  if (sso.error === NOT_ACTIVATED_ERROR) return refuse(NOT_ACTIVATED);
  return refuse(toRefusalText({ message: refusal?.message || sso.message }));
}

const saveSchema = v.object({
  upsell: v.object({ success: v.boolean(), failure: v.nullish(v.object({ message: text }), null) }),
  sso: v.fallback(v.nullable(v.object({ success: v.nullish(code), error: v.nullish(code) })), null),
});

export type SaveOutcome =
  /** The reader has access now. */
  | { kind: "saved" }
  /** A mail decides. */
  | { kind: "mail-sent" }
  /** HTML. */
  | { kind: "refused"; message: string };

/**
 * Rules 5: success must be true, and is that of the upsell alone; rules 8: otherwise the failure's message or the technical
 * error. A single sign-on result may be missing: an account that was there has the access then, a new one gets a mail.
 */
export function decideSave(reply: unknown, upsellType: UpsellType): SaveOutcome {
  const parsed = v.safeParse(saveSchema, reply);
  if (!parsed.success) return { kind: "refused", message: TECHNICAL_ERROR };
  const { upsell, sso } = parsed.output;
  if (!upsell.success) return { kind: "refused", message: toRefusalText({ message: upsell.failure?.message }) };
  const isActive = sso?.success === SUCCESS || (upsellType === "digi" && sso?.error !== NOT_ACTIVATED_ERROR);
  return { kind: isActive ? "saved" : "mail-sent" };
}

/** What a reader without an account chooses. */
export type NewAccount = { email: string; password: string; marketingAccepted: boolean };
type SaveContext = { token: string; campno: string | null; postId: number | null };

/** Rules 5: email, password and marketing consent are sent only when no user is logged in already via the entitlement. */
export function toSaveInput({ token, campno, postId }: SaveContext, account: NewAccount | null) {
  const input = { token, agbAccepted: true, campno, postId };
  if (account === null) return { ...input, upsellType: "digi" as const satisfies UpsellType };
  const { email, password: pw, marketingAccepted } = account;
  return { ...input, upsellType: "print" as const satisfies UpsellType, email, pw, marketingAccepted };
}

/** The post that a reader came from: the one that the way back leads to, if it is one. */
export function findPostId(returnTo: string | null): number | null {
  return parsePostPath(returnTo ?? "")?.id ?? null;
}

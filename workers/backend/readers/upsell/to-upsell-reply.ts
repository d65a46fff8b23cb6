/** Replies of the upsell, field by field (rules 3). */

import { done, type SsoReply, toSsoResult } from "#workers/backend/readers/accounts/replies/to-sso-result.ts";
import type { CardSignIn, Entitlement, EntitlementResult, SaveResult, UpsellRefusal } from "./upsell-call.ts";

export type EntitlementReply = { entitlement: Entitlement | null; sso: SsoReply };

export function toEntitlementReply({ entitlement, sso }: EntitlementResult): EntitlementReply {
  return { entitlement, sso: toCardSso(sso) };
}

/** A reader who is signed in already needs no cookies. */
function toCardSso(sso: CardSignIn): SsoReply {
  return sso.kind === "known" ? { ...toSsoResult({ ...sso, kind: "signed-in", cookie: "" }), cookie: null } : toSsoResult(sso);
}

export type SaveReply = {
  upsell: { api_response_message: string | null; failure: UpsellRefusal | null; sso_id: number | null; success: boolean };
  entitlement: Entitlement | null;
  sso: SsoReply | null;
};

export function toSaveReply(result: SaveResult): SaveReply {
  if (result.kind === "failed") {
    const upsell = { api_response_message: null, failure: result.failure, sso_id: null, success: false };
    return { upsell, entitlement: null, sso: null };
  }
  const { offer: entitlement, message } = result;
  const saved = { api_response_message: message, failure: null, success: true };
  if (result.kind === "mail-sent") return { upsell: { ...saved, sso_id: null }, entitlement, sso: toSsoResult(result.sso) };
  const { reader, accountId } = result;
  const nobody = { user: null, message: null, cookie: null, piano: null, attributes: null };
  const sso = reader === null ? { ...done, ...nobody } : toCardSso({ kind: "known", ...reader });
  return { upsell: { ...saved, sso_id: accountId }, entitlement, sso };
}

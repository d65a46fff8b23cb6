import { toDialogPath } from "#app/domain/page/dialog.ts";
import type { PaywallConfig } from "#app/domain/paywall/configuration/paywall-config.ts";
import type { PaywallPage } from "#app/domain/paywall/configuration/paywall-page.ts";
import { toPaywallUser } from "#app/domain/paywall/configuration/paywall-user.ts";
import type { SessionUser } from "#app/domain/session/session-user.ts";

export type PaymentView =
  /** The address names no payment. */
  | { state: "missing" }
  /** The operator configured no provider. */
  | { state: "by-phone" }
  | { state: "signed-out"; loginPath: string }
  /** `page` is what the browser asks the provider with. */
  | { state: "ready"; id: string; page: PaywallPage; account: string }
  | { state: "done" }
  | { state: "refused"; retryPath: string };

export type PaymentFacts = { query: URLSearchParams; user: SessionUser | null; paywall: PaywallConfig | null };

/** /zahlung-autorisieren: a bank wants the reader's authorisation before a renewal is paid (strong customer authentication). */
export function toPaymentView({ query, user, paywall }: PaymentFacts): PaymentView {
  const id = parseAuthorizationId(query.get("id") ?? "");
  if (id === null) return { state: "missing" };
  const path = `/zahlung-autorisieren?${new URLSearchParams({ id })}`;
  const status = query.get("status");
  if (status === "freigegeben") return { state: "done" };
  if (status === "abgelehnt") return { state: "refused", retryPath: path };
  if (paywall === null) return { state: "by-phone" };
  if (user === null) return { state: "signed-out", loginPath: toDialogPath("Login", path) };
  const page: PaywallPage = {
    config: paywall,
    settings: { isPromotionPaywall: false, triggerManual: true, paywallAsModal: false, paywallPos: null },
    user: toPaywallUser(user.id, user.piano),
    post: null,
  };
  return { state: "ready", id, page, account: user.email || user.fullname };
}

/** The provider's name of the payment; null when it can be none. */
export function parseAuthorizationId(text: string): string | null {
  return /^[A-Za-z0-9_-]{1,100}$/.test(text) ? text : null;
}

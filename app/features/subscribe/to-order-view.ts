import type { Offer, OfferTerm } from "#app/configuration/offers.ts";
import { OFFER_ID } from "#app/configuration/offers.ts";
import { toDialogPath } from "#app/domain/page/dialog.ts";
import type { PaywallConfig } from "#app/domain/paywall/configuration/paywall-config.ts";
import type { PaywallPage } from "#app/domain/paywall/configuration/paywall-page.ts";
import { toPaywallUser } from "#app/domain/paywall/configuration/paywall-user.ts";
import type { SessionUser } from "#app/domain/session/session-user.ts";
import { toAboPath } from "#app/domain/subscription/abo-path.ts";
import { toMonthlyText, toPeriodFacts } from "./term-texts.ts";

/** The next step of the order. */
export type OrderWay =
  | { kind: "sign-in"; loginPath: string; registerPath: string }
  /** `page` is what the browser starts the checkout with. */
  | { kind: "pay"; page: PaywallPage; offerId: string; termId: string }
  /** The operator configured no provider. */
  | { kind: "by-phone" };

export type OrderView = {
  title: string;
  includes: readonly string[];
  priceText: string;
  monthlyText: string | null;
  facts: { term: string; text: string }[];
  /** Subscriptions of the reader that do not end by this order. */
  subscriptions: string[];
  /** Whom the order will belong to. */
  account: string | null;
  way: OrderWay;
  /** Back to all offers. */
  overviewPath: string;
};

type OrderFacts = { returnTo: string | null; user: SessionUser | null; paywall: PaywallConfig | null; subscriptions: string[] };

/** The order before anything is paid. */
export function toOrderView({ offer, term }: { offer: Offer; term: OfferTerm }, facts: OrderFacts): OrderView {
  const { returnTo, user, subscriptions } = facts;
  return {
    title: offer.title,
    includes: offer.includes,
    priceText: term.priceText,
    monthlyText: toMonthlyText(term),
    facts: [
      ...toPeriodFacts(term),
      { term: "Rücktritt", text: "Innerhalb von 14 Tagen ab der Bestellung, ohne Angabe von Gründen." },
    ],
    subscriptions,
    account: user === null ? null : user.email || user.fullname,
    way: decideWay(toAboPath({ offer: term.slug, returnTo }), term, facts),
    overviewPath: toAboPath({ returnTo }),
  };
}

function decideWay(path: string, { termId }: OfferTerm, { user, paywall }: OrderFacts): OrderWay {
  if (paywall === null) return { kind: "by-phone" };
  if (user === null) {
    return { kind: "sign-in", loginPath: toDialogPath("Login", path), registerPath: toDialogPath("Register", path) };
  }
  const page: PaywallPage = {
    config: paywall,
    settings: { isPromotionPaywall: false, triggerManual: true, paywallAsModal: false, paywallPos: null },
    user: toPaywallUser(user.id, user.piano),
    post: null,
  };
  return { kind: "pay", page, offerId: OFFER_ID, termId };
}

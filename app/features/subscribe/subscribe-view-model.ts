import { toShareImage } from "#app/components/page-meta/page-meta.ts";
import { findOfferTerm, type Offer, type OfferTerm, offers } from "#app/configuration/offers.ts";
import { parseReturnPath } from "#app/domain/page/address/return-path.ts";
import { toDialogPath } from "#app/domain/page/dialog.ts";
import type { PaywallConfig } from "#app/domain/paywall/configuration/paywall-config.ts";
import { parsePostPath } from "#app/domain/post/post-address.ts";
import type { SessionUser } from "#app/domain/session/session-user.ts";
import { toAboPath } from "#app/domain/subscription/abo-path.ts";
import { decideReaderTier } from "#app/domain/subscription/reader-tier.ts";
import { toTierTexts } from "#app/domain/subscription/tiers.ts";
import { decideOwnership, type Ownership } from "./decide-ownership.ts";
import { toMonthlyText } from "./term-texts.ts";
import { type OrderView, toOrderView } from "./to-order-view.ts";

export type TermView = { slug: string; priceText: string; monthlyText: string | null };

export type TierView = Pick<Offer, "slug" | "title" | "lead" | "includes"> & { ownership: Ownership; terms: TermView[] };

export type OverviewView = {
  step: "overview";
  tiers: TierView[];
  /** What the reader has already, in words. */
  subscriptions: string[];
  /** Why an offer that was chosen is not the next page. */
  notice: string | null;
  returnTo: string | null;
  /** The reader came from a post. */
  isFromPost: boolean;
  isSignedIn: boolean;
  loginPath: string;
  printCardPath: string;
};

export type SubscribeView = OverviewView | ({ step: "order" } & OrderView);

export type SubscribeFacts = {
  query: URLSearchParams;
  user: SessionUser | null;
  /** Null where the operator configured no provider. */
  paywall: PaywallConfig | null;
};

/** /abo: all offers, or with `angebot` the order of one; if it cannot be ordered, all of them with the reason. */
export function toSubscribeView({ query, user, paywall }: SubscribeFacts): SubscribeView {
  const returnTo = parseReturnPath(query.get("returnTo") ?? "");
  const tier = decideReaderTier(user?.piano?.abo ?? null, user !== null);
  const wanted = query.get("angebot");
  const chosen = findOfferTerm(wanted);
  const ownership = chosen === null ? null : decideOwnership(chosen.offer.slug, tier);
  const subscriptions = user?.piano ? toTierTexts(user.piano.abo) : [];
  if (chosen !== null && ownership === null) {
    return { step: "order", ...toOrderView(chosen, { returnTo, user, paywall, subscriptions }) };
  }
  const path = toAboPath({ returnTo });
  return {
    step: "overview",
    tiers: offers.map((offer) => toTierView(offer, decideOwnership(offer.slug, tier))),
    subscriptions,
    notice: wanted === null ? null : toNotice(chosen?.offer ?? null, ownership),
    returnTo,
    isFromPost: returnTo !== null && parsePostPath(returnTo) !== null,
    isSignedIn: user !== null,
    loginPath: toDialogPath("Login", path),
    printCardPath: toDialogPath("AbocardActivation", path),
  };
}

/** Structured data of what is sold, for search engines (schema.org). `toAddress` makes a path a full address. */
export function toProducts(toAddress: (path: string) => string): Record<string, unknown>[] {
  return offers.map(({ title, lead, terms }) => ({
    "@context": "https://schema.org",
    "@type": "Product",
    name: title,
    description: lead,
    image: [toShareImage(toAddress).src],
    category: "Digitales Zeitungsabonnement",
    offers: terms.map((term) => ({
      "@type": "Offer",
      price: (term.price / 100).toFixed(2),
      priceCurrency: "EUR",
      availability: "https://schema.org/InStock",
      url: toAddress(toAboPath({ offer: term.slug })),
    })),
  }));
}

function toTierView({ slug, title, lead, includes, terms }: Offer, ownership: Ownership): TierView {
  return { slug, title, lead, includes, ownership, terms: terms.map(toTermView) };
}

function toTermView(term: OfferTerm): TermView {
  return { slug: term.slug, priceText: term.priceText, monthlyText: toMonthlyText(term) };
}

function toNotice(offer: Offer | null, ownership: Ownership): string {
  if (offer === null) return "Dieses Angebot gibt es nicht. Das sind alle Abos, die du bestellen kannst.";
  return ownership === "own"
    ? `${offer.title} hast du schon. Du musst nichts weiter tun.`
    : `${offer.title} ist in deinem Abo schon enthalten. Du musst nichts weiter tun.`;
}

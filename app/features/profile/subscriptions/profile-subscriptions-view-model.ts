/** The section "Dein Abo": what the reader has, how it goes on, and what can be done about it here (rules 3, 7.1). */

import { includesEpaper } from "#app/configuration/epaper.ts";
import { findOfferTerm, offers } from "#app/configuration/offers.ts";
import { toAboPath } from "#app/domain/subscription/abo-path.ts";
import { decideReaderTier } from "#app/domain/subscription/reader-tier.ts";
import { toTiers } from "#app/domain/subscription/tiers.ts";
import type { AboFlag } from "#graphql/generated/contract.ts";
import type { GetAccountQuery } from "#graphql/generated/operations.ts";
import { isProduct, productFlags } from "#shared/rules/product-flags.ts";
import {
  isAnyChangeable,
  listValid,
  type ProfileSubscription,
  toSubscriptionRows,
  type WireSubscription,
} from "./subscription-rows-view-model.ts";

export type ProfileAbo = {
  subscriptions: ProfileSubscription[];
  /** What else the reader has, without any details known. */
  others: string[];
  /** Why nothing can be changed here; null where it can. */
  hint: string | null;
  /** What the reader has includes the E-Paper. */
  hasEpaper: boolean;
  /** A larger subscription for a Plus reader. */
  upgrade: { title: string; lead: string; href: string } | null;
  /** What the reader could buy; empty for a subscriber. */
  offers: { title: string; lead: string; price: string }[];
};

type WireAccount = NonNullable<GetAccountQuery["account"]>;

/** The newspaper itself: a subscription as well, though rules 3 have no flag for it. */
const PRINT_TIER = "Print-Abo";
const UPGRADE_TERM = "plus-premium-monat";
const CARD_HINT =
  "Du bist mit deiner Abokarte angemeldet. Um ein Abo zu ändern, melde dich ab und mit Benutzername und Passwort wieder an.";

export function toProfileAbo({ subscriptions, piano, cardNumber, isManageable }: WireAccount, now: Date): ProfileAbo {
  const valid = listValid(subscriptions, now);
  const others = [...toOtherTiers(valid, piano.abo), ...(cardNumber === null ? [] : [PRINT_TIER])];
  const hasNothing = valid.length === 0 && others.length === 0;
  const upgrade = decideReaderTier(piano.abo, true).tier === "plus" ? findOfferTerm(UPGRADE_TERM) : null;
  return {
    subscriptions: toSubscriptionRows({ subscriptions, isManageable }, now),
    others,
    hint: !isManageable && isAnyChangeable(valid) ? CARD_HINT : null,
    hasEpaper:
      (piano.abo.hasPlusAccess && includesEpaper("plus")) || (piano.abo.hasPlusPremiumAccess && includesEpaper("plus-premium")),
    upgrade:
      upgrade === null
        ? null
        : { title: upgrade.offer.title, lead: upgrade.offer.lead, href: toAboPath({ offer: upgrade.term.slug }) },
    offers: hasNothing ? offers.map(({ title, lead, terms: [{ priceText }] }) => ({ title, lead, price: priceText })) : [],
  };
}

/** Access that no listed subscription explains, in words. It is unknown what access an unknown product gave. */
function toOtherTiers(valid: readonly WireSubscription[], abo: WireAccount["piano"]["abo"]): string[] {
  const listed: readonly (AboFlag | undefined)[] = valid.map(({ product }) =>
    isProduct(product) ? productFlags[product] : undefined,
  );
  const explained = Object.fromEntries(listed.flatMap((flag) => (flag === undefined ? [] : [[flag, true]])));
  const hasUnknown = listed.includes(undefined);
  return toTiers({ ...abo, ...explained })
    .filter(({ flag }) => !listed.includes(flag) && !(hasUnknown && flag.startsWith("has")))
    .map(({ text }) => text);
}

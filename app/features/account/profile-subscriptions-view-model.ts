/** The section "Dein Abo": what the reader has, how it goes on, and what can be done about it here (spec 3, 7.1). */
import type { GetAccountQuery } from "../../../graphql/generated/operations.ts";
import type { AboFlag } from "../../domain/abo.ts";
import { toAboPath } from "../../domain/abo-path.ts";
import { type DateText, toDayText } from "../../domain/date-text.ts";
import { findOfferTerm, offers } from "../../domain/offers.ts";
import { decideReaderTier } from "../../domain/reader-tier.ts";
import { toTiers } from "../../domain/tiers.ts";

export type ProfileSubscription = {
  id: string;
  title: string;
  /** Where it comes from, in a word: "Abo-Shop". */
  mark: string | null;
  since: DateText | null;
  /** "Verlängert sich am", "Endet am" with a date; "Unbefristet" without. */
  course: { text: string; date: DateText | null };
  /** Who changes it, where that is not possible here. */
  managed: { text: string; links: { text: string; href: string }[] } | null;
  /** What the reader can do here. */
  change: "cancel" | "resume" | null;
  isKayakSubs: boolean;
};

export type ProfileAbo = {
  subscriptions: ProfileSubscription[];
  /** What the reader has besides, of which no more is known than that. */
  others: string[];
  /** Why nothing can be changed here; null where it can. */
  hint: string | null;
  /** A larger subscription for who reads Plus. */
  upgrade: { title: string; lead: string; href: string } | null;
  /** What one could have; empty for who has something. */
  offers: { title: string; lead: string; price: string }[];
};

type WireAccount = NonNullable<GetAccountQuery["account"]>;
type WireSubscription = WireAccount["subscriptions"][number];

/** The newspaper itself: a subscription as well, though none of the flags of spec 3 stands for it. */
const PRINT_TIER = "Print-Abo";
const UNKNOWN_TITLE = "Abo";
const UPGRADE_TERM = "plus-premium-monat";
const CARD_HINT =
  "Du bist mit deiner Abokarte angemeldet. Um ein Abo zu ändern, melde dich ab und mit Benutzername und Passwort wieder an.";
const GUEST_PREFIX = "guest_";

/** The flag that a product sets. A publisher's own back end may have others. */
const flagOfProduct: Readonly<Record<string, AboFlag>> = {
  plus: "isPlusSubscriber",
  plus_premium: "isPlusPremiumSubscriber",
  pur: "isPurSubscriber",
  vn: "isVNSubscriber",
  neue: "isNeueSubscriber",
  kayak_plus: "isKayakPlusSubscriber",
  kayak_plus_premium: "isKayakPlusPremiumSubscriber",
  guest_kayak_plus_premium: "isGuestKayakPlusPremiumSubscriber",
  google_iap_plus: "isGoogleIAPPlusSubscriber",
  guest_plus_premium: "isGuestPlusPremiumSubscriber",
  revenuecat_plus: "isRevenueCatPlusSubscriber",
  revenuecat_plus_premium: "isRevenueCatPlusPremiumSubscriber",
  guest_revenuecat_plus_premium: "isGuestRevenueCatPlusPremiumSubscriber",
  revenuecat_pur: "isRevenueCatPurSubscriber",
};

const googleLink = { text: "Abos bei Google Play", href: "https://play.google.com/store/account/subscriptions" };
const appleLink = { text: "Abos bei Apple", href: "https://apps.apple.com/account/subscriptions" };

export function toProfileAbo({ subscriptions, piano, cardNumber, isManageable }: WireAccount, now: Date): ProfileAbo {
  const valid = subscriptions.filter(({ expirationDate }) => !isOver(expirationDate, now));
  const others = [...toOtherTiers(valid, piano.abo), ...(cardNumber === null ? [] : [PRINT_TIER])];
  const hasNothing = valid.length === 0 && others.length === 0;
  const upgrade = decideReaderTier(piano.abo, true).tier === "plus" ? findOfferTerm(UPGRADE_TERM) : null;
  const rows = valid.map(toSubscription);
  const isOutOfReach = !isManageable && rows.some(({ change }) => change !== null);
  return {
    subscriptions: isManageable ? rows : rows.map((row) => ({ ...row, change: null })),
    others,
    hint: isOutOfReach ? CARD_HINT : null,
    upgrade:
      upgrade === null
        ? null
        : { title: upgrade.offer.title, lead: upgrade.offer.lead, href: toAboPath({ offer: upgrade.term.slug }) },
    offers: hasNothing ? offers.map(({ title, lead, terms: [{ priceText }] }) => ({ title, lead, price: priceText })) : [],
  };
}

function isOver(expirationDate: string | null, now: Date): boolean {
  return expirationDate !== null && Date.parse(expirationDate) <= now.getTime();
}

/** In words what no listed subscription explains. Of one with an unknown product nobody can tell what access it gave. */
function toOtherTiers(valid: readonly WireSubscription[], abo: WireAccount["piano"]["abo"]): string[] {
  const listed = valid.map(({ product }) => (Object.hasOwn(flagOfProduct, product) ? flagOfProduct[product] : undefined));
  const explained = Object.fromEntries(listed.flatMap((flag) => (flag === undefined ? [] : [[flag, true]])));
  const hasUnknown = listed.includes(undefined);
  return toTiers({ ...abo, ...explained })
    .filter(({ flag }) => !listed.includes(flag) && !(hasUnknown && flag.startsWith("has")))
    .map(({ text }) => text);
}

function toSubscription(subscription: WireSubscription): ProfileSubscription {
  const { id, startDate, isKayakSubs } = subscription;
  return {
    id,
    title: toTitle(subscription),
    mark: isKayakSubs ? "Abo-Shop" : null,
    since: startDate === "" ? null : toDay(startDate),
    course: toCourse(subscription),
    managed: toManaged(subscription),
    change: decideChange(subscription),
    isKayakSubs,
  };
}

function toTitle({ resourceName, manager }: WireSubscription): string {
  const name = resourceName.trim();
  if (name === "") return UNKNOWN_TITLE;
  return manager === "PARTNER" ? `Talblick Plus über ${name}` : name;
}

function toCourse({ expirationDate, autoRenew }: WireSubscription): ProfileSubscription["course"] {
  if (expirationDate === null) return { text: "Unbefristet", date: null };
  return { text: autoRenew ? "Verlängert sich am" : "Endet am", date: toDay(expirationDate) };
}

function toDay(iso: string): DateText {
  return { iso, text: toDayText(iso) };
}

/** What was given to a guest is the host's. */
function isGuest({ product }: WireSubscription): boolean {
  return product.startsWith(GUEST_PREFIX);
}

function toManaged(subscription: WireSubscription): ProfileSubscription["managed"] {
  if (isGuest(subscription)) return { text: "Ein Gastzugang: Wer dich eingeladen hat, verwaltet dieses Abo.", links: [] };
  switch (subscription.manager) {
    case "GOOGLE":
      return { text: "Gekauft bei Google Play. Kündigen kannst du dort.", links: [googleLink] };
    case "APP":
      return { text: "Gekauft in der App. Kündigen kannst du dort, wo du bezahlst.", links: [appleLink, googleLink] };
    case "PARTNER":
      return { text: "Gehört zu deinem Abo dieser Zeitung. Ändern kannst du es bei ihr.", links: [] };
    case "PRINT":
      return { text: "Gehört zu deinem Print-Abo und endet mit ihm.", links: [] };
    default:
      return null;
  }
}

function decideChange(subscription: WireSubscription): ProfileSubscription["change"] {
  const { manager, autoRenew, isCancelled } = subscription;
  const isOurs = manager === "KAYAK" || manager === "NEWSROOM" || manager === "PROVIDER";
  if (!isOurs || isGuest(subscription)) return null;
  if (autoRenew) return "cancel";
  // What was given for a time never renewed itself.
  return isCancelled ? "resume" : null;
}

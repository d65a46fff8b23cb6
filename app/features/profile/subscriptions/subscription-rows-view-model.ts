/** The rows of the section "Dein Abo": each subscription, how it goes on, and what can be done about it here (rules 3, 7.1). */

import { portalBrand } from "#app/configuration/portal-brand.ts";
import { type DateText, toDayText } from "#app/domain/post/date-text.ts";
import type { GetAccountQuery } from "#graphql/generated/operations.ts";

export type ProfileSubscription = {
  id: string;
  title: string;
  /** Where it comes from, as a label: "Abo-Shop". */
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

type WireAccount = NonNullable<GetAccountQuery["account"]>;
/** `expirationMsg` (rules 3) says when it ends, where the date does not. */
export type WireSubscription = WireAccount["subscriptions"][number] & { expirationMsg?: string };

const UNKNOWN_TITLE = "Abo";
const GUEST_PREFIX = "guest_";

const googleLink = { text: "Abos bei Google Play", href: "https://play.google.com/store/account/subscriptions" };
const appleLink = { text: "Abos bei Apple", href: "https://apps.apple.com/account/subscriptions" };

/** A reader who signed in with a print card cannot change anything. */
export function toSubscriptionRows(
  { subscriptions, isManageable }: Pick<WireAccount, "subscriptions" | "isManageable">,
  now: Date,
): ProfileSubscription[] {
  const rows = listValid(subscriptions, now).map(toSubscription);
  return isManageable ? rows : rows.map((row) => ({ ...row, change: null }));
}

export function listValid(subscriptions: readonly WireSubscription[], now: Date): WireSubscription[] {
  return subscriptions.filter(({ expirationDate }) => !isOver(expirationDate, now));
}

/** Whether there is something that its owner could change, were it not for the print card. */
export function isAnyChangeable(subscriptions: readonly WireSubscription[]): boolean {
  return subscriptions.some((subscription) => decideChange(subscription) !== null);
}

function isOver(expirationDate: string | null, now: Date): boolean {
  return expirationDate !== null && Date.parse(expirationDate) <= now.getTime();
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

export function toTitle({ resourceName, manager }: WireSubscription): string {
  const name = resourceName.trim();
  if (name === "") return UNKNOWN_TITLE;
  return manager === "PARTNER" ? `${portalBrand.name} Plus über ${name}` : name;
}

function toCourse({ expirationDate, autoRenew, expirationMsg }: WireSubscription): ProfileSubscription["course"] {
  if (expirationMsg !== undefined) return { text: expirationMsg, date: null };
  if (expirationDate === null) return { text: "Unbefristet", date: null };
  return { text: autoRenew ? "Verlängert sich am" : "Endet am", date: toDay(expirationDate) };
}

function toDay(iso: string): DateText {
  return { iso, text: toDayText(iso) };
}

/** A guest's subscription belongs to its host. */
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
  // A subscription that was given for a time never renewed itself.
  return isCancelled ? "resume" : null;
}

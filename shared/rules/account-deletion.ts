/**
 * What becomes of each running subscription when its reader's account is deleted: the same sentences in the profile, before it is done, and
 * in the mail that confirms it. workers/backend/readers/subscriptions does what they say.
 */

export type LeavingSubscription = {
  /** As the profile names it. */
  title: string;
  manager: "KAYAK" | "PROVIDER" | "GOOGLE" | "APP" | "PARTNER" | "PRINT" | "NEWSROOM";
  /** As in the table of products. */
  product: string;
  /** The day until which it is paid for, in words; null runs on. */
  paidUntil: string | null;
};

/** Whether it ends with the account, because it is ours to end. A guest's belongs to its host. */
export function endsWithAccount({ manager, product }: Pick<LeavingSubscription, "manager" | "product">): boolean {
  return (manager === "KAYAK" || manager === "PROVIDER" || manager === "NEWSROOM") && !product.startsWith("guest_");
}

/** Of an account that is deleted at once. */
export function toSentenceNow(subscription: LeavingSubscription): string {
  const { title, paidUntil } = subscription;
  if (!endsWithAccount(subscription)) return toSentenceElsewhere(subscription, "sofort");
  const lost = paidUntil === null ? "" : ` Die bezahlte Zeit bis ${paidUntil} verfällt.`;
  return `${title} endet sofort und verlängert sich nicht mehr.${lost}`;
}

/** Of one that is deleted at the end of what is paid for. */
export function toSentenceAtEnd(subscription: LeavingSubscription): string {
  const { title, paidUntil } = subscription;
  if (!endsWithAccount(subscription)) return toSentenceElsewhere(subscription, "mit dem Konto");
  const day = paidUntil === null ? "mit der bezahlten Zeit" : `am ${paidUntil}`;
  return `${title} verlängert sich nicht mehr und endet ${day}. Bis dahin liest du alles, was dazugehört.`;
}

function toSentenceElsewhere({ title, manager }: LeavingSubscription, when: string): string {
  const access = `${title}: Dein Zugang hier endet ${when}`;
  switch (manager) {
    case "GOOGLE":
      return `${access}, das Abo läuft bei Google Play weiter, bis du es dort kündigst.`;
    case "APP":
      return `${access}, das Abo läuft im Store deiner App weiter, bis du es dort kündigst.`;
    case "PARTNER":
      return `${access}, dein Abo dieser Zeitung läuft weiter.`;
    case "PRINT":
      return `${access}, dein Print-Abo läuft weiter.`;
    default:
      return `${access}, das Abo der Person, die dich eingeladen hat, läuft weiter.`;
  }
}

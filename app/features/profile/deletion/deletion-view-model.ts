import { toDayText } from "#app/domain/post/date-text.ts";
import { listValid, toTitle, type WireSubscription } from "#app/features/profile/subscriptions/subscription-rows-view-model.ts";
import type { GetAccountQuery } from "#graphql/generated/operations.ts";
import { endsWithAccount, type LeavingSubscription, toSentenceAtEnd, toSentenceNow } from "#shared/rules/account-deletion.ts";

/** What becomes of the reader's subscriptions when the account is deleted: the sentences of the mail that confirms it. */
export type DeletionView = {
  /** The day on which it is deleted; null where that is not planned. */
  day: string | null;
  now: string[];
  /** The other way: null where nothing is paid for that would be lost. `day` is null where it is not known yet. */
  atEnd: { day: string | null; sentences: string[] } | null;
};

type WireAccount = Pick<NonNullable<GetAccountQuery["account"]>, "subscriptions" | "deletion">;

export function toDeletionView({ subscriptions, deletion }: WireAccount, now: Date): DeletionView {
  const valid = listValid(subscriptions, now);
  const leaving = valid.map(toLeaving);
  const ours = valid.filter(endsWithAccount);
  const ends = ours.flatMap(({ expirationDate }) => (expirationDate === null ? [] : [expirationDate]));
  const last = ends.length < ours.length ? null : (ends.toSorted().at(-1) ?? null);
  return {
    day: deletion ? toDayText(deletion) : null,
    now: leaving.map(toSentenceNow),
    atEnd: ours.length === 0 ? null : { day: last === null ? null : toDayText(last), sentences: leaving.map(toSentenceAtEnd) },
  };
}

function toLeaving(subscription: WireSubscription): LeavingSubscription {
  const { manager, product, expirationDate } = subscription;
  const paidUntil = expirationDate === null ? null : toDayText(expirationDate);
  return { title: toTitle(subscription), manager, product, paidUntil };
}

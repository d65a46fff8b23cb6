/** What a reader gives, and gave (for the giver alone). */
import { toDayText, toMomentText } from "#app/domain/post/date-text.ts";
import { toPlainText } from "#app/domain/post/plain-text.ts";
import type { GetGivingQuery, OwnGiftPartsFragment } from "#graphql/generated/operations.ts";

type WireItem = OwnGiftPartsFragment["items"][number];

export type GivenView = {
  id: number;
  post: { title: string; link: string };
  stateText: string;
  /** The whole address of its link; null once it opens nothing. */
  address: string | null;
  isRunning: boolean;
};

export type GivingView = {
  mayGive: boolean;
  /** "Noch 7 von 10 Geschenken in diesem Monat." */
  leftText: string;
  isUsedUp: boolean;
  maxReaders: number;
  /** What the gift's readers would be told of who gives; null without a first name. */
  name: string | null;
  /** The post that is about to be given, or is given; null on the list. */
  post: { id: number; title: string; link: string; isPremium: boolean } | null;
  /** The running gift of that post. */
  current: GivenView | null;
  others: GivenView[];
};

/** `toAddress` makes a path a full address. */
export function toGivingView(
  own: OwnGiftPartsFragment,
  post: GetGivingQuery["post"],
  toAddress: (path: string) => string,
): GivingView {
  const current = own.items.find(({ post_id: id, state }) => id === post?.id && state === "OPEN");
  const { left, a_month: aMonth } = own;
  return {
    mayGive: own.may_give,
    leftText:
      left === 0
        ? `Du hast in diesem Monat schon ${aMonth} Artikel verschenkt.`
        : `Noch ${left} von ${aMonth} Geschenken in diesem Monat.`,
    isUsedUp: left === 0,
    maxReaders: own.max_readers,
    name: own.name,
    post: post && { id: post.id, title: toPlainText(post.title.rendered), link: post.link, isPremium: post.is_premium },
    current: current === undefined ? null : toGiven(current, toAddress),
    others: own.items.filter(({ id }) => id !== current?.id).map((item) => toGiven(item, toAddress)),
  };
}

function toGiven(item: WireItem, toAddress: (path: string) => string): GivenView {
  return {
    id: item.id,
    post: { title: toPlainText(item.post_title), link: item.post_link },
    stateText: [`Verschenkt am ${toDayText(item.date)}`, toReadersText(item.readers), toEndText(item)]
      .filter((text) => text !== null)
      .join(", "),
    address: item.path === null ? null : toAddress(item.path),
    isRunning: item.state === "OPEN",
  };
}

function toReadersText(readers: number | null): string | null {
  if (readers === null) return null;
  return readers === 0 ? "noch von niemandem geöffnet" : `${readers === 1 ? "einmal" : `${readers}-mal`} geöffnet`;
}

function toEndText({ state, ends }: WireItem): string {
  if (state === "OPEN") return `offen bis ${toMomentText(ends)}`;
  return state === "ENDED" ? "beendet" : `abgelaufen am ${toDayText(ends)}`;
}

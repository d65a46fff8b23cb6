/** The posts of a period as the newsroom sees them: in an order, with sums. */
import {
  type NumbersOrder,
  type NumbersPeriodChoice,
  numbersOrders,
  numbersPeriods,
  toNumbersChoicePath,
  toPostNumbersPath,
} from "#app/domain/newsroom/post-numbers-paths.ts";
import { toClockText } from "#app/domain/post/clock-text.ts";
import { toMomentText, toShortDayText } from "#app/domain/post/date-text.ts";
import { toPlainText } from "#app/domain/post/plain-text.ts";
import type { GetNumbersQuery, NumberedPostFieldsFragment } from "#graphql/generated/operations.ts";
import { toCountedView, toCountText } from "./counted-view-model.ts";

export type WireNumbers = NonNullable<NonNullable<GetNumbersQuery["newsroom"]>["numbers"]>;
export type NumbersView = ReturnType<typeof toNumbersView>;

type Choice = { period: NumbersPeriodChoice; order: NumbersOrder };

export function toNumbersView(wire: WireNumbers, { period, order }: Choice) {
  const posts = toSorted(wire.posts, order);
  return {
    checked: { iso: wire.checked, text: `${toClockText(wire.checked)}\u00a0Uhr` },
    days: toDaysText(wire),
    periods: numbersPeriods.map((choice) => ({
      title: choice.title,
      path: toNumbersChoicePath({ period: choice, order }),
      isCurrent: choice === period,
    })),
    orders: numbersOrders.map(({ word, title }) => ({
      word,
      title,
      path: toNumbersChoicePath({ period, order: word }),
      isCurrent: word === order,
    })),
    csvPath: toNumbersChoicePath({ period, order }, "csv"),
    total: { title: toTotalTitle(wire.post_count), ...toCountedView(wire.total) },
    posts: posts.map(toPostView),
    /** Null where all posts are listed. */
    cut:
      wire.post_count > posts.length
        ? `Hier stehen die ${posts.length} meistgelesenen; die Summen sind die aller Beiträge.`
        : null,
  };
}

export function toPostView(post: NumberedPostFieldsFragment) {
  const { id, title, section, published, numbers } = post;
  return {
    id,
    title: toPlainText(title) || "Ohne Titel",
    path: toPostNumbersPath(id),
    facts: [section, toMomentText(published)].filter((text) => text !== null).join(" · "),
    ...toCountedView(numbers),
  };
}

const sortKeys: Readonly<Record<NumbersOrder, (post: NumberedPostFieldsFragment) => number>> = {
  gelesen: ({ numbers }) => numbers.readers,
  lesezeit: ({ numbers }) => numbers.median_s ?? -1,
  schranke: ({ numbers }) => numbers.walls,
  abo: ({ numbers }) => numbers.started,
  kommentare: ({ numbers }) => numbers.comments,
  erschienen: ({ published }) => Date.parse(published),
};

/** The highest first; what is alike stays in the back end's order, the most read first. */
export function toSorted(posts: readonly NumberedPostFieldsFragment[], order: NumbersOrder): NumberedPostFieldsFragment[] {
  const toKey = sortKeys[order];
  return posts.toSorted((one, other) => toKey(other) - toKey(one));
}

function toTotalTitle(count: number): string {
  return count === 1 ? "Ein Beitrag" : `Alle ${toCountText(count)} Beiträge`;
}

function toDaysText({ first_day: first, last_day: last }: WireNumbers): string {
  return first === last ? toShortDayText(last) : `${toShortDayText(first)} bis ${toShortDayText(last)}`;
}

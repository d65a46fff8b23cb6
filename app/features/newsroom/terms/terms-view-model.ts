/** Topics and sections in a list of the newsroom, in words. */
import { type TermQuestion, toTermPath, toTermsPath } from "#app/domain/newsroom/front/term-paths.ts";
import { toMomentText } from "#app/domain/post/date-text.ts";
import type { GetTermsQuery } from "#graphql/generated/operations.ts";

export type WireListed = NonNullable<NonNullable<GetTermsQuery["newsroom"]>["terms"]>[number];

export type TermLine = { key: string; href: string; title: string; text: string; origin: string | null };
export type TermsView = {
  question: TermQuestion;
  kinds: { title: string; href: string; isCurrent: boolean }[];
  lines: TermLine[];
  /** The next page; null for the last. */
  next: string | null;
  /** There may be more with these words. */
  isCut: boolean;
};

/** As many as the back end gives. */
const A_PAGE = 50;

export function toTermsView(terms: readonly WireListed[], question: TermQuestion): TermsView {
  const { taxonomy, words } = question;
  const isFull = terms.length >= A_PAGE;
  const last = terms.at(-1);
  return {
    question,
    kinds: (["TOPIC", "CATEGORY"] as const).map((kind) => ({
      title: kind === "TOPIC" ? "Themen" : "Ressorts",
      href: toTermsPath({ taxonomy: kind, words }),
      isCurrent: kind === taxonomy,
    })),
    lines: terms.map(toLine),
    next: isFull && words === "" && last !== undefined ? toTermsPath({ taxonomy, after: last.slug }) : null,
    isCut: isFull && words !== "",
  };
}

function toLine({ taxonomy, slug, title, parent, post_count: count, newest, owner }: WireListed): TermLine {
  const parts = [
    ...(parent === null ? [] : [`Unter „${parent.title}“`]),
    toPostsText(count),
    ...(newest === null ? [] : [`zuletzt ${toMomentText(newest)}`]),
  ];
  return { key: slug, href: toTermPath({ taxonomy, slug }), title, text: parts.join(" · "), origin: toOriginMark(owner) };
}

export function toPostsText(count: number): string {
  return count === 0 ? "Noch kein Beitrag" : count === 1 ? "1 Beitrag" : `${count.toLocaleString("de-AT")} Beiträge`;
}

/** Where it comes from, where that is not from here. */
function toOriginMark(owner: string | null): string | null {
  return owner === "own" || owner === null ? null : `Aus ${toOriginName(owner)}`;
}

/** Whose it is, after "aus". */
export function toOriginName(owner: string): string {
  if (owner === "demo") return "der Demo";
  return owner.startsWith("wp:") ? `WordPress (${owner.slice(3)})` : owner;
}

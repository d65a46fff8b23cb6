/** The standing pages in a list. */
import { PAGES_PATH, toPagePath } from "#app/domain/newsroom/pages/page-paths.ts";
import { pageNotices } from "#app/domain/newsroom/pages/page-texts.ts";
import { toMomentText } from "#app/domain/post/date-text.ts";
import type { GetStandingPagesQuery } from "#graphql/generated/operations.ts";

type WireLine = NonNullable<NonNullable<GetStandingPagesQuery["newsroom"]>["standing_pages"]>[number];

export type PagesView = ReturnType<typeof toPagesView>;
export type PageLineView = PagesView["lines"][number];

/** As the back end pages them. */
const PAGES_A_PAGE = 100;
export const UNTITLED = "Ohne Titel";

export function toPagesView(lines: readonly WireLine[], done: string | null) {
  const published = lines.filter(({ link }) => link !== null);
  const last = published.length < PAGES_A_PAGE ? null : (published.at(-1)?.link ?? null);
  return {
    lines: lines.map(toLine),
    more: last === null ? null : `${PAGES_PATH}?${new URLSearchParams({ nach: last.slice(1) })}`,
    notice: done === null ? null : (pageNotices[done] ?? null),
  };
}

function toLine({
  id,
  title,
  link,
  is_draft: isDraft,
  publish_at: at,
  changed,
  changed_by: by,
  origin,
  is_owned: isOwned,
}: WireLine) {
  return {
    id,
    href: toPagePath(id),
    title: title === "" ? UNTITLED : title,
    address: link,
    state: toStateWord({ isPublished: link !== null, isDraft }),
    text: [
      `geändert ${toMomentText(changed)}${by === null ? "" : ` von ${by}`}`,
      ...(at === null ? [] : [`erscheint ${toMomentText(at)}`]),
      ...(isOwned ? [] : [toOriginText(origin)]),
    ].join(" · "),
  };
}

type Standing = { isPublished: boolean; isDraft: boolean };

/** How far it is: as a word of the mark beside it. */
export function toStateWord({ isPublished, isDraft }: Standing): { name: "DRAFT" | "PLANNED" | "PUBLISHED"; text: string } {
  if (!isPublished) return { name: "DRAFT", text: "Entwurf" };
  return isDraft ? { name: "PLANNED", text: "Veröffentlicht, mit Entwurf" } : { name: "PUBLISHED", text: "Veröffentlicht" };
}

/** `wp:www.example.at:12` → "aus WordPress (www.example.at)". */
export function toOriginText(origin: string | null): string {
  const [system = "", site = ""] = (origin ?? "").split(":");
  if (system === "wp") return `aus WordPress (${site})`;
  return system === "demo" ? "aus der Demo" : "aus einem Import";
}

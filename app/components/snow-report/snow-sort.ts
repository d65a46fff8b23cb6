/** How the snow report is sorted (rules 4.14): by one column at a time, none, ascending, descending and round again. Pure. */

export type SnowResort = {
  resort: string;
  depths: { base: number | null; top: number | null };
  openLifts: number;
  lifts: number;
};

export const snowColumns = ["base", "top", "openLifts"] as const;
export type SnowColumn = (typeof snowColumns)[number];
/** Null is the order of the source. */
export type SnowSort = { column: SnowColumn; direction: "ascending" | "descending" } | null;

/** The sort after a click on a column's head. */
export function cycleSort(sort: SnowSort, column: SnowColumn): SnowSort {
  if (sort?.column !== column) return { column, direction: "ascending" };
  return sort.direction === "ascending" ? { column, direction: "descending" } : null;
}

/** A new list; resorts with the same value stay in the order of the source. */
export function sortResorts(resorts: readonly SnowResort[], sort: SnowSort): readonly SnowResort[] {
  if (sort === null) return resorts;
  const sign = sort.direction === "ascending" ? 1 : -1;
  return resorts.toSorted((one, other) => sign * (toValue(one, sort.column) - toValue(other, sort.column)));
}

/** A depth that was not measured counts as no snow. */
function toValue({ depths, openLifts }: SnowResort, column: SnowColumn): number {
  return column === "openLifts" ? openLifts : (depths[column] ?? 0);
}

/** `45cm`; `-` for none. */
export function toDepthText(depth: number | null): string {
  return depth !== null && depth > 0 ? `${depth}cm` : "-";
}

const slugs: Readonly<Record<SnowColumn, string>> = { base: "tal", top: "berg", openLifts: "lifte" };

/** The query of a page that is sorted so, for browsers without script; empty for none. */
export function toSortQuery(sort: SnowSort): string {
  return sort === null ? "" : `?sortierung=${slugs[sort.column]}-${sort.direction === "ascending" ? "auf" : "ab"}`;
}

/** `text` is the parameter; undefined for what is no order. */
export function parseSort(text: string | null): SnowSort | undefined {
  if (text === null) return null;
  const [, slug, way] = /^(tal|berg|lifte)-(auf|ab)$/.exec(text) ?? [];
  const column = snowColumns.find((name) => slugs[name] === slug);
  return column === undefined ? undefined : { column, direction: way === "auf" ? "ascending" : "descending" };
}

/** A menu as the rows of a form: an entry each, and those below it right after it. */
import type { FieldErrors } from "#app/domain/forms/form-definition.ts";

export type MenuRow = { title: string; link: string; isBelow: boolean };
export type MenuLink = { title: string; link: string };
export type MenuItem = MenuLink & { children: readonly MenuLink[] };

export const MAX_MENU_TITLE = 60;
export const MAX_MENU_LINK = 300;
const MAX_ROWS = 200;

export function toRows(items: readonly MenuItem[]): MenuRow[] {
  return items.flatMap(({ title, link, children }) => [
    { title, link, isBelow: false },
    ...children.map((child) => ({ title: child.title, link: child.link, isBelow: true })),
  ]);
}

/** The first row has nothing to stand below. */
export function toItems(rows: readonly MenuRow[]): { title: string; link: string; children: MenuLink[] }[] {
  const items: { title: string; link: string; children: MenuLink[] }[] = [];
  for (const { title, link, isBelow } of rows) {
    const parent = items.at(-1);
    if (isBelow && parent !== undefined) parent.children.push({ title, link });
    else items.push({ title, link, children: [] });
  }
  return items;
}

/** An entry takes what is below it along, past the whole entry beside it; one that is below another moves by one row. */
export function moveRow(rows: readonly MenuRow[], index: number, by: -1 | 1): { rows: MenuRow[]; index: number } {
  const row = rows[index];
  if (row === undefined) return { rows: [...rows], index };
  const length = row.isBelow ? 1 : toBlockLength(rows, index);
  const block = rows.slice(index, index + length);
  const others = rows.toSpliced(index, length);
  const to = by < 0 ? toStartBefore(others, index, row.isBelow) : index + (row.isBelow ? 1 : toBlockLength(others, index));
  const target = Math.min(Math.max(to, 0), others.length);
  return { rows: withFirst(others.toSpliced(target, 0, ...block)), index: target };
}

/** With what is below it. */
export function removeRow(rows: readonly MenuRow[], index: number): MenuRow[] {
  const isBelow = rows[index]?.isBelow === true;
  return withFirst(rows.toSpliced(index, isBelow ? 1 : toBlockLength(rows, index)));
}

/** How many rows an entry has with those below it. */
function toBlockLength(rows: readonly MenuRow[], index: number): number {
  const next = rows.findIndex(({ isBelow }, at) => at > index && !isBelow);
  return (next === -1 ? rows.length : next) - index;
}

function toStartBefore(rows: readonly MenuRow[], index: number, isBelow: boolean): number {
  return isBelow ? index - 1 : rows.findLastIndex((row, at) => at < index && !row.isBelow);
}

function withFirst(rows: MenuRow[]): MenuRow[] {
  return rows.map((row, index) => (index === 0 && row.isBelow ? { ...row, isBelow: false } : row));
}

/** As the fields of a form hold them. */
export function readRows(entries: Readonly<Record<string, string>>): MenuRow[] {
  const count = Math.min(Number(/^\d{1,3}$/.test(entries.count ?? "") ? entries.count : 0), MAX_ROWS);
  return Array.from({ length: count }, (_, index) => ({
    title: (entries[`title-${index}`] ?? "").replace(/\s+/g, " ").trim(),
    link: (entries[`link-${index}`] ?? "").trim(),
    isBelow: (entries[`below-${index}`] ?? "") !== "" && index > 0,
  }));
}

export function toRowValues(rows: readonly MenuRow[]): Record<string, string> {
  return Object.assign(
    { count: String(rows.length) },
    ...rows.map(({ title, link, isBelow }, index) => ({
      [`title-${index}`]: title,
      [`link-${index}`]: link,
      [`below-${index}`]: isBelow ? "on" : "",
    })),
  ) as Record<string, string>;
}

/** Rows that hold nothing are none. */
export function dropEmptyRows(rows: readonly MenuRow[]): MenuRow[] {
  return withFirst(rows.filter(({ title, link }) => title !== "" || link !== ""));
}

export function checkRows(rows: readonly MenuRow[]): FieldErrors {
  return Object.assign(
    {},
    ...rows.map(({ title, link }, index) => ({
      ...(title === "" ? { [`title-${index}`]: "Wie heißt der Eintrag?" } : {}),
      ...(title.length > MAX_MENU_TITLE ? { [`title-${index}`]: `Höchstens ${MAX_MENU_TITLE} Zeichen.` } : {}),
      ...(/^(?:\/(?!\/)|https:\/\/|#)\S*$/.test(link)
        ? {}
        : { [`link-${index}`]: "Eine Seite dieser Zeitung mit / oder eine andere mit https://" }),
    })),
  ) as FieldErrors;
}

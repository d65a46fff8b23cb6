/** The menus as staff set them: at once, each as a whole, with every former state to bring back. */
import {
  type Arranged,
  keepAround,
  lastGuardStatement,
  readKeptState,
  readLast,
  type StateCause,
} from "#workers/backend/content/write/arranged/states.ts";
import { findBadLink, type MenuItems, menuStatements } from "#workers/backend/content/write/arranged/write-menu.ts";
import { toCacheTag } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import { announceChange, type ChangeEnv } from "#workers/backend/ground/changes/announce-change.ts";
import { raiseVersionStatement, toTouches } from "#workers/backend/ground/changes/content-version.ts";
import { isGuarded } from "#workers/backend/ground/database/guard.ts";
import { toLine } from "#workers/backend/ground/text/to-line.ts";

/** Those that the portal shows. */
export const menuNames = ["header", "footer"] as const;
export type MenuName = (typeof menuNames)[number];

export type MenuOutcome = { kind: "done" | "conflict" | "not found" } | { kind: "bad input"; message: string };

const MAX_ITEMS = 30;
const MAX_CHILDREN = 30;
const MAX_TITLE = 60;
const MAX_LINK = 300;

const toArranged = (name: string): Arranged => ({ kind: "menu", key: name });

export function readLatest(db: D1Database, name: MenuName): Promise<number> {
  return readLast(db, toArranged(name));
}

export const isMenuName = (name: string): name is MenuName => menuNames.some((known) => known === name);

type Setting = { name: string; latest: number; by: number | null };

/** Puts `items` in the place of the menu; `now` in seconds. */
export async function setMenu(
  env: ChangeEnv,
  { items: given, ...setting }: Setting & { items: MenuItems },
  now: number,
): Promise<MenuOutcome> {
  const items = given.map(({ title, link, children }) => ({
    title: toLine(title),
    link: link.trim(),
    children: children.map((child) => ({ title: toLine(child.title), link: child.link.trim() })),
  }));
  const message = findFault(items);
  return message === null ? put(env, { ...setting, items }, { cause: "published", now }) : { kind: "bad input", message };
}

/** A former state takes the place of the menu. */
export async function restoreMenu(
  env: ChangeEnv,
  { state, ...setting }: Setting & { state: number },
  now: number,
): Promise<MenuOutcome> {
  const content = await readKeptState(env.DB, toArranged(setting.name), state);
  if (content === null) return { kind: "not found" };
  const { items } = JSON.parse(content) as { items: MenuItems };
  return put(env, { ...setting, items }, { cause: "restored", now });
}

function findFault(items: MenuItems): string | null {
  if (items.length > MAX_ITEMS || items.some(({ children }) => children.length > MAX_CHILDREN))
    return `A menu has at most ${MAX_ITEMS} entries, and each at most ${MAX_CHILDREN} below it.`;
  const all = items.flatMap((item) => [item, ...item.children]);
  if (all.some(({ title }) => title === "" || title.length > MAX_TITLE)) return `title must have 1 to ${MAX_TITLE} characters.`;
  if (all.some(({ link }) => link === "" || link.length > MAX_LINK)) return `link must have 1 to ${MAX_LINK} characters.`;
  const bad = findBadLink(items);
  return bad === null ? null : `"${bad}" may not be linked.`;
}

async function put(
  env: ChangeEnv,
  { name, latest, by, items }: Setting & { items: MenuItems },
  { cause, now }: { cause: StateCause; now: number },
): Promise<MenuOutcome> {
  if (!isMenuName(name)) return { kind: "not found" };
  try {
    await env.DB.batch([
      lastGuardStatement(env.DB, toArranged(name), latest),
      ...keepAround(env.DB, toArranged(name), { cause, by, now }, menuStatements(env.DB, { menu: name, items })),
      raiseVersionStatement(env.DB, toTouches([{ kind: "menus", key: null }])),
    ]);
  } catch (error) {
    if (isGuarded(error)) return { kind: "conflict" };
    throw error;
  }
  await announceChange(env, new Set([toCacheTag("menus")]));
  return { kind: "done" };
}

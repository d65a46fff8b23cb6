/** Pages outside the stream of news, the menus, and the addresses of a former system. */
import { toRedirectPath } from "#workers/backend/content/redirect-path.ts";
import type { Queries } from "./queries.ts";

export type PageRow = {
  id: number;
  slug: string;
  title: string;
  description: string | null;
  modified_at: number;
  blocks: string;
};
export type NavigationRow = { id: number; parent_id: number | null; title: string; link: string };
export type RedirectRow = { target: string; status: number };

const pageSql = "SELECT id, slug, title, description, modified_at, blocks FROM pages WHERE slug = ?1";
const navigationSql = "SELECT id, parent_id, title, link FROM navigation_items WHERE menu = ?1 ORDER BY position";
const redirectSql = "SELECT target, status FROM redirects WHERE path = ?1";

/** One page, or null. */
export async function readPage(queries: Queries, slug: string): Promise<PageRow | null> {
  const [row] = await queries.all<PageRow>(pageSql, slug);
  return row ?? null;
}

/** All entries of a menu, in order; an unknown menu has none. */
export function readNavigation(queries: Queries, menu: string): Promise<NavigationRow[]> {
  return queries.all<NavigationRow>(navigationSql, menu);
}

/** Where a path has moved to, or null. A slash at its end makes no difference. */
export async function readRedirect(queries: Queries, path: string): Promise<RedirectRow | null> {
  const formerPath = toRedirectPath(path);
  if (formerPath === null) return null;
  const [row] = await queries.all<RedirectRow>(redirectSql, formerPath);
  return row ?? null;
}

/** Pages outside the stream of news, and the menus. */
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

const pageSql = "SELECT id, slug, title, description, modified_at, blocks FROM pages WHERE slug = ?1";
const navigationSql = "SELECT id, parent_id, title, link FROM navigation_items WHERE menu = ?1 ORDER BY position";

/** One page, or null. */
export async function readPage(queries: Queries, slug: string): Promise<PageRow | null> {
  queries.note("page", slug);
  const [row] = await queries.all<PageRow>(pageSql, slug);
  return row ?? null;
}

/** All entries of a menu, in order; an unknown menu has none. */
export function readNavigation(queries: Queries, menu: string): Promise<NavigationRow[]> {
  queries.note("menus");
  return queries.all<NavigationRow>(navigationSql, menu);
}

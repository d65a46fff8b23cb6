/**
 * Where a site listed the posts of its terms and authors. An export does not hold these addresses: they follow from the site's
 * own address and from the base that its settings name, which the operator may repeat (--category-base, --tag-base).
 */
import { toListPaths } from "#workers/backend/content/wordpress/convert/former-paths.ts";
import type { WordPressTerm } from "#workers/backend/content/wordpress/wordpress-source.ts";

/** Null: WordPress's own, `category` and `tag`. */
export type ListBases = { category: string | null; tag: string | null };

/** A function that gives the paths of a term; parents come before their children. None where the portal knows them by itself. */
export function createTermPaths(baseUrl: string, bases: ListBases): (term: Omit<WordPressTerm, "formerPaths">) => string[] {
  const isAtRoot = new URL(baseUrl).pathname === "/";
  const ways = new Map<string, string>();
  return ({ taxonomy, slug, parent }) => {
    const above = taxonomy === "category" && parent !== null ? ways.get(parent) : undefined;
    const way = above === undefined ? slug : `${above}/${slug}`;
    if (taxonomy === "category") ways.set(slug, way);
    const base = bases[taxonomy];
    if (base === null && isAtRoot) return [];
    return toListPaths(new URL(`${(base ?? taxonomy).replace(/^\/+|\/+$/g, "")}/${way}`, baseUrl).href);
  };
}

/** WordPress makes the last segment of the login, in a way of its own. */
export function toAuthorPaths(baseUrl: string, login: string): string[] {
  const plain = login.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const name = plain.replace(/[\s.]+/g, "-").replace(/[^a-z0-9_-]+/g, "");
  return name === "" ? [] : toListPaths(new URL(`author/${name.slice(0, 50)}`, baseUrl).href);
}

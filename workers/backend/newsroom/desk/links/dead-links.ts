/** Which links of a text lead nowhere: of the paper's own addresses its tables know, others are asked. */

import { toRedirectPath } from "#workers/backend/content/redirects/redirect-path.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { findDeadForeign } from "./foreign-links.ts";

/** More are not looked at together. */
export const MAX_LINKS = 40;

/** `silent`: of another site, which does not answer at this moment. */
export type DeadLink = { address: string; kind: "gone" | "silent" };

type OwnLink = { address: string; path: string; kind: string; key: string };

const isThere: Readonly<Record<string, string>> = {
  post: "EXISTS (SELECT 1 FROM posts WHERE id = CAST(value ->> 'key' AS INTEGER) AND published_at <= ?2)",
  category: "EXISTS (SELECT 1 FROM terms WHERE taxonomy = 'category' AND slug = value ->> 'key')",
  topic: "EXISTS (SELECT 1 FROM terms WHERE taxonomy IN ('topic', 'tag') AND slug = value ->> 'key')",
  municipality: "EXISTS (SELECT 1 FROM municipalities WHERE slug = value ->> 'key')",
  author: "EXISTS (SELECT 1 FROM authors WHERE slug = value ->> 'key')",
  page: "EXISTS (SELECT 1 FROM pages WHERE slug = value ->> 'key')",
};
const goneSql = `SELECT value ->> 'address' AS address FROM json_each(?1) WHERE NOT CASE value ->> 'kind' ${Object.entries(
  isThere,
)
  .map(([kind, sql]) => `WHEN '${kind}' THEN ${sql}`)
  .join(" ")} ELSE 0 END AND NOT EXISTS (SELECT 1 FROM redirects WHERE path = value ->> 'path')`;

/** Own addresses are paths. `now` in seconds: a post that comes out later is not there yet. */
export async function findDeadLinks(
  { DB, PUBLIC_NETWORK: network }: Pick<Env, "DB" | "PUBLIC_NETWORK">,
  addresses: readonly string[],
  now: number,
): Promise<DeadLink[]> {
  const own = addresses.flatMap((address) => (address.startsWith("/") ? [toOwnLink(address)] : []));
  const others = addresses.filter((address) => /^https?:\/\//i.test(address));
  const ask = (url: string, init: RequestInit) => (network === undefined ? fetch(url, init) : network.fetch(url, init));
  const [gone, silent] = await Promise.all([
    DB.prepare(goneSql).bind(JSON.stringify(own), now).all<{ address: string }>(),
    findDeadForeign(others, ask),
  ]);
  return [...gone.results.map(({ address }): DeadLink => ({ address, kind: "gone" })), ...silent];
}

const lists: Readonly<Record<string, string>> = { news: "category", themen: "topic", gemeinde: "municipality", autor: "author" };

function toOwnLink(address: string): OwnLink {
  const { pathname } = new URL(address, "https://own.invalid");
  const path = toRedirectPath(pathname) ?? pathname;
  const [first = "", second, ...rest] = pathname
    .split("/")
    .slice(1)
    .filter((segment) => segment !== "")
    .map(decode);
  const none = { address, path, kind: "none", key: "" };
  if (rest.length > 0) return none;
  if (second === undefined) return { ...none, kind: "page", key: first };
  const list = Object.hasOwn(lists, first) ? lists[first] : undefined;
  if (list !== undefined) return { ...none, kind: list, key: second };
  return /^\d{1,10}$/.test(second) ? { ...none, kind: "post", key: second } : none;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

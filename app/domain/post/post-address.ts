/** Addresses of posts: /{slug}/{id} (rules 2.1). First segments that belong to other routes are not slugs. */
import { reservedSegments } from "#app/domain/page/records/reserved-segments.computed.ts";

const reserved = new Set(reservedSegments);

/** Numbers of posts fit a GraphQL Int. */
const MAX_ID = 2_147_483_647;

/** Whether a path's first segment is one of the site's own. */
export function isReservedSlug(segment: string): boolean {
  return reserved.has(segment);
}

export type PostAddress = { slug: string; id: number };

export function parsePostAddress(slug: string, id: string): PostAddress | null {
  if (reserved.has(slug) || !/^[1-9]\d{0,9}$/.test(id)) return null;
  const number = Number(id);
  return number <= MAX_ID ? { slug, id: number } : null;
}

/** The post that a path on this site leads to, whatever its query or fragment; null for anything else. */
export function parsePostPath(path: string): PostAddress | null {
  const [start, slug = "", id = "", ...rest] = path.split(/[?#]/, 1)[0]?.split("/") ?? [];
  return start === "" && slug !== "" && rest.length === 0 ? parsePostAddress(slug, id) : null;
}

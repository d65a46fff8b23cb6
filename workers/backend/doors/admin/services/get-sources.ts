/**
 * `GET /admin/sources?kind=post&prefix=wp:&after=&limit=`: what is there already, so that an import can go on where it stopped.
 * `kind=takedown-post` and `kind=takedown-media`: what may not be brought (decision 101), so that it is not even fetched; `kind=desk-post` and
 * `kind=desk-page`: what the desk writes by now, `kind=desk-deleted-page` those of the latter that were deleted there.
 */
import * as v from "valibot";
import { listDeskOwned } from "#workers/backend/content/records/desk-owned.ts";
import { listBarredSources } from "#workers/backend/content/records/tombstones.ts";
import { toAdminError, toAdminReply } from "#workers/backend/doors/admin/admin-reply.ts";
import type { Env } from "#workers/backend/ground/env.ts";

const querySchema = v.object({
  kind: v.optional(v.string(), "post"),
  prefix: v.optional(v.string(), ""),
  after: v.optional(v.string(), ""),
  limit: v.optional(v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(1), v.maxValue(1000)), "1000"),
});

/** Replies `{sources: [{source, hash}], next}` in the order of the sources; `next` goes into `after` of the next request. */
export async function getSources(url: URL, env: Env): Promise<Response> {
  const query = v.safeParse(querySchema, Object.fromEntries(url.searchParams));
  if (!query.success) return toAdminError(400, query.issues[0].message);
  const { kind, prefix, after, limit } = query.output;
  const [, barred] = /^takedown-(post|media)$/.exec(kind) ?? [];
  if (barred === "post" || barred === "media") {
    const sources = await listBarredSources(env.DB, { kind: barred, prefix, after, limit });
    return toReply(
      sources.map((source) => ({ source, hash: "" })),
      limit,
    );
  }
  const [, owned] = /^desk-(post|page|deleted-page)$/.exec(kind) ?? [];
  if (owned === "post" || owned === "page" || owned === "deleted-page") {
    const sources = await listDeskOwned(env.DB, { kind: owned, prefix, after, limit });
    return toReply(
      sources.map((source) => ({ source, hash: "" })),
      limit,
    );
  }
  const { results } = await env.DB.prepare(
    `SELECT source, content_hash AS hash FROM content_hashes
     WHERE kind = ?1 AND source > ?2 AND source >= ?3 AND source < ?4 ORDER BY source LIMIT ?5`,
  )
    .bind(kind, after, prefix, `${prefix}\u{10ffff}`, limit)
    .all<{ source: string; hash: string }>();
  return toReply(results, limit);
}

function toReply(sources: { source: string; hash: string }[], limit: number): Response {
  return toAdminReply({ sources, next: sources.length < limit ? null : (sources.at(-1)?.source ?? null) });
}

/** `POST /admin/redirects`: a publisher's own list of redirects, accepted as a whole or not at all (docs/import.md). */
import * as v from "valibot";
import { planRedirects } from "#workers/backend/content/redirects/plan-redirects.ts";
import { toRedirectPath } from "#workers/backend/content/redirects/redirect-path.ts";
import { toAdminReply } from "#workers/backend/doors/admin/admin-reply.ts";
import { withBody } from "#workers/backend/doors/admin/with-body.ts";
import { toCacheTag } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import { announceChange } from "#workers/backend/ground/changes/announce-change.ts";
import { raiseVersionStatement } from "#workers/backend/ground/changes/content-version.ts";
import type { Env } from "#workers/backend/ground/env.ts";

const MAX_BODY_BYTES = 8 * 1024 * 1024;
const MAX_REDIRECTS = 20_000;
/** D1 accepts 2 MB per parameter. */
const ROWS_A_STATEMENT = 300;
const MAX_REFUSED = 100;

const host = v.pipe(v.string(), v.toLowerCase(), v.maxLength(253));
const bodySchema = v.object({
  records: v.pipe(
    v.array(v.object({ line: v.number(), from: v.string(), to: v.string(), status: v.nullable(v.number()) })),
    v.maxLength(MAX_REDIRECTS, `At most ${MAX_REDIRECTS} redirects at once`),
  ),
  /** Hosts of the former site: an address there counts as a path. */
  formerHosts: v.optional(v.array(host), []),
  /** Other hosts to which redirects may lead. */
  hosts: v.optional(v.array(host), []),
  isDryRun: v.optional(v.boolean(), false),
});

/** Replies `{written, shortened}`; 400 with `{refused: [{line, reason}]}` and nothing written when one line is invalid. */
export async function postRedirects(request: Request, env: Env): Promise<Response> {
  return withBody(request, { schema: bodySchema, maxBytes: MAX_BODY_BYTES }, (body) => takeRedirects(body, env));
}

async function takeRedirects(
  { records, formerHosts, hosts, isDryRun }: v.InferOutput<typeof bodySchema>,
  env: Env,
): Promise<Response> {
  const origin = env.PUBLIC_ORIGIN ?? "";
  const ownHosts = new Set([...formerHosts, ...(URL.canParse(origin) ? [new URL(origin).host] : [])]);
  const wanted = records.map((record) => ({ ...record, status: record.status ?? Number.NaN }));
  const known = await readKnown(
    env.DB,
    wanted.map(({ to }) => to),
  );
  const plan = planRedirects(wanted, { ownHosts, otherHosts: new Set(hosts), known });
  if (plan.kind === "refused")
    return toAdminReply({ refused: plan.refused.slice(0, MAX_REFUSED), refusedCount: plan.refused.length }, 400);
  if (!isDryRun && plan.redirects.length > 0) {
    const statements: D1PreparedStatement[] = [];
    for (let from = 0; from < plan.redirects.length; from += ROWS_A_STATEMENT) {
      const rows = JSON.stringify(plan.redirects.slice(from, from + ROWS_A_STATEMENT));
      // They have no owner: no record removes them again.
      const sql = `INSERT INTO redirects (path, target, status, owner)
        SELECT value ->> 'path', value ->> 'target', value ->> 'status', NULL FROM json_each(?1) WHERE true
        ON CONFLICT (path) DO UPDATE SET target = excluded.target, status = excluded.status, owner = NULL`;
      statements.push(env.DB.prepare(sql).bind(rows));
    }
    const ends = plan.redirects.filter(({ status }) => status !== 410);
    for (let from = 0; from < ends.length; from += ROWS_A_STATEMENT)
      statements.push(env.DB.prepare(straightenSql).bind(JSON.stringify(ends.slice(from, from + ROWS_A_STATEMENT))));
    const replies = await env.DB.batch<{ path: string }>([...statements, raiseVersionStatement(env.DB)]);
    const changed = [...plan.redirects, ...replies.flatMap(({ results }) => results)];
    await announceChange(env, new Set(changed.map(({ path }) => toCacheTag("redirect", path))));
  }
  return toAdminReply({
    written: isDryRun ? 0 : plan.redirects.length,
    planned: plan.redirects.length,
    shortened: plan.shortened,
  });
}

/** What an earlier list led to an address that leads on now. What records brought along is theirs. */
const straightenSql = `UPDATE redirects
  SET target = (SELECT value ->> 'target' FROM json_each(?1) WHERE value ->> 'path' = redirects.target)
  WHERE owner IS NULL AND target IN (SELECT value ->> 'path' FROM json_each(?1)) RETURNING path`;

/** What stands already at the paths that these lead to, and at those that that leads to. */
async function readKnown(db: D1Database, targets: readonly string[]): Promise<Map<string, string>> {
  const known = new Map<string, string>();
  const asked = new Set<string>();
  for (let next = toPaths(targets); next.length > 0; ) {
    const found: string[] = [];
    for (const path of next) asked.add(path);
    for (let from = 0; from < next.length; from += ROWS_A_STATEMENT) {
      const { results } = await db
        .prepare("SELECT r.path, r.target FROM json_each(?1) j JOIN redirects r ON r.path = j.value WHERE r.status <> 410")
        .bind(JSON.stringify(next.slice(from, from + ROWS_A_STATEMENT)))
        .all<{ path: string; target: string }>();
      for (const { path, target } of results) known.set(path, target);
      found.push(...results.map(({ target }) => target));
    }
    next = toPaths(found).filter((path) => !asked.has(path));
  }
  return known;
}

function toPaths(targets: readonly string[]): string[] {
  return [...new Set(targets.flatMap((target) => (target.startsWith("/") ? (toRedirectPath(target) ?? []) : [])))];
}

/** For tests: what SQLite does for every statement that `work` sends. */
import type { Env } from "#workers/backend/ground/env.ts";

export type StatementPlan = { sql: string; steps: string[] };

/** Runs `work` on a database that remembers its statements, then asks for their query plans. */
export async function recordPlans(env: Env, work: (recording: Env) => Promise<unknown>): Promise<StatementPlan[]> {
  const asked = new Map<string, unknown[]>();
  const db = new Proxy(env.DB, {
    get(target, name) {
      if (name !== "prepare") return Reflect.get(target, name).bind(target);
      return (sql: string) => ({
        bind(...params: unknown[]) {
          asked.set(sql, params);
          return target.prepare(sql).bind(...params);
        },
      });
    },
  });
  await work({ ...env, DB: db });
  return Promise.all(
    [...asked].map(async ([sql, params]) => {
      const explain = env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`).bind(...params);
      const { results } = await explain.all<{ detail: string }>();
      return { sql, steps: results.map(({ detail }) => detail) };
    }),
  );
}

/** Tables whose size does not depend on the archive's, and rows that a statement brings with it. */
const smallSources = new Set([
  "d",
  "mu",
  "s",
  "most_read",
  "home_sections",
  "brands",
  "json_each",
  "related",
  // Of one text.
  "block",
  "entry",
  "found",
  // Of feed-periods.ts: one row.
  "place",
  "start",
  "newsletters",
  // A row a month.
  "post_months",
  // Two rows.
  "comment_settings",
  // What is pinned on the front page: no more than its places.
  "pinned",
  "CONSTANT",
]);

/** The steps that would grow with the archive: whole tables read, whole lists sorted. */
export function findGrowingSteps({ sql, steps }: StatementPlan): string[] {
  // One row, which holds at most a hundred names.
  if (sql.startsWith("UPDATE content_version")) return [];
  return steps
    .filter((step) => isScanOfLargeTable(step) || step.includes("TEMP B-TREE FOR ORDER BY"))
    .map((step) => `${step} in ${sql}`);
}

function isScanOfLargeTable(step: string): boolean {
  const scanned = /^SCAN (\S+)/.exec(step)?.[1];
  // The index of a full-text table is read from its matches, which the statement limits.
  if (
    scanned === undefined ||
    /^SCAN (?:posts_search|subjects_search|search_words_spelled|events_search) VIRTUAL TABLE INDEX .*M/.test(step)
  )
    return false;
  return !smallSources.has(scanned) && !scanned.startsWith("(subquery-");
}

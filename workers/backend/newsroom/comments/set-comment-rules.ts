/** The publisher decides where comments are taken, under which names, and which words hold one (decision 100). */

import { EVERYTHING } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import { announceChange, type ChangeEnv } from "#workers/backend/ground/changes/announce-change.ts";
import { raiseVersionStatement } from "#workers/backend/ground/changes/content-version.ts";
import type { CommentRule } from "#workers/backend/ground/database/tables/posts/post-facts.ts";

/** `key` is a category's slug or a post's number; empty for all. `rule` null takes the rule back. */
export type ScopedRule = { scope: "all" | "section" | "post"; key: string; rule: CommentRule | null };

/** What readers see of it follows with the next request. */
export async function setCommentRules(env: ChangeEnv, rules: readonly ScopedRule[]): Promise<void> {
  if (rules.length === 0) return;
  const { DB } = env;
  await DB.batch([
    ...rules.map(({ scope, key, rule }) =>
      rule === null
        ? DB.prepare("DELETE FROM comment_rules WHERE scope = ?1 AND key = ?2").bind(scope, key)
        : DB.prepare(
            "INSERT INTO comment_rules (scope, key, rule) VALUES (?1, ?2, ?3) ON CONFLICT (scope, key) DO UPDATE SET rule = excluded.rule",
          ).bind(scope, key, rule),
    ),
    raiseVersionStatement(DB),
  ]);
  await announceChange(env, new Set([EVERYTHING]));
}

/** `words`: a line each. What is left out stays as it is. */
export async function setCommentSettings(
  { DB }: Pick<ChangeEnv, "DB">,
  settings: { names?: "real" | "free"; words?: string },
): Promise<void> {
  const rows = Object.entries(settings).filter(([, value]) => value !== undefined);
  if (rows.length === 0) return;
  const sql =
    "INSERT INTO comment_settings (name, value) VALUES (?1, ?2) ON CONFLICT (name) DO UPDATE SET value = excluded.value";
  await DB.batch(rows.map(([name, value]) => DB.prepare(sql).bind(name, value)));
}

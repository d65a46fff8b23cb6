/**
 * A topic that was begun at the desk by mistake goes again: where it came from nowhere else, and nothing names it. What stands in texts as a
 * link is not looked at: it leads to no page then, as any other address that is gone.
 */

import { toIsPreviewSql } from "#workers/backend/content/records/desk-owned.ts";
import { subjectKinds } from "#workers/backend/content/search/search-statements.ts";
import { lastGuardStatement } from "#workers/backend/content/write/arranged/states.ts";
import { OWN } from "#workers/backend/content/write/write-owners.ts";
import { termWriter } from "#workers/backend/content/write/write-terms.ts";
import { announceChange, type ChangeEnv } from "#workers/backend/ground/changes/announce-change.ts";
import { toTouchedTags, touchingStatements } from "#workers/backend/ground/changes/content-version.ts";
import { isGuarded, toGuardSql } from "#workers/backend/ground/database/guard.ts";
import type { TermKey } from "./term-facts.ts";

/** What names a topic, by number. */
export type TermUses = {
  posts: number;
  /** Texts of the desk whose topics readers do not see yet. */
  drafts: number;
  /** Topics below it. */
  topics: number;
  menus: number;
  /** Sections of the front page, and its draft. */
  front: number;
  newsletters: number;
  follows: number;
  /** That are told of it. */
  devices: number;
  redirects: number;
};

const slug = "g.slug";
const name = `'topic:' || ${slug}`;
const path = `'/themen/' || ${slug}`;
const isDraftNaming = `(instr(w.content, '"' || ${name} || '"') > 0 OR instr(w.content, '"' || ${path} || '"') > 0)`;
/** A preview is no post: its text at the desk is counted. */
const isPost = `NOT (${toIsPreviewSql("p.source")})`;

const counted: Record<keyof TermUses, string> = {
  posts: `SELECT COUNT(*) FROM post_terms n CROSS JOIN posts p ON p.id = n.post_id WHERE n.term_id = g.id AND ${isPost}`,
  drafts: `SELECT COUNT(*) FROM desk_topics t CROSS JOIN desk_posts dp ON dp.id = t.desk_id WHERE t.slug = ${slug}
    AND NOT EXISTS (SELECT 1 FROM posts p JOIN post_terms n ON n.post_id = p.id WHERE p.source = dp.source AND n.term_id = g.id)`,
  topics: "SELECT COUNT(*) FROM terms below WHERE below.parent_id = g.id",
  menus: `SELECT COUNT(*) FROM navigation_items i WHERE i.menu > ''
    AND (i.link = ${path} OR substr(i.link, 1, length(${path}) + 1) IN (${path} || '?', ${path} || '#', ${path} || '/'))`,
  front: `SELECT COUNT(*) FROM home_sections WHERE home_sections.feed = ${name} OR home_sections.link = ${path})
    + (SELECT COUNT(*) FROM desk_drafts w WHERE w.kind = 'home' AND ${isDraftNaming}`,
  newsletters: `SELECT COUNT(*) FROM newsletters WHERE newsletters.feed = ${name})
    + (SELECT COUNT(*) FROM desk_drafts w WHERE w.kind = 'issue' AND ${isDraftNaming}`,
  follows: `SELECT COUNT(*) FROM follows f WHERE f.kind = 'topic' AND f.key = ${slug}`,
  devices: `SELECT COUNT(*) FROM push_subjects u WHERE u.kind = 'topic' AND u.key = ${slug}`,
  // Those of a publisher's list, addresses of before, and of pages that were taken away.
  redirects: `SELECT COUNT(*) FROM redirects r WHERE r.owner IS NULL AND r.target = ${path})
    + (SELECT COUNT(*) FROM redirects r WHERE r.owner = 'list ${OWN} ' || ${name})
    + (SELECT COUNT(*) FROM redirects r WHERE r.owner >= 'page ' AND r.owner < 'page!' AND r.target = ${path}`,
};
const columns = Object.entries(counted).map(([use, sql]) => `(${sql}) AS ${use}`);

/** Nobody else brought it, and the first that is known of it is that it was begun here. */
const begunSql = `g.taxonomy = ?1 AND g.taxonomy = 'topic' AND g.slug = ?2 AND g.owner = '${OWN}'
  AND NOT EXISTS (SELECT 1 FROM content_hashes h WHERE h.kind = 'term' AND h.source = ${name})
  AND (SELECT x.cause FROM desk_states x WHERE x.kind = 'term' AND x.key = ${name} ORDER BY x.id LIMIT 1) = 'published'`;
const usesSql = `SELECT ${columns.join(", ")} FROM terms g WHERE ${begunSql}`;
const namedSql = Object.values(counted)
  .map((sql) => `(${sql})`)
  .join(" + ");
const freeGuardSql = toGuardSql(`NOT EXISTS (SELECT 1 FROM terms g WHERE ${begunSql} AND ${namedSql} = 0)`);

/** Null for what was not begun here: it cannot be deleted. */
export function readTermUses(db: D1Database, key: TermKey): Promise<TermUses | null> {
  return db.prepare(usesSql).bind(key.taxonomy, key.slug).first<TermUses>();
}

/** Something names it, or it came from elsewhere: `named`. */
export type RemoveOutcome = { kind: "done" | "named" | "conflict" | "not found" };

/** Deletes it with its states; `latest` is the last one that was seen. Readers find no such page from then on. */
export async function removeTerm(env: ChangeEnv, { key, latest }: { key: TermKey; latest: number }): Promise<RemoveOutcome> {
  const { DB } = env;
  const { taxonomy, slug: own } = key;
  const source = `${taxonomy}:${own}`;
  const id = await DB.prepare("SELECT g.id FROM terms g WHERE g.taxonomy = ?1 AND g.slug = ?2")
    .bind(taxonomy, own)
    .first<number>("id");
  if (id === null) return { kind: "not found" };
  const uses = await readTermUses(DB, key);
  if (uses === null || Object.values(uses).some((count) => count > 0)) return { kind: "named" };
  const touching = touchingStatements(DB, { sql: termWriter.touches, json: JSON.stringify([{ source, owner: OWN }]) });
  try {
    const replies = await DB.batch<{ touched: string | null }>([
      touching.before,
      lastGuardStatement(DB, { kind: "term", key: source }, latest),
      DB.prepare(freeGuardSql).bind(taxonomy, own),
      // Of previews that show a text as it was.
      DB.prepare("DELETE FROM post_terms WHERE term_id = ?1").bind(id),
      DB.prepare("DELETE FROM subjects_search WHERE rowid = ?1").bind(id * 4 + subjectKinds.term),
      DB.prepare("DELETE FROM desk_states WHERE kind = 'term' AND key = ?1").bind(source),
      DB.prepare("DELETE FROM terms WHERE id = ?1").bind(id),
      touching.after,
    ]);
    await announceChange(env, new Set(toTouchedTags(replies.at(-1)?.results[0]?.touched)));
    return { kind: "done" };
  } catch (error) {
    if (isGuarded(error)) return { kind: "conflict" };
    throw error;
  }
}

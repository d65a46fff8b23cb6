/**
 * Rebuilds the search's tables where their words are made differently by now (`searchVersion`), or were never made: the clock indexes a
 * paper some rows a run, newest posts first, and continues where the previous run ended.
 */

import type { ContentBlock } from "#shared/content/content-block.ts";
import {
  postSearchStatements,
  type SubjectKind,
  type SubjectToSearch,
  subjectSearchStatements,
} from "#workers/backend/content/search/search-statements.ts";
import { searchVersion } from "#workers/backend/content/search/text/to-search-entry.ts";
import { toSearchedText } from "#workers/backend/content/write/post/write-post-row.ts";
import { ANYTHING } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import { announceChange, type ChangeEnv } from "#workers/backend/ground/changes/announce-change.ts";
import { raiseComputedVersionStatement } from "#workers/backend/ground/changes/content-version.ts";
import { readPostsToSearch } from "./read-searched-posts.ts";

/** Rows of one batch, which nobody else may write beside: fifty long texts take about half a second, each statement a tenth of it at most. */
const AT_ONCE = 50;
/** Batches of one run of the clock; an archive of 100,000 posts is indexed in 50 of them. */
const BATCHES_A_RUN = 40;

/** Those whose progress stands in `search_state`; of an author it stands in the row. */
type Kind = "post" | Exclude<SubjectKind, "author">;
type State = { kind: Kind; version: number; place: number | null };
/** What is rebuilt: the statements, and the last row's number; null when there is nothing left. */
type Step = { statements: D1PreparedStatement[]; place: number } | null;

/** Reads only four rows and looks into an index when there is nothing to do. */
export async function rebuildSearch(env: ChangeEnv): Promise<void> {
  const { results } = await env.DB.prepare("SELECT kind, version, place FROM search_state WHERE version < ?1")
    .bind(searchVersion)
    .all<State>();
  let left = BATCHES_A_RUN;
  let hasChanged = false;
  try {
    // They are few, and wait for no archive.
    while (left > 0) {
      left -= 1;
      const statements = await prepareAuthors(env.DB);
      if (statements.length === 0) break;
      await env.DB.batch([...statements, raiseComputedVersionStatement(env.DB)]);
      hasChanged = true;
    }
    for (const state of results) {
      let place = state.place;
      while (left > 0) {
        left -= 1;
        const step = await prepareStep(env.DB, state.kind, place);
        await env.DB.batch([
          ...(step?.statements ?? []),
          stateStatement(env.DB, state.kind, step),
          raiseComputedVersionStatement(env.DB),
        ]);
        hasChanged = true;
        if (step === null) break;
        place = step.place;
      }
    }
  } finally {
    if (hasChanged) await announceChange(env, new Set([ANYTHING]));
  }
}

function stateStatement(db: D1Database, kind: Kind, step: Step): D1PreparedStatement {
  return step === null
    ? db.prepare("UPDATE search_state SET version = ?2, place = NULL WHERE kind = ?1").bind(kind, searchVersion)
    : db.prepare("UPDATE search_state SET place = ?2 WHERE kind = ?1").bind(kind, step.place);
}

async function prepareStep(db: D1Database, kind: Kind, place: number | null): Promise<Step> {
  if (kind !== "post") return prepareSubjects(db, kind, place ?? 0);
  const posts = await readPostsToSearch(db, place ?? Number.MAX_SAFE_INTEGER, AT_ONCE);
  const last = posts.at(-1);
  if (last === undefined) return null;
  const sources = new Set(posts.map(({ post }) => post.source));
  return {
    statements: postSearchStatements(
      db,
      posts.map(({ post }) => post),
      sources,
    ),
    place: last.id,
  };
}

type StoredSubject = { id: number; taxonomy?: string; slug: string; title: string; description: string | null; blocks?: string };

const subjectsSql: Readonly<Record<Exclude<Kind, "post">, string>> = {
  term: "SELECT id, taxonomy, slug, title, description FROM terms WHERE id > ?1 ORDER BY id LIMIT ?2",
  municipality: "SELECT id, slug, title, NULL AS description FROM municipalities WHERE id > ?1 ORDER BY id LIMIT ?2",
  page: "SELECT id, slug, title, description, blocks FROM pages WHERE id > ?1 ORDER BY id LIMIT ?2",
};

async function prepareSubjects(db: D1Database, kind: Exclude<Kind, "post">, place: number): Promise<Step> {
  const { results } = await db.prepare(subjectsSql[kind]).bind(place, AT_ONCE).all<StoredSubject>();
  const last = results.at(-1);
  if (last === undefined) return null;
  return { statements: subjectSearchStatements(db, kind, results.map(toSubject)), place: last.id };
}

/** Of the next authors with a page whose words were made differently, or never. */
async function prepareAuthors(db: D1Database): Promise<D1PreparedStatement[]> {
  const { results } = await db
    .prepare(
      "SELECT id, slug, name AS title, description FROM authors WHERE has_page = 1 AND search_version < ?1 ORDER BY search_version LIMIT ?2",
    )
    .bind(searchVersion, AT_ONCE)
    .all<StoredSubject>();
  if (results.length === 0) return [];
  const ids = JSON.stringify(results.map(({ id }) => id));
  const done = db.prepare("UPDATE authors SET search_version = ?2 WHERE id IN (SELECT value FROM json_each(?1))");
  return [...subjectSearchStatements(db, "author", results.map(toSubject)), done.bind(ids, searchVersion)];
}

function toSubject({ taxonomy, slug, title, description, blocks }: StoredSubject): SubjectToSearch {
  // Validated when it was written.
  const text = blocks === undefined ? "" : toSearchedText(JSON.parse(blocks) as ContentBlock[]);
  return { ...(taxonomy === undefined ? {} : { taxonomy }), slug, title, text: `${description ?? ""}\n${text}` };
}

/** For deletions that the search's tables do not follow: the clock rebuilds everything, and no word is suggested that may be gone. */
export function forgetSearchStatements(db: D1Database): D1PreparedStatement[] {
  return [
    db.prepare("DELETE FROM search_words"),
    db.prepare("DELETE FROM subjects_search"),
    db.prepare("UPDATE search_state SET version = 0, place = NULL"),
    db.prepare("UPDATE authors SET search_version = 0"),
  ];
}

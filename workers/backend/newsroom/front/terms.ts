/** Topics and sections as staff set them: at once, each as a whole, with every former state to bring back. */
import * as v from "valibot";
import { contentRecordSchema } from "#workers/backend/content/records/content-record.ts";
import {
  type Arranged,
  keepAround,
  lastGuardStatement,
  readKeptState,
  readLast,
  type StateCause,
} from "#workers/backend/content/write/arranged/states.ts";
import type { RecordOf } from "#workers/backend/content/write/post/write-kind.ts";
import { cleanText } from "#workers/backend/content/write/text/write-clean-text.ts";
import { OWN } from "#workers/backend/content/write/write-owners.ts";
import { termWriter } from "#workers/backend/content/write/write-terms.ts";
import { announceChange, type ChangeEnv } from "#workers/backend/ground/changes/announce-change.ts";
import { toTouchedTags, touchingStatements } from "#workers/backend/ground/changes/content-version.ts";
import { isGuarded, toGuardSql } from "#workers/backend/ground/database/guard.ts";
import { readOrigin } from "./read-terms.ts";
import { findTermFaults, isNewSlug, type TermFacts, type TermFault, type TermKey, toTermFacts } from "./term-facts.ts";

/** `faults` of what is done were left out; of what is not they kept it from being done. */
export type TermOutcome =
  | { kind: "done"; faults: TermFault[] }
  | { kind: "faults"; faults: (TermFault | "BAD_ADDRESS" | "TAKEN")[] }
  | { kind: "conflict" }
  | { kind: "not found" };

/** `latest`: the last state that was seen, 0 for none; `by`: who sets it. */
type Setting = { key: TermKey; latest: number; by: number | null };
type Keeping = { cause: StateCause; now: number };

const toName = ({ taxonomy, slug }: TermKey) => `${taxonomy}:${slug}`;

const toArranged = (key: TermKey): Arranged => ({ kind: "term", key: toName(key) });

export function readLatestState(db: D1Database, key: TermKey): Promise<number> {
  return readLast(db, toArranged(key));
}

/** What an editor sends: a picture by its number. */
export type GivenTerm = Omit<TermFacts, "media"> & { picture: number | null };

/** Puts `term` in the place of what stands; `now` in seconds. */
export async function setTerm(
  env: ChangeEnv,
  { term: { picture, ...given }, ...setting }: Setting & { term: GivenTerm },
  now: number,
): Promise<TermOutcome> {
  const media = picture === null ? null : await findPicture(env.DB, picture);
  const facts = toTermFacts({ ...given, media });
  const missing = await findMissing(env.DB, setting.key, facts);
  if (missing === null) return { kind: "not found" };
  const faults = [...findTermFaults(facts), ...missing, ...(picture !== null && media === null ? (["NO_PICTURE"] as const) : [])];
  if (faults.length > 0) return { kind: "faults", faults };
  return put(env, { ...setting, facts }, { cause: "published", now });
}

/** A former state takes the place of what stands; what of it is not there any more is left out, and named. */
export async function restoreTerm(
  env: ChangeEnv,
  { state, ...setting }: Setting & { state: number },
  now: number,
): Promise<TermOutcome> {
  const content = await readKeptState(env.DB, toArranged(setting.key), state);
  return content === null ? { kind: "not found" } : putFormer(env, { ...setting, content }, now);
}

/** What came from elsewhere stands again as it was before it was written here, and belongs to whom it came from. */
export async function giveTermBack(env: ChangeEnv, setting: Setting, now: number): Promise<TermOutcome> {
  const origin = await readOrigin(env.DB, setting.key);
  if (origin === null) return { kind: "not found" };
  const { taxonomy, slug } = setting.key;
  const statements = [
    env.DB.prepare("UPDATE terms SET owner = ?3 WHERE taxonomy = ?1 AND slug = ?2").bind(taxonomy, slug, origin.owner),
    // Else an import that says what it said last would change nothing.
    env.DB.prepare("DELETE FROM content_hashes WHERE kind = 'term' AND source = ?1").bind(toName(setting.key)),
  ];
  return putFormer(env, { ...setting, content: origin.content, statements }, now);
}

type NewTerm = { key: TermKey; title: string; by: number | null };

/** Begins an empty one. A topic takes no tag's address, whose posts it would hide. */
export async function createTerm(env: ChangeEnv, { key, title, by }: NewTerm, now: number): Promise<TermOutcome> {
  const nothing = { description: null, parent: null, media: null, buttonText: null, buttonLink: null };
  const facts = toTermFacts({ title, ...nothing });
  const faults = [...findTermFaults(facts), ...(isNewSlug(key.slug) ? [] : (["BAD_ADDRESS"] as const))];
  if (faults.length > 0) return { kind: "faults", faults };
  const guard = env.DB.prepare(newGuardSql).bind(
    key.slug,
    JSON.stringify(key.taxonomy === "topic" ? ["topic", "tag"] : ["category"]),
  );
  const outcome = await put(env, { key, latest: 0, by, facts, guard }, { cause: "published", now });
  return outcome.kind === "conflict" ? { kind: "faults", faults: ["TAKEN"] } : outcome;
}

async function findPicture(db: D1Database, id: number): Promise<string | null> {
  const sql = "SELECT m.source FROM media m WHERE m.id = ?1 AND m.mime >= 'image/' AND m.mime < 'image0'";
  return db.prepare(sql).bind(id).first<string>("source");
}

/** Of whatever is above an endless chain would be made. */
const MAX_DEPTH = 20;
const missingSql = `SELECT g.id,
    ?3 IS NULL OR EXISTS (SELECT 1 FROM terms p WHERE p.taxonomy = ?1 AND p.slug = ?3) AS hasParent,
    EXISTS (WITH RECURSIVE above (id, parent_id, depth) AS (
      SELECT p.id, p.parent_id, 0 FROM terms p WHERE p.taxonomy = ?1 AND p.slug = ?3
      UNION ALL SELECT p.id, p.parent_id, above.depth + 1 FROM above JOIN terms p ON p.id = above.parent_id
      WHERE above.depth < ${MAX_DEPTH}) SELECT 1 FROM above WHERE above.id = g.id) AS isLoop,
    ?4 IS NULL OR EXISTS (SELECT 1 FROM media m WHERE m.source = ?4) AS hasMedia
  FROM terms g WHERE g.taxonomy = ?1 AND g.slug = ?2`;

/** What it names and is not there, or is below it; null where the term is not there itself. */
async function findMissing(
  db: D1Database,
  { taxonomy, slug }: TermKey,
  { parent, media }: TermFacts,
): Promise<TermFault[] | null> {
  const row = await db
    .prepare(missingSql)
    .bind(taxonomy, slug, parent, media)
    .first<{ hasParent: 0 | 1; isLoop: 0 | 1; hasMedia: 0 | 1 }>();
  if (row === null) return null;
  return [
    ...(row.hasParent === 0 || row.isLoop === 1 ? (["NO_PARENT"] as const) : []),
    ...(row.hasMedia === 0 ? (["NO_PICTURE"] as const) : []),
  ];
}

type Former = Setting & { content: string; statements?: D1PreparedStatement[] };

async function putFormer(env: ChangeEnv, { content, ...setting }: Former, now: number): Promise<TermOutcome> {
  const { owner: _, ...former } = JSON.parse(content) as TermFacts & { owner: string | null };
  const missing = await findMissing(env.DB, setting.key, former);
  if (missing === null) return { kind: "not found" };
  const facts = {
    ...former,
    parent: missing.includes("NO_PARENT") ? null : former.parent,
    media: missing.includes("NO_PICTURE") ? null : former.media,
  };
  const outcome = await put(env, { ...setting, facts }, { cause: "restored", now });
  return outcome.kind === "done" ? { kind: "done", faults: missing } : outcome;
}

const newGuardSql = toGuardSql(
  "EXISTS (SELECT 1 FROM json_each(?2) taken JOIN terms g ON g.taxonomy = taken.value AND g.slug = ?1)",
);

type Written = Setting & {
  facts: TermFacts;
  /** Instead of the one that asks for the last state. */
  guard?: D1PreparedStatement;
  /** Behind the write, before its state is kept. */
  statements?: D1PreparedStatement[];
};

/** Belongs to the publisher from now on: an import leaves it alone. */
async function put(
  env: ChangeEnv,
  { key, latest, by, facts, guard, statements = [] }: Written,
  { cause, now }: Keeping,
): Promise<TermOutcome> {
  const { DB } = env;
  const arranged = toArranged(key);
  const formerPaths = await readFormerPaths(DB, arranged.key);
  const record = v.parse(contentRecordSchema, { kind: "term", ...key, ...facts, owner: OWN, formerPaths });
  const [prepared] = await termWriter.prepare(DB, [cleanText(record as RecordOf<"term">)], new Date(now * 1000));
  if (prepared === undefined || "refused" in prepared) return { kind: "not found" };
  const rows = [prepared.row];
  const writes = [...termWriter.statements(DB, rows, rows, new Date(now * 1000)), ...statements];
  const touching = touchingStatements(DB, { sql: termWriter.touches, json: JSON.stringify(rows) });
  try {
    const replies = await DB.batch<{ touched: string | null }>([
      touching.before,
      guard ?? lastGuardStatement(DB, arranged, latest),
      ...keepAround(DB, arranged, { cause, by, now }, writes),
      touching.after,
    ]);
    await announceChange(env, new Set(toTouchedTags(replies.at(-1)?.results[0]?.touched)));
  } catch (error) {
    if (isGuarded(error)) return { kind: "conflict" };
    throw error;
  }
  return { kind: "done", faults: [] };
}

/** A system of the publisher's may have brought addresses of before: the writer replaces them, so they are named anew. */
async function readFormerPaths(db: D1Database, name: string): Promise<string[]> {
  const { results } = await db
    .prepare("SELECT path FROM redirects WHERE owner = ?1")
    .bind(`list ${OWN} ${name}`)
    .all<{ path: string }>();
  return results.map(({ path }) => path);
}

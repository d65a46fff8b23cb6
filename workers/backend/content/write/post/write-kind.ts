/** How records of one kind get into the database: what is new, what has changed, what stays, what is refused. */

import { toHexDigest } from "#shared/rules/bytes/hex-digest.ts";
import type { ContentRecordResult, ParsedContentRecord } from "#workers/backend/content/records/content-record.ts";
import { barredGuardStatement, readTombstones, TAKEN_DOWN } from "#workers/backend/content/records/tombstones.ts";
import { toTouchedTags, touchingStatements } from "#workers/backend/ground/changes/content-version.ts";
import { countJsonBytes, groupByBytes } from "#workers/backend/ground/database/group-by-bytes.ts";

export type RecordOf<Kind extends ParsedContentRecord["kind"]> = Extract<ParsedContentRecord, { kind: Kind }>;

/** A record made ready: `row` is all that will be written, `notes` is what was left out and why. */
export type Prepared<Row> = {
  source: string;
  row: Row;
  notes: string[];
  /** The row that stands there is another's: it stays, and with it the mark of what its owner wrote. */
  isKept?: boolean;
  /** What stood there when the row was made ready (`guard`). */
  expected?: string;
};
export type Refused = { source: string; refused: string };

export type KindWriter<Kind extends ParsedContentRecord["kind"], Row> = RowWriter<Row> & {
  kind: Kind;
  /** Looks up what the records refer to. Same length and order as `records`. */
  prepare(db: D1Database, records: RecordOf<Kind>[], now: Date): Promise<(Prepared<Row> | Refused)[]>;
};

/** How rows of one kind are found and written. */
type RowWriter<Row> = {
  kind: ParsedContentRecord["kind"];
  /** SQL: columns `source` and `id` of those that exist, for the JSON array of rows that is parameter 1. */
  known: string;
  /**
   * SQL: columns `kind` and `key` of all that shows the rows (content/cache-tags), as it stands in the database, for the same
   * parameter. Asked before the rows are written and after it.
   */
  touches: string;
  /** SQL that fails where something else stands there by now: of a JSON array of `source` and `expected`. Who writes tries again. */
  guard?: string;
  /** Writes the rows; they run in one batch, so all or nothing. `changed` are those of them that exist already. */
  statements(db: D1Database, rows: Row[], changed: Row[], now: Date): D1PreparedStatement[];
};

/** `touched` takes the tags of what was written. `guards` run in each batch before anything is written: one that fails keeps all from it. */
export type Writing = { now: Date; touched: Set<string>; guards?: readonly D1PreparedStatement[] };

/** A row that is larger fits into no parameter (group-by-bytes.ts). */
const rowBytes = 1_900_000;

type Stored = { source: string; id: number | null; content_hash: string | null };
type Candidate<Row> = Prepared<Row> & { index: number; hash: string; stored: Stored | null; bytes: number };

/** Whether the database objected to what was written, as opposed to not answering at all. */
function isRowFault(error: unknown): error is Error {
  return error instanceof Error && /SQLITE_(CONSTRAINT|TOOBIG|MISMATCH)|constraint failed|too big/i.test(error.message);
}

/**
 * Writes records of one kind; results in their order. A row that the database objects to is refused alone.
 * Throws when the database does not answer; then nothing of the current group was written. Adds the tags of what was touched.
 */
export async function writeKind<Kind extends ParsedContentRecord["kind"], Row extends object>(
  db: D1Database,
  writer: KindWriter<Kind, Row>,
  records: RecordOf<Kind>[],
  writing: Writing,
): Promise<ContentRecordResult[]> {
  const prepared = await writer.prepare(db, records, writing.now);
  const rows = prepared.flatMap((entry) => ("row" in entry ? [entry.row] : []));
  const { results: known } = rows.length === 0 ? { results: [] } : await storedStatement(db, writer, rows).all<Stored>();
  const stored = new Map(known.map((row) => [row.source, row]));
  const results: ContentRecordResult[] = [];
  const candidates: Candidate<Row>[] = [];
  const seen = new Set<string>();
  for (const [index, entry] of prepared.entries()) {
    const { source } = entry;
    const refuse = (reason: string) => void results.push({ source, outcome: "refused", reason });
    if ("refused" in entry) {
      refuse(entry.refused);
      continue;
    }
    if (seen.has(source)) {
      refuse("The same source stands in this request before");
      continue;
    }
    seen.add(source);
    const bytes = countJsonBytes(entry.row);
    if (bytes > rowBytes) {
      refuse(`Too large: ${bytes} bytes, at most ${rowBytes} fit into a row`);
      continue;
    }
    const hash = await toContentHash(entry.row);
    const before = stored.get(source) ?? null;
    // What has changed gets another result when its group is written.
    results.push(toResult(source, "unchanged", entry.notes, before?.id ?? null));
    if (before?.content_hash !== hash) candidates.push({ ...entry, index, hash, stored: before, bytes });
  }
  for (const group of groupByBytes(candidates, ({ bytes }) => bytes)) {
    for (const [index, result] of await writeGroup(db, writer, group, writing)) results[index] = result;
  }
  return results;
}

function toResult(
  source: string,
  outcome: ContentRecordResult["outcome"],
  notes: string[],
  id: number | null,
): ContentRecordResult {
  return { source, outcome, ...(notes.length === 0 ? {} : { reason: notes.join("; ") }), ...(id === null ? {} : { id }) };
}

function storedStatement<Row extends object>(db: D1Database, writer: RowWriter<Row>, rows: Row[]): D1PreparedStatement {
  return db
    .prepare(
      `SELECT known.source, known.id, h.content_hash FROM (${writer.known}) known
       LEFT JOIN content_hashes h ON h.kind = ?2 AND h.source = known.source`,
    )
    .bind(JSON.stringify(rows.map(toIdentity)), writer.kind);
}

/** The few fields by which rows are told apart; the texts need not travel for that. */
function toIdentity<Row extends object>(row: Row): Row {
  const identity = ["source", "taxonomy", "slug", "formerSlugs", "menu", "officialNumber", "owner"];
  return Object.fromEntries(Object.entries(row).filter(([key]) => identity.includes(key))) as Row;
}

async function writeGroup<Row extends object>(
  db: D1Database,
  writer: RowWriter<Row>,
  group: Candidate<Row>[],
  writing: Writing,
): Promise<[number, ContentRecordResult][]> {
  const { now, touched, guards = [] } = writing;
  const { kind } = writer;
  const sources = group.map(({ source }) => source);
  const rows = group.map((candidate) => candidate.row);
  const changed = group.filter((candidate) => candidate.stored !== null).map((candidate) => candidate.row);
  const hashes = group.filter(({ isKept }) => !isKept).map(({ source, hash }) => ({ source, hash }));
  try {
    const touching = touchingStatements(db, { sql: writer.touches, json: JSON.stringify(rows.map(toIdentity)) });
    const expected = group.flatMap(({ source, expected }) => (expected === undefined ? [] : [{ source, expected }]));
    const guard = expected.length > 0 ? writer.guard : undefined;
    const replies = await db.batch([
      touching.before,
      ...guards,
      ...(kind === "post" || kind === "media" ? [barredGuardStatement(db, kind, sources)] : []),
      ...(guard === undefined ? [] : [db.prepare(guard).bind(JSON.stringify(expected))]),
      ...writer.statements(db, rows, changed, now),
      db
        .prepare(
          `INSERT INTO content_hashes (kind, source, content_hash)
           SELECT ?1, value ->> 'source', value ->> 'hash' FROM json_each(?2) WHERE true
           ON CONFLICT (kind, source) DO UPDATE SET content_hash = excluded.content_hash`,
        )
        .bind(kind, JSON.stringify(hashes)),
      touching.after,
      storedStatement(db, writer, rows),
    ]);
    const [named] = (replies.at(-2)?.results ?? []) as { touched: string | null }[];
    for (const tag of toTouchedTags(named?.touched)) touched.add(tag);
    const ids = new Map((replies.at(-1)?.results as Stored[] | undefined)?.map((row) => [row.source, row.id]));
    return group.map(({ index, source, stored, notes, isKept }) => {
      const outcome = isKept ? "unchanged" : stored === null ? "created" : "changed";
      return [index, toResult(source, outcome, notes, ids.get(source) ?? null)];
    });
  } catch (error) {
    const named = sources.map((source) => ({ kind, source }));
    const barred = await readTombstones(db, named);
    if (barred.size > 0) {
      const isBarred = ({ source }: Candidate<Row>): boolean => barred.has(`${kind} ${source}`);
      const left = group.filter((candidate) => !isBarred(candidate));
      const refused = group.filter(isBarred).map((candidate) => toRefused(candidate, TAKEN_DOWN));
      return [...refused, ...(left.length === 0 ? [] : await writeGroup(db, writer, left, writing))];
    }
    if (!isRowFault(error)) throw error;
    const renewed = await renewStored(db, writer, group);
    if (renewed !== null) return writeGroup(db, writer, renewed, writing);
    const [first, ...others] = group;
    if (first !== undefined && others.length === 0) return [toRefused(first, `The database objected: ${error.message}`)];
    const results: [number, ContentRecordResult][] = [];
    for (const candidate of group) results.push(...(await writeGroup(db, writer, [candidate], writing)));
    return results;
  }
}

/** Another import brings the same at the same moment: what was new is known by now, and is replaced. Null where nothing has come meanwhile. */
async function renewStored<Row extends object>(
  db: D1Database,
  writer: RowWriter<Row>,
  group: Candidate<Row>[],
): Promise<Candidate<Row>[] | null> {
  if (group.every(({ stored }) => stored !== null)) return null;
  const { results } = await storedStatement(
    db,
    writer,
    group.map(({ row }) => row),
  ).all<Stored>();
  const known = new Map(results.map((row) => [row.source, row]));
  const renewed = group.map((candidate) => ({ ...candidate, stored: candidate.stored ?? known.get(candidate.source) ?? null }));
  return renewed.some(({ stored }, index) => stored !== group[index]?.stored) ? renewed : null;
}

function toRefused({ index, source }: { index: number; source: string }, reason: string): [number, ContentRecordResult] {
  return [index, { source, outcome: "refused", reason }];
}

/** Raise it when the writer makes other rows of the same record: then a repeated import renews everything. */
const writerVersion = 1;

/** Not part of what the newsroom changes: the number is the writer's, the views are the readers', the moves follow from what stands there. */
const unhashed = new Set(["preferredId", "views", "moves"]);

/** The mark by which the writer sees that a record has not changed: SHA-256 of its row. */
function toContentHash(row: unknown): Promise<string> {
  const text = JSON.stringify({ writerVersion, row }, (key, value: unknown) => (unhashed.has(key) ? undefined : value));
  return toHexDigest(text);
}

/** How records of one kind get into the database: what is new, what has changed, what stays, what is refused. */

import type { ContentRecordResult, ParsedContentRecord } from "#workers/backend/content/records/content-record.ts";
import { barredGuardStatement, readTombstones, TAKEN_DOWN } from "#workers/backend/content/records/tombstones.ts";
import { toContentHash } from "#workers/backend/content/write/text/write-hash.ts";
import { type Touched, tagsOfWrite } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import { raiseVersionStatement } from "#workers/backend/ground/changes/content-version.ts";
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

export type KindWriter<Kind extends ParsedContentRecord["kind"], Row> = {
  kind: Kind;
  toSource(record: RecordOf<Kind>): string;
  /** Looks up what the records refer to. Same length and order as `records`. */
  prepare(db: D1Database, records: RecordOf<Kind>[], now: Date): Promise<(Prepared<Row> | Refused)[]>;
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
  const stored = await readStored(
    db,
    writer,
    prepared.flatMap((entry) => ("row" in entry ? [entry.row] : [])),
  );
  const results: ContentRecordResult[] = [];
  const candidates: Candidate<Row>[] = [];
  const seen = new Set<string>();
  for (const [index, entry] of prepared.entries()) {
    const { source } = entry;
    results.push({ source, outcome: "refused" });
    if ("refused" in entry) {
      results[index] = { source, outcome: "refused", reason: entry.refused };
      continue;
    }
    if (seen.has(source)) {
      results[index] = { source, outcome: "refused", reason: "The same source stands in this request before" };
      continue;
    }
    seen.add(source);
    const bytes = countJsonBytes(entry.row);
    if (bytes > rowBytes) {
      results[index] = { source, outcome: "refused", reason: `Too large: ${bytes} bytes, at most ${rowBytes} fit into a row` };
      continue;
    }
    const hash = await toContentHash(entry.row);
    const before = stored.get(source) ?? null;
    if (before !== null && before.content_hash === hash) results[index] = toResult(source, "unchanged", entry.notes, before.id);
    else candidates.push({ ...entry, index, hash, stored: before, bytes });
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

function storedStatement<Kind extends ParsedContentRecord["kind"], Row>(
  db: D1Database,
  writer: KindWriter<Kind, Row>,
  rows: Row[],
) {
  return db
    .prepare(
      `SELECT known.source, known.id, h.content_hash FROM (${writer.known}) known
       LEFT JOIN content_hashes h ON h.kind = ?2 AND h.source = known.source`,
    )
    .bind(JSON.stringify(rows), writer.kind);
}

async function readStored<Kind extends ParsedContentRecord["kind"], Row extends object>(
  db: D1Database,
  writer: KindWriter<Kind, Row>,
  rows: Row[],
): Promise<Map<string, Stored>> {
  if (rows.length === 0) return new Map();
  const { results } = await storedStatement(db, writer, rows.map(toIdentity)).all<Stored>();
  return new Map(results.map((row) => [row.source, row]));
}

/** The few fields by which rows are told apart; the texts need not travel for that. */
function toIdentity<Row extends object>(row: Row): Row {
  const identity = ["source", "taxonomy", "slug", "menu", "officialNumber", "owner"];
  return Object.fromEntries(Object.entries(row).filter(([key]) => identity.includes(key))) as Row;
}

function toBarredGuards<Kind extends ParsedContentRecord["kind"], Row>(
  db: D1Database,
  { kind }: KindWriter<Kind, Row>,
  group: Candidate<Row>[],
): D1PreparedStatement[] {
  if (kind !== "post" && kind !== "media") return [];
  const sources = group.map(({ source }) => source);
  return [barredGuardStatement(db, kind, sources)];
}

async function writeGroup<Kind extends ParsedContentRecord["kind"], Row extends object>(
  db: D1Database,
  writer: KindWriter<Kind, Row>,
  group: Candidate<Row>[],
  writing: Writing,
): Promise<[number, ContentRecordResult][]> {
  const { now, touched, guards = [] } = writing;
  const rows = group.map((candidate) => candidate.row);
  const changed = group.filter((candidate) => candidate.stored !== null).map((candidate) => candidate.row);
  const hashes = group.filter(({ isKept }) => !isKept).map(({ source, hash }) => ({ source, hash }));
  try {
    const touches = db.prepare(writer.touches).bind(JSON.stringify(rows.map(toIdentity)));
    const expected = group.flatMap(({ source, expected }) => (expected === undefined ? [] : [{ source, expected }]));
    const guard = expected.length > 0 ? writer.guard : undefined;
    const replies = await db.batch([
      touches,
      ...guards,
      ...toBarredGuards(db, writer, group),
      ...(guard === undefined ? [] : [db.prepare(guard).bind(JSON.stringify(expected))]),
      ...writer.statements(db, rows, changed, now),
      db
        .prepare(
          `INSERT INTO content_hashes (kind, source, content_hash)
           SELECT ?1, value ->> 'source', value ->> 'hash' FROM json_each(?2) WHERE true
           ON CONFLICT (kind, source) DO UPDATE SET content_hash = excluded.content_hash`,
        )
        .bind(writer.kind, JSON.stringify(hashes)),
      raiseVersionStatement(db),
      touches,
      storedStatement(db, writer, rows.map(toIdentity)),
    ]);
    const [before, after] = [replies[0], replies.at(-2)].map((reply) => (reply?.results ?? []) as Touched[]);
    for (const tag of tagsOfWrite(before ?? [], after ?? [])) touched.add(tag);
    const ids = new Map((replies.at(-1)?.results as Stored[] | undefined)?.map((row) => [row.source, row.id]));
    return group.map(({ index, source, stored, notes, isKept }) => {
      const outcome = isKept ? "unchanged" : stored === null ? "created" : "changed";
      return [index, toResult(source, outcome, notes, ids.get(source) ?? null)];
    });
  } catch (error) {
    const barred = await readTombstones(
      db,
      group.map(({ source }) => ({ kind: writer.kind, source })),
    );
    if (barred.size > 0) {
      const isBarred = ({ source }: Candidate<Row>): boolean => barred.has(`${writer.kind} ${source}`);
      const left = group.filter((candidate) => !isBarred(candidate));
      const refused = group.filter(isBarred).map(({ index, source }): [number, ContentRecordResult] => {
        return [index, { source, outcome: "refused", reason: TAKEN_DOWN }];
      });
      return [...refused, ...(left.length === 0 ? [] : await writeGroup(db, writer, left, writing))];
    }
    if (!isRowFault(error)) throw error;
    const [first, ...others] = group;
    if (first !== undefined && others.length === 0) {
      return [[first.index, { source: first.source, outcome: "refused", reason: `The database objected: ${error.message}` }]];
    }
    const results: [number, ContentRecordResult][] = [];
    for (const candidate of group) results.push(...(await writeGroup(db, writer, [candidate], writing)));
    return results;
  }
}

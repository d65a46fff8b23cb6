/** Takes content records into the database: what seed and import bring (content-record.ts). */

import type { ContentRecordResult, ParsedContentRecord } from "#workers/backend/content/records/content-record.ts";
import { readRefusals } from "#workers/backend/content/records/desk-owned.ts";
import { announceChange, type ChangeEnv } from "#workers/backend/ground/changes/announce-change.ts";
import { homeWriter } from "./arranged/write-home.ts";
import { navigationWriter } from "./arranged/write-menu.ts";
import { authorWriter } from "./authors/write-authors.ts";
import { mediaWriter } from "./media/write-media.ts";
import { type KindWriter, type RecordOf, type Writing, writeKind } from "./post/write-kind.ts";
import { postWriter } from "./post/write-posts.ts";
import { cleanText } from "./text/write-clean-text.ts";
import { brandWriter } from "./write-brands.ts";
import { pageWriter } from "./write-pages.ts";
import { districtWriter, municipalityWriter } from "./write-places.ts";
import { termWriter } from "./write-terms.ts";

type Written = [record: ParsedContentRecord, result: ContentRecordResult];
type WriteOneKind = (db: D1Database, records: ParsedContentRecord[], writing: Writing) => Promise<Written[]>;

function writeOnly<Kind extends ParsedContentRecord["kind"], Row extends object>(writer: KindWriter<Kind, Row>): WriteOneKind {
  function isOfKind(record: ParsedContentRecord): record is RecordOf<Kind> {
    return record.kind === writer.kind;
  }
  return async (db, records, writing) => {
    const own = records.filter(isOfKind);
    if (own.length === 0) return [];
    const results = await writeKind(db, writer, own.map(cleanText), writing);
    return results.flatMap((result, index): Written[] => {
      const record = own[index];
      return record === undefined ? [] : [[record, result]];
    });
  };
}

/** In this order each kind finds what it refers to, whatever the order of the records. */
const inOrder: WriteOneKind[] = [
  writeOnly(districtWriter),
  writeOnly(municipalityWriter),
  writeOnly(brandWriter),
  writeOnly(mediaWriter),
  writeOnly(authorWriter),
  writeOnly(termWriter),
  writeOnly(postWriter),
  writeOnly(pageWriter),
  writeOnly(navigationWriter),
  writeOnly(homeWriter),
];

function toSource(record: ParsedContentRecord): string {
  return "source" in record ? record.source : "";
}

/**
 * Writes the records and says of each what became of it, in their order. A record that is known and has not changed is
 * left alone; one that changed is replaced with everything that hangs on it, in one transaction. A record that cannot be
 * taken is `refused` with the reason and hinders no other; so is what is taken down meanwhile, and what the desk writes unless it is the
 * desk (`isDesk`). Throws only when the database does not
 * answer, or one of the `guards` (write-kind.ts) fails. Who keeps pages is told what was touched, also of what was written before that.
 */
export async function writeContent(
  env: ChangeEnv,
  records: ParsedContentRecord[],
  now: Date,
  { guards = [], isDesk = false }: { guards?: readonly D1PreparedStatement[]; isDesk?: boolean } = {},
): Promise<ContentRecordResult[]> {
  const results = new Map<ParsedContentRecord, ContentRecordResult>();
  const touched = new Set<string>();
  const refusals = await readRefusals(env.DB, records, { isDesk });
  const allowed = records.filter((record) => {
    const source = toSource(record);
    const reason = refusals.get(`${record.kind} ${source}`);
    if (reason !== undefined) results.set(record, { source, outcome: "refused", reason });
    return reason === undefined;
  });
  try {
    for (const write of inOrder) {
      for (const [record, result] of await write(env.DB, allowed, { now, touched, guards })) results.set(record, result);
    }
  } finally {
    await announceChange(env, touched);
  }
  return records.map((record) => results.get(record) ?? { source: "", outcome: "refused", reason: "Unknown kind of record" });
}

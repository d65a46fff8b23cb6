/** Keeps the death notices of the publisher's system. */
import { tagsOfWrite } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import { announceChange, type ChangeEnv } from "#workers/backend/ground/changes/announce-change.ts";
import { raiseVersionStatement, toTouches } from "#workers/backend/ground/changes/content-version.ts";
import type { DeathNoticeFacts } from "./death-notice.ts";
import { factColumns, toTouched, toValues } from "./death-notice-columns.ts";
import { toNoticeWords } from "./name-words.ts";
import { wordStatements } from "./word-statements.ts";

/** A notice by the number that it has there; `picture` is an address, or the name of a picture of the library. */
export type ImportedDeathNotice = Omit<DeathNoticeFacts, "picture"> & { uid: string; picture: string | null };
/** With the name of its picture in the library. */
export type PicturedDeathNotice = ImportedDeathNotice & { pictureSource: string | null };
/** `left`: staff have changed them or taken them from readers, so that the file does not. */
export type WrittenDeathNotices = { notices: number; added: number; changed: number; deleted: number; left: number };

const names = [...factColumns, "picture_address"];
const given = names.map((name) =>
  name === "media_id"
    ? "(SELECT m.id FROM media m WHERE m.source = entry.value ->> 'pictureSource') AS media_id"
    : `entry.value ->> '${name}' AS ${name}`,
);
const rowsSql = `SELECT entry.value ->> 'uid' AS uid, ${given.join(", ")} FROM json_each(?2) entry`;
const mayChange = "n.is_ours = 0 AND n.state = 'shown'";

// What is new has no number yet.
const plannedSql = `SELECT n.id, NOT (${mayChange}) AS isLeft FROM (${rowsSql}) brought
  LEFT JOIN death_notices n ON n.source = ?1 AND n.uid = brought.uid
  WHERE n.id IS NULL OR (${names.map((name) => `n.${name}`).join(", ")}) IS NOT (${names.map((name) => `brought.${name}`).join(", ")})`;

const writeSql = `INSERT INTO death_notices (source, state, shown_at, changed_at, uid, ${names.join(", ")})
  SELECT ?1, 'shown', ?3, ?3, uid, ${names.join(", ")} FROM (${rowsSql}) WHERE true
  ON CONFLICT (source, uid) DO UPDATE SET revision = revision + 1, changed_at = ?3,
    ${names.map((name) => `${name} = excluded.${name}`).join(", ")}
  WHERE is_ours = 0 AND state = 'shown' AND (${names.join(", ")}) IS NOT (${names.map((name) => `excluded.${name}`).join(", ")})`;

const endedSql = `SELECT n.id, n.state = 'withdrawn' AS isLeft FROM json_each(?2) gone
  JOIN death_notices n ON n.source = ?1 AND n.uid = gone.value`;
// As the family says: also where staff have changed its words.
const deleteSql = `DELETE FROM death_notices WHERE state <> 'withdrawn' AND id IN (
  SELECT n.id FROM json_each(?2) gone JOIN death_notices n ON n.source = ?1 AND n.uid = gone.value)`;

/**
 * Brings a file's notices, `source` such as `import:verlag`: what has the same number there replaces what stood, what the file names as
 * deleted goes with all that was written to it, and nothing else goes. The same file again changes nothing. `now` in seconds.
 */
export async function importDeathNotices(
  env: ChangeEnv,
  { source, notices, deleted }: { source: string; notices: readonly PicturedDeathNotice[]; deleted: readonly string[] },
  now: number,
): Promise<WrittenDeathNotices> {
  const { DB: db } = env;
  const rows = JSON.stringify(notices.map(toRow));
  const gone = JSON.stringify(deleted);
  const [planned, ended] = await db.batch<{ id: number | null; isLeft: 0 | 1 | null }>([
    db.prepare(plannedSql).bind(source, rows),
    db.prepare(endedSql).bind(source, gone),
  ]);
  const written = planned?.results ?? [];
  const leaving = ended?.results ?? [];
  const added = written.filter(({ id }) => id === null).length;
  const changed = written.flatMap(({ id, isLeft }) => (id === null || isLeft === 1 ? [] : [id]));
  const going = leaving.flatMap(({ id, isLeft }) => (id === null || isLeft === 1 ? [] : [id]));
  const left = written.length - added - changed.length + leaving.length - going.length;
  if (added + changed.length + going.length > 0) {
    const touched = toTouched([...changed, ...going]);
    await db.batch([
      db.prepare(writeSql).bind(source, rows, now),
      ...wordStatements(db, { source, rows, may: mayChange }),
      db.prepare(deleteSql).bind(source, gone),
      raiseVersionStatement(db, toTouches(touched)),
    ]);
    await announceChange(env, new Set(tagsOfWrite([], touched)));
  }
  return { notices: notices.length, added, changed: changed.length, deleted: going.length, left };
}

function toRow({ uid, picture, pictureSource, ...facts }: PicturedDeathNotice) {
  const values = toValues({ ...facts, picture: null });
  return { uid, pictureSource, picture_address: picture, words: toNoticeWords({ ...facts, picture: null }), ...values };
}

export type KnownPicture = { uid: string; address: string; source: string };

/** Pictures that earlier files of the source brought, and that are still there: they are not fetched again. */
export async function readKnownPictures(
  db: D1Database,
  source: string,
  notices: readonly ImportedDeathNotice[],
): Promise<KnownPicture[]> {
  const { results } = await db
    .prepare(
      `SELECT n.uid, n.picture_address AS address, m.source FROM json_each(?2) entry
       JOIN death_notices n ON n.source = ?1 AND n.uid = entry.value JOIN media m ON m.id = n.media_id
       WHERE n.picture_address IS NOT NULL`,
    )
    .bind(source, JSON.stringify(notices.map(({ uid }) => uid)))
    .all<KnownPicture>();
  return results;
}

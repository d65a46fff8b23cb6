/** Keeps the words by which notices are found in step with their rows: parts of the batch that writes those. */

/** Rows of JSON name the notices by their source's `uid`; ?1 is the source, ?2 the JSON. `may` says which of them were written. */
export function wordStatements(db: D1Database, { source, rows, may }: { source: string; rows: string; may: string }) {
  const named = "json_each(?2) entry JOIN death_notices n ON n.source = ?1 AND n.uid = entry.value ->> 'uid'";
  return [
    `DELETE FROM death_notice_words WHERE notice_id IN (SELECT n.id FROM ${named} WHERE ${may})`,
    `INSERT INTO death_notice_words (word, notice_id)
     SELECT found.value, n.id FROM ${named} JOIN json_each(entry.value, '$.words') found WHERE ${may} ON CONFLICT DO NOTHING`,
  ].map((sql) => db.prepare(sql).bind(source, rows));
}

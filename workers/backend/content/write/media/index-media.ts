/** Lists what was there before the triggers of 0141_picture_library.sql: which texts name which pictures, and pictures by their words. */

type Kind = "post" | "page" | "media";

/** Of a run of every minute: some ten megabytes of texts, which the database reads in some tenths of a second. */
const ROWS_A_RUN: Record<Kind, number> = { post: 1000, page: 1000, media: 5000 };

/** The rows `id` up to ?1, from ?2 on: what is there of them is not listed twice. */
const sql: Record<Kind, { table: string; id: string; statements: readonly string[] }> = {
  post: { table: "post_bodies", id: "post_id", statements: [toUsesSql("post", "post_bodies", "post_id")] },
  page: { table: "pages", id: "id", statements: [toUsesSql("page", "pages", "id")] },
  media: {
    table: "media",
    id: "id",
    statements: [
      "DELETE FROM media_search WHERE rowid BETWEEN ?2 AND ?1",
      // As the triggers do.
      `INSERT INTO media_search (rowid, words)
         SELECT id, text || ' ' || replace(replace(replace(text, 'ae', 'a'), 'oe', 'o'), 'ue', 'u') FROM (
           SELECT id, replace(lower(alt || ' ' || COALESCE(caption, '') || ' ' || COALESCE(credit, '')), 'ß', 'ss') AS text
           FROM media WHERE id BETWEEN ?2 AND ?1 AND mime >= 'image/' AND mime < 'image0')`,
    ],
  },
};

function toUsesSql(kind: Kind, table: string, id: string): string {
  return `INSERT OR IGNORE INTO media_uses (media, kind, owner)
    SELECT DISTINCT j.value, '${kind}', t.${id} FROM ${table} t, json_tree(t.blocks) j
    WHERE t.${id} BETWEEN ?2 AND ?1 AND instr(t.blocks, '"media":') > 0 AND j.key = 'media' AND j.type = 'text'`;
}

/** For the clock: one piece of each kind that is not done. Rejects when the database does; a piece that was broken off is done again. */
export async function indexMedia(db: D1Database): Promise<void> {
  const { results } = await db.prepare("SELECT kind, place FROM picture_index_state").all<{ kind: Kind; place: number }>();
  for (const { kind, place } of results) {
    const { table, id, statements } = sql[kind];
    const piece = `SELECT MIN(id) AS low FROM (SELECT ${id} AS id FROM ${table} WHERE ${id} <= ?1 ORDER BY ${id} DESC LIMIT ${ROWS_A_RUN[kind]})`;
    const low = (await db.prepare(piece).bind(place).first<{ low: number | null }>())?.low ?? null;
    await db.batch(
      low === null
        ? [db.prepare("DELETE FROM picture_index_state WHERE kind = ?1").bind(kind)]
        : [
            ...statements.map((statement) => db.prepare(statement).bind(place, low)),
            db.prepare("UPDATE picture_index_state SET place = ?2 WHERE kind = ?1").bind(kind, low - 1),
          ],
    );
  }
}

/** Whether every text is listed: before that nobody can say that a picture is used nowhere. */
export async function isMediaIndexed(db: D1Database): Promise<boolean> {
  return (await db.prepare("SELECT 1 FROM picture_index_state WHERE kind <> 'media' LIMIT 1").first()) === null;
}

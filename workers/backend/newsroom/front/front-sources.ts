/** The lists of posts that a section of the front page can show. */
export type FrontSource = { key: string; title: string; kind: "LIST" | "CATEGORY" | "TOPIC" | "MUNICIPALITY" | "AUTHOR" };

const lists: readonly FrontSource[] = [
  { key: "all", title: "Neueste Beiträge", kind: "LIST" },
  { key: "front", title: "Für die Titelseite gewählte", kind: "LIST" },
  { key: "video", title: "Videos", kind: "LIST" },
  { key: "story", title: "Geschichten", kind: "LIST" },
  { key: "premium", title: "Plus-Beiträge", kind: "LIST" },
  { key: "liveticker", title: "Liveticker", kind: "LIST" },
];

const MAX_OF_A_KIND = 200;
const namedSql = `SELECT * FROM (SELECT 'category:' || slug AS key, title, 'CATEGORY' AS kind FROM terms
    WHERE taxonomy = 'category' AND list_key IS NOT NULL ORDER BY list_key, id LIMIT ${MAX_OF_A_KIND})
  UNION ALL SELECT * FROM (SELECT 'topic:' || slug, title, 'TOPIC' FROM terms
    WHERE taxonomy = 'topic' AND list_key IS NOT NULL ORDER BY list_key, id LIMIT ${MAX_OF_A_KIND})
  UNION ALL SELECT * FROM (SELECT 'municipality:' || slug, title, 'MUNICIPALITY' FROM municipalities LIMIT ${MAX_OF_A_KIND})
  UNION ALL SELECT * FROM (SELECT 'author:' || slug, name, 'AUTHOR' FROM authors WHERE has_page = 1 ORDER BY slug LIMIT ${MAX_OF_A_KIND})`;

export async function readSources(db: D1Database): Promise<FrontSource[]> {
  const { results } = await db.prepare(namedSql).all<FrontSource>();
  return [...lists, ...results];
}

/** What the head of a post can be chosen from. */
import { toIsPreviewSql } from "#workers/backend/content/records/desk-owned.ts";

export type Choice = { slug: string; title: string };
export type DeskChoices = { sections: Choice[]; topics: Choice[]; authors: Choice[]; municipalities: Choice[] };

const MAX_CHOICES = 500;
const termsSql = `SELECT slug, title FROM terms WHERE taxonomy = ?1 ORDER BY list_key, id LIMIT ${MAX_CHOICES}`;

export async function readChoices(db: D1Database): Promise<DeskChoices> {
  const [sections, topics, authors, municipalities] = await db.batch<Choice>([
    db.prepare(termsSql).bind("category"),
    db.prepare(termsSql).bind("topic"),
    db.prepare(`SELECT slug, name AS title FROM authors WHERE has_page = 1 ORDER BY id LIMIT ${MAX_CHOICES}`).bind(),
    db.prepare(`SELECT slug, title FROM municipalities ORDER BY id LIMIT ${MAX_CHOICES}`).bind(),
  ]);
  const byTitle = (one: Choice, other: Choice) => one.title.localeCompare(other.title, "de");
  const list = (answer: D1Result<Choice> | undefined) => (answer?.results ?? []).toSorted(byTitle);
  return { sections: list(sections), topics: list(topics), authors: list(authors), municipalities: list(municipalities) };
}

/** A post of the paper by its number: what the newsroom links; null where there is none. */
export function findRelated(db: D1Database, id: number): Promise<{ source: string; title: string } | null> {
  return db
    .prepare(`SELECT p.source, p.title FROM posts p WHERE p.id = ?1 AND NOT (${toIsPreviewSql("p.source")})`)
    .bind(id)
    .first();
}

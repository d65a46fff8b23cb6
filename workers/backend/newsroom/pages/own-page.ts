/** A page's owner changes by a command: to the desk, or back to the system that it came from. Readers see no difference. And what was deleted at the desk may come again. */

export type OwnOutcome = "done" | "unknown" | "at the desk" | "begun here" | "not handed over";

/** From now on the desk writes the page of this slug. `now` in seconds. */
export async function takePage(db: D1Database, slug: string, now: number): Promise<OwnOutcome> {
  const page = await readOwner(db, slug);
  if (page === null) return "unknown";
  if (page.owned_at !== null) return "at the desk";
  await db.prepare("UPDATE desk_pages SET owned_at = ?2 WHERE source = ?1").bind(page.source, now).run();
  return "done";
}

/** The system that it came from writes it again, and its next change there counts; a draft goes, former states stay. */
export async function giveBackPage(db: D1Database, slug: string): Promise<OwnOutcome> {
  const page = await readOwner(db, slug);
  if (page === null) return "unknown";
  if (page.source.startsWith("desk-page:")) return "begun here";
  if (page.owned_at === null) return "not handed over";
  await db.batch([
    db.prepare("UPDATE desk_pages SET owned_at = NULL WHERE source = ?1").bind(page.source),
    db
      .prepare(
        "UPDATE desk_drafts SET content = NULL, publish_at = NULL, revision = revision + 1 WHERE kind = 'page' AND key = ?1",
      )
      .bind(page.source),
  ]);
  return "done";
}

export type LiftOutcome = "done" | "unknown" | "published" | "a draft";

const liftSql = `DELETE FROM desk_pages WHERE source = ?1 AND owned_at IS NOT NULL AND NOT EXISTS (SELECT 1 FROM pages WHERE source = ?1)
  AND NOT EXISTS (SELECT 1 FROM desk_drafts WHERE kind = 'page' AND key = ?1 AND content IS NOT NULL) RETURNING id`;
const keptSql = `SELECT EXISTS (SELECT 1 FROM pages WHERE source = ?1) AS isPublished FROM desk_pages WHERE source = ?1`;

/** One that came from elsewhere and was deleted at the desk may come again: the mark that kept imports from bringing it goes. */
export async function liftDeletedPage(db: D1Database, source: string): Promise<LiftOutcome> {
  const lifted = await db.prepare(liftSql).bind(source).first();
  if (lifted === null) {
    const kept = await db.prepare(keptSql).bind(source).first<{ isPublished: 0 | 1 }>();
    return kept === null ? "unknown" : kept.isPublished === 1 ? "published" : "a draft";
  }
  // Of its draft nothing but the number of its revision was left.
  await db.prepare("DELETE FROM desk_drafts WHERE kind = 'page' AND key = ?1 AND content IS NULL").bind(source).run();
  return "done";
}

function readOwner(db: D1Database, slug: string): Promise<{ source: string; owned_at: number | null } | null> {
  const sql = "SELECT dp.source, dp.owned_at FROM pages p JOIN desk_pages dp ON dp.source = p.source WHERE p.slug = ?1";
  return db.prepare(sql).bind(slug).first();
}

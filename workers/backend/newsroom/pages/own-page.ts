/** A page's owner changes by a command: to the desk, or back to the system that it came from. Readers see no difference. */

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

function readOwner(db: D1Database, slug: string): Promise<{ source: string; owned_at: number | null } | null> {
  const sql = "SELECT dp.source, dp.owned_at FROM pages p JOIN desk_pages dp ON dp.source = p.source WHERE p.slug = ?1";
  return db.prepare(sql).bind(slug).first();
}

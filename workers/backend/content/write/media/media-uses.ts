/** Which texts name which files. Posts and pages are listed by triggers (0141_picture_library.sql); the desk lists its own posts. */

/** For the batch that writes a post of the desk: it names exactly these from now on; none when it goes. */
export function noteDeskUsesStatements(db: D1Database, deskPost: number, sources: readonly string[]): D1PreparedStatement[] {
  return [
    db.prepare("DELETE FROM media_uses WHERE kind = 'desk' AND owner = ?1").bind(deskPost),
    db
      .prepare("INSERT INTO media_uses (media, kind, owner) SELECT DISTINCT value, 'desk', ?1 FROM json_each(?2)")
      .bind(deskPost, JSON.stringify(sources)),
  ];
}

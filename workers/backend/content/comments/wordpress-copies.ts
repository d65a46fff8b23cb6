/** Comments that were written here as their source has them (decision 99): what comes of them from there is no second comment. */
import type { Place } from "./conversation-place.ts";
import { WRITTEN_HERE } from "./written-here.ts";

/** `place` is null where the comment is gone here. */
export type KnownCopy = { ownSource: string; place: Place | null };

/** Those of these sources that are copies, by their source. */
export async function readCopies(db: D1Database, sources: readonly string[]): Promise<Map<string, KnownCopy>> {
  if (sources.length === 0) return new Map();
  const { results } = await db
    .prepare(
      `SELECT w.source, w.own_source, c.conversation, c.path FROM json_each(?1) j
       JOIN wordpress_comments w ON w.source = j.value LEFT JOIN comments c ON c.id = w.comment_id`,
    )
    .bind(JSON.stringify(sources))
    .all<{ source: string; own_source: string; conversation: string | null; path: string | null }>();
  return new Map(
    results.map(({ source, own_source: ownSource, conversation, path }) => [
      source,
      { ownSource, place: conversation === null || path === null ? null : { conversation, path } },
    ]),
  );
}

/** Copies by their source: what the source shows no more, and what it shows again. */
export type CopyChanges = { gone: readonly string[]; back: readonly string[] };

const copiesOf = "SELECT w.own_source FROM json_each(?1) j JOIN wordpress_comments w ON w.source = j.value";

/**
 * What is gone there is hidden here and waits for the newsroom, which owes its author a reason; what is there again is shown, unless the
 * newsroom decided otherwise. Counts are for who calls it. The site has it so already, and is told nothing.
 */
export function copyStatements(db: D1Database, { gone, back }: CopyChanges): D1PreparedStatement[] {
  if (gone.length === 0 && back.length === 0) return [];
  const shown = "UPDATE wordpress_comments SET is_shown = ?2 WHERE source IN (SELECT value FROM json_each(?1))";
  return [
    db.prepare(shown).bind(JSON.stringify(gone), 0),
    db.prepare(shown).bind(JSON.stringify(back), 1),
    db
      .prepare(
        `UPDATE comments SET is_hidden = 1, held_for = 'site', seen_at = NULL, revision = revision + 1
         WHERE is_hidden = 0 AND source IN (${copiesOf}) RETURNING post_id`,
      )
      .bind(JSON.stringify(gone)),
    db
      .prepare(
        `UPDATE comments SET is_hidden = 0, held_for = NULL, revision = revision + 1
         WHERE held_for = 'site' AND source IN (${copiesOf}) RETURNING post_id`,
      )
      .bind(JSON.stringify(back)),
  ];
}

const MARK_HOST = "@kommentare.invalid";

/** The address that stands at the site for the one that no reader gives away: of nobody, and of this comment alone. */
export function toMark(ownSource: string): string {
  return `${ownSource.slice(WRITTEN_HERE.length)}${MARK_HOST}`;
}

/** Which comment of here an address marks; null for any other. */
export function parseMark(address: string): string | null {
  return address.endsWith(MARK_HOST) ? `${WRITTEN_HERE}${address.slice(0, -MARK_HOST.length)}` : null;
}

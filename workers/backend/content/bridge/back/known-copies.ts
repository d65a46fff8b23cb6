/** What the site shows of comments that were written here (decision 99). */
import type { CopyChanges } from "#workers/backend/content/comments/wordpress-copies.ts";
import { parseId } from "#workers/backend/content/wordpress/markup/block-markers.ts";

/** As a comment of the site is known here. */
export const toCommentSource = (name: string, id: number): string => `wp:${name}:comment-${id}`;
/** The number of a comment at the site; null for what is none of it. */
export const toCommentNumber = (name: string, source: string): number | null =>
  source.startsWith(`wp:${name}:comment-`) ? parseId(source.split("-").at(-1)) : null;

type Marked = { name: string; post: string; marked: readonly { number: number; ownSource: string }[] };

/**
 * Keeps the numbers of comments whose mark the site shows: also of one that was sent and whose answer was lost. Returns those of here; the
 * others, of which nothing is known here, are the site's own.
 */
export async function noteCopies(db: D1Database, { name, post, marked }: Marked): Promise<Set<string>> {
  if (marked.length === 0) return new Set();
  const rows = JSON.stringify(marked.map(({ number, ownSource }) => ({ own: ownSource, source: toCommentSource(name, number) })));
  const [, , known] = await db.batch<{ own: string }>([
    db
      .prepare(
        `INSERT OR IGNORE INTO wordpress_comments (comment_id, own_source, post, try_at)
         SELECT c.id, c.source, ?2, 0 FROM json_each(?1) j JOIN comments c ON c.source = j.value ->> 'own'`,
      )
      .bind(rows, post),
    db
      .prepare(
        `UPDATE OR IGNORE wordpress_comments SET source = j.value ->> 'source', is_shown = 1, has_begun = 0 FROM json_each(?1) j
         WHERE own_source = j.value ->> 'own' AND source IS NULL`,
      )
      .bind(rows),
    db
      .prepare(
        `SELECT j.value ->> 'own' AS own FROM json_each(?1) j
         WHERE EXISTS (SELECT 1 FROM wordpress_comments w WHERE w.own_source = j.value ->> 'own')
           OR EXISTS (SELECT 1 FROM deleted_comments d WHERE d.source = j.value ->> 'own')`,
      )
      .bind(rows),
  ]);
  return new Set((known?.results ?? []).map(({ own }) => own));
}

/** `shown` are numbers, complete up to `until`. What was told the site since `askedAt` it may not have shown yet. */
type Listed = { name: string; post: string; shown: ReadonlySet<number>; until: number; askedAt: number };

/** Which of the post's copies the site has taken from view, and which it shows again. */
export async function findCopies(db: D1Database, { name, post, shown, until, askedAt }: Listed): Promise<CopyChanges> {
  const { results } = await db
    .prepare("SELECT source, is_shown FROM wordpress_comments WHERE post = ?1 AND source IS NOT NULL AND told_at < ?2")
    .bind(post, askedAt)
    .all<{ source: string; is_shown: number }>();
  const copies = results.flatMap(({ source, is_shown: isShown }) => {
    const number = toCommentNumber(name, source);
    return number === null || number > until ? [] : [{ source, wasShown: isShown === 1, isShown: shown.has(number) }];
  });
  return {
    gone: copies.filter(({ wasShown, isShown }) => wasShown && !isShown).map(({ source }) => source),
    back: copies.filter(({ wasShown, isShown }) => !wasShown && isShown).map(({ source }) => source),
  };
}

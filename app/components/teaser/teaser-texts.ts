/** Counts as teasers show them (rules 5, teaser display); null where nothing is to be shown. */

/** Shown only above 1, and only where picture counts are switched on. */
export function toPictureCountText(count: number, isShown: boolean): string | null {
  return isShown && count > 1 ? `${count} Bilder` : null;
}

/** "1 Reaktion", "N Reaktionen"; hidden at 0. */
export function toReactionCountText(count: number): string | null {
  if (count <= 0) return null;
  return count === 1 ? "1 Reaktion" : `${count} Reaktionen`;
}

/** "1 Kommentar", "N Kommentare"; hidden at 0. */
export function toCommentCountText(count: number): string | null {
  if (count <= 0) return null;
  return count === 1 ? "1 Kommentar" : `${count} Kommentare`;
}

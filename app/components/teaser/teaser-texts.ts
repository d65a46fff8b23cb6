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

const LEAST_LEAD = 50;

/**
 * The lead of a story of the second rank: its first sentence, or two where that is short. A dot after a number or an abbreviation ends
 * none ("am 8. Dezember", "in St. Anton").
 */
export function toShortLead(lead: string): string {
  for (const { index, 0: end } of lead.matchAll(/(?<!\d|(?<!\p{L})\p{L}{1,3})[.!?…][“"]?(?=\s)/gu))
    if (index >= LEAST_LEAD) return lead.slice(0, index + end.length);
  return lead;
}

/**
 * What German typesetting makes of keys that a keyboard has: quotation marks, dashes of thought, ellipses. Spaces stay as they are typed;
 * those that must not break are set when the text is shown (app/components/content/to-german-typography.ts).
 */

/** The last `remove` characters before the cursor, the typed one included, become `insert`. */
export type Replacement = { remove: number; insert: string };

/** How the text of a language is set while it is typed. Null leaves the key as it is. */
export type TypographyRules = (before: string, typed: string) => Replacement | null;

const OPENS = /(?:^|[\s([{„‚»›–—/\u00a0\u202f])$/;

function countOpen(text: string, opening: string, closing: string): number {
  let open = 0;
  for (const sign of text) {
    if (sign === opening) open += 1;
    else if (sign === closing && open > 0) open -= 1;
  }
  return open;
}

function setDouble(before: string): Replacement | null {
  if (OPENS.test(before)) return { remove: 1, insert: "„" };
  if (countOpen(before, "„", "“") === 0) {
    // Inches and minutes follow a number; a sentence that has just ended is followed by the next.
    if (/\d$/.test(before)) return null;
    if (/[.:;!?…]$/.test(before) && !before.includes('"')) return { remove: 1, insert: "„" };
  }
  return { remove: 1, insert: "“" };
}

function setSingle(before: string): Replacement | null {
  if (OPENS.test(before)) return { remove: 1, insert: "‚" };
  if (countOpen(before, "‚", "‘") > 0) return { remove: 1, insert: "‘" };
  return /\d$/.test(before) ? null : { remove: 1, insert: "’" };
}

/** German of Austria and Germany. `before` is the text of the line up to the cursor. */
export const germanTypography: TypographyRules = (before, typed) => {
  if (typed === '"') return setDouble(before);
  if (typed === "'") return setSingle(before);
  if (typed === " ") {
    const dash = /[^\s-] (--?)$/.exec(before)?.[1];
    return dash === undefined ? null : { remove: dash.length + 1, insert: "– " };
  }
  // What ended a quotation within a word was an apostrophe.
  if (/\p{L}‘$/u.test(before) && /\p{L}/u.test(typed)) return { remove: typed.length + 1, insert: `’${typed}` };
  if (typed === ".") return /(?:^|[^.])\.\.$/.test(before) ? { remove: 3, insert: "…" } : null;
  return null;
};

/** How long a text takes to read. */

/** Of German news text, letters and spaces; about 220 words. */
const CHARACTERS_A_MINUTE = 1450;

/** Whole minutes, at least one; null where there is hardly any text, such as a few lines under a video. `texts` are HTML. */
export function toReadingMinutes(texts: readonly string[]): number | null {
  const characters = texts.reduce((sum, html) => sum + countCharacters(html), 0);
  return characters < CHARACTERS_A_MINUTE / 2 ? null : Math.max(1, Math.round(characters / CHARACTERS_A_MINUTE));
}

/** What readers see of it. */
function countCharacters(html: string): number {
  let count = 0;
  for (let at = 0; at < html.length; ) {
    const tag = html.indexOf("<", at);
    const end = tag === -1 ? html.length : tag;
    count += end - at;
    const close = tag === -1 ? -1 : html.indexOf(">", tag);
    at = close === -1 ? html.length : close + 1;
  }
  return count;
}

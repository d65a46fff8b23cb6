/** Characters that are invisible, but let an address look like another one or turn a headline around. */

/** Marks, embeddings, overrides and isolates of writing directions. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Spaces and joiners of no width, soft hyphens, byte order marks. */
const NO_WIDTH = /[\u00ad\u180e\u200b-\u200d\u2060-\u2064\ufeff\ufff9-\ufffb]/g;
const CONTROLS = /\p{Cc}/gu;
const CONTROLS_BUT_LINES = /[^\P{Cc}\n\t]/gu;

/** A slug of what can be seen. */
export function toVisibleSlug(slug: string): string {
  return slug.replace(CONTROLS, "").replace(DIRECTIONS, "").replace(NO_WIDTH, "");
}

/** A headline that reads in one direction. Joiners stay: some emojis are joined of others. */
export function toVisibleTitle(title: string): string {
  return title.replace(CONTROLS_BUT_LINES, "").replace(DIRECTIONS, "");
}

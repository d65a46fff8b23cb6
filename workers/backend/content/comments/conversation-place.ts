/** Where a comment stands among the others of its post: in which conversation, and where in it (decision 100). */

/** `conversation` is the source of its first comment, whose own path is empty. */
export type Place = { conversation: string; path: string };

/** `at` is when it was written, in seconds. */
export type Placeable = { source: string; parent: string | null; at: number };

const STEP = 12;
/** Deeper answers stand below the one that they answer, and no further to the right. */
export const MAX_DEPTH = 3;

/** How many comments it answers, one the other; at most MAX_DEPTH. */
export function toDepth(path: string): number {
  return path.length / STEP;
}

/** A comment that answers nothing. */
export function beginConversation(source: string): Place {
  return { conversation: source, path: "" };
}

/** An answer to the comment at `parent`. Answers of one comment are read in the order in which they were written. */
export function placeAnswer(parent: Place, { source, at }: Pick<Placeable, "source" | "at">): Place {
  const step = Math.max(0, at).toString(16).padStart(8, "0").slice(-8) + toShortDigest(source);
  return { conversation: parent.conversation, path: parent.path.slice(0, STEP * (MAX_DEPTH - 1)) + step };
}

/** The beginning of the paths of all that stand below the same first answer. */
export function toBranch(path: string): string {
  return path.slice(0, STEP);
}

/**
 * The places of comments that refer to one another, and to those `known` that have theirs. One whose parent is neither, or that answers
 * itself in a circle, begins a conversation.
 */
export function placeAll(comments: readonly Placeable[], known: ReadonlyMap<string, Place> = new Map()): Map<string, Place> {
  const bySource = new Map(comments.map((comment) => [comment.source, comment]));
  const places = new Map<string, Place>();
  for (const comment of comments) {
    const chain: Placeable[] = [];
    const walked = new Set<string>();
    let next: Placeable | undefined = comment;
    while (next !== undefined && !places.has(next.source) && !walked.has(next.source)) {
      walked.add(next.source);
      chain.push(next);
      next = next.parent === null ? undefined : bySource.get(next.parent);
    }
    const parent = next === undefined ? chain.at(-1)?.parent : null;
    let above = next === undefined ? known.get(parent ?? "") : places.get(next.source);
    for (const one of chain.toReversed()) {
      above = above === undefined ? beginConversation(one.source) : placeAnswer(above, one);
      places.set(one.source, above);
    }
  }
  return places;
}

/** Tells answers of one second apart, always in the same way: FNV-1a, folded to 16 bits. */
function toShortDigest(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (((hash >>> 16) ^ hash) & 0xffff).toString(16).padStart(4, "0");
}

/** Comments in the order in which they are read: each conversation as a whole, its answers below what they answer. */

export type OrderedComment = { id: number; source: string; parent: string | null };
export type ThreadedComment = { id: number; depth: number };

/** Deeper ones stand below the one that they answer, and no further to the right. */
const MAX_DEPTH = 3;

/** `comments` oldest first. One whose parent is not there, or answers itself in a circle, begins a conversation. */
export function toThreads(comments: readonly OrderedComment[]): ThreadedComment[] {
  const known = new Set(comments.map(({ source }) => source));
  const answers = new Map<string, OrderedComment[]>();
  const roots: OrderedComment[] = [];
  for (const comment of comments) {
    const parent =
      comment.parent !== null && comment.parent !== comment.source && known.has(comment.parent) ? comment.parent : null;
    if (parent === null) roots.push(comment);
    else answers.set(parent, [...(answers.get(parent) ?? []), comment]);
  }
  const threads: ThreadedComment[] = [];
  const seen = new Set<number>();
  function add(start: OrderedComment): void {
    const open = [{ comment: start, depth: 0 }];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const { comment, depth } = next;
      if (seen.has(comment.id)) continue;
      seen.add(comment.id);
      threads.push({ id: comment.id, depth: Math.min(depth, MAX_DEPTH) });
      for (const answer of (answers.get(comment.source) ?? []).toReversed()) open.push({ comment: answer, depth: depth + 1 });
    }
  }
  for (const root of roots) add(root);
  // What is left answers itself.
  for (const comment of comments) if (!seen.has(comment.id)) add(comment);
  return threads;
}

/** What a number or an address would take down, for who is asked whether to (decision 101). */
import { findPost, findPostId, type TakenPost } from "./post-facts.ts";
import { readTakedown, type TakedownView } from "./read-takedowns.ts";

export type TakedownCandidate = { id: number | null; post: TakenPost | null; takedown: TakedownView | null };

/** `address` is a number, or a path of the post's, also of a former system. */
export async function findCandidate(db: D1Database, address: string): Promise<TakedownCandidate> {
  const id = /^\d{1,10}$/.test(address) ? Number(address) : await findPostId(db, address);
  if (id === null) return { id, post: null, takedown: null };
  const [post, takedown] = await Promise.all([findPost(db, id), readTakedown(db, id)]);
  return { id, post, takedown };
}

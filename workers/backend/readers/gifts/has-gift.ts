/** Whether a gift opens a post to the browser that has it: who reads by a gift may do what readers of the post may. */
import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { createQueries } from "#workers/backend/ground/database/tables/queries.ts";
import { findGift } from "./find-gift.ts";
import { parseGiftReader, takeGift } from "./gift-readers.ts";

/** Asked anew each time: a gift that has ended since opens nothing. Who has it is counted once, as at its link. */
export async function hasGift(
  { env, now }: Pick<Call, "env" | "now">,
  { token, reader }: { token: string; reader: string },
  post: number,
): Promise<boolean> {
  const number = parseGiftReader(reader);
  if (number === null) return false;
  const gift = await findGift(createQueries(env.DB), token, now);
  return gift !== null && gift.postId === post && gift.state === "open" && (await takeGift(env, gift.digest, number, now));
}

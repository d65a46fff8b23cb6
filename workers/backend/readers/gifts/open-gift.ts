/** Opens a gift to a reader (decide-access.ts says what that opens). */
import type { Env } from "#workers/backend/ground/env.ts";
import { type AboFlags, decideAccess } from "#workers/backend/readers/access/decide-access.ts";
import type { Grant } from "#workers/backend/readers/access/parse-grant.ts";
import type { FoundGift } from "./find-gift.ts";
import { takeGift } from "./gift-readers.ts";
import type { GiftState } from "./gift-rules.ts";

export type OpenedGift = { state: GiftState | "used-up"; grant: Grant | null };

const grant: Grant = { reason: "GIFT", host: "", network: null };

type Asking = {
  isPremium: boolean;
  /** What the reader has bought; null for a guest. */
  abo: AboFlags | null;
  /** Null only looks, as programs do that show a link. */
  reader: number | null;
};

/** Who may read the post anyway is not counted; of all others each takes one of the gift's readers, once. */
export async function openGift(env: Env, gift: FoundGift, { isPremium, abo, reader }: Asking, now: number): Promise<OpenedGift> {
  const { state, digest } = gift;
  if (state !== "open" || reader === null || decideAccess({ isPremium, abo, grant: null }).granted) return { state, grant: null };
  return (await takeGift(env, digest, reader, now)) ? { state, grant } : { state: "used-up", grant: null };
}

/** Readers of a gift, each counted once: the counter's window outlasts the gift, so that the giver sees the count for as long as the gift. */
import { logError } from "#shared/log/log.ts";
import { DAY_S } from "#workers/backend/ground/database/table-facts.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { KEPT_DAYS, READERS_A_GIFT } from "./gift-rules.ts";

const WINDOW_S = KEPT_DAYS * DAY_S;
const READER = /^[1-9]\d{0,14}$/;

/** The number that stands for a browser; null for what is none. */
export function parseGiftReader(text: string): number | null {
  return READER.test(text) ? Number(text) : null;
}

/** Whether the gift opens to this reader: one who had it has it again. What cannot be counted is reported and not given. */
export async function takeGift(env: Env, digest: string, reader: number, now: number): Promise<boolean> {
  try {
    const { isTaken } = await findCounter(env, digest).take({ max: READERS_A_GIFT, windowS: WINDOW_S }, now, reader);
    return isTaken;
  } catch (error) {
    logError("a gift's reader cannot be counted", error);
    return false;
  }
}

/** How many readers had it; null where the counter does not say. */
export async function countGiftReaders(env: Env, digest: string, now: number): Promise<number | null> {
  try {
    return (await findCounter(env, digest).peek(WINDOW_S, now))?.count ?? 0;
  } catch (error) {
    logError("a gift's readers cannot be read", error);
    return null;
  }
}

function findCounter({ COUNTERS }: Env, digest: string) {
  return COUNTERS.getByName(`gift:${digest}`);
}

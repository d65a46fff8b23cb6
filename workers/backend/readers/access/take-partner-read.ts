/** Reads on a partner's account are counted before they are given: a referrer can be forged (docs/paywall.md). */

import { logError } from "#shared/log/log.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { digestSecret } from "#workers/backend/ground/secrets/secret-text.ts";
import { toDay } from "./grant-counts.ts";
import type { Grant } from "./parse-grant.ts";
import { readPartnerCaps } from "./partner-cap.ts";

const DAY_S = 24 * 60 * 60;

/**
 * Takes one of today's reads of the partner; false when the partner, or the reader's network, has had its share. The network is
 * asked first, so what one network tries in vain costs the others nothing. What cannot be counted is reported and not given.
 */
export async function takePartnerRead(env: Env, { host, network }: Grant, now: number): Promise<boolean> {
  const caps = readPartnerCaps(env);
  const name = `partner:${toDay(now)}:${host}`;
  try {
    if (network !== null && !(await takeOne(env, `${name}:${await digestSecret(network)}`, caps.network, now))) return false;
    return await takeOne(env, name, caps.host, now);
  } catch (error) {
    logError("a partner's read cannot be counted", error);
    return false;
  }
}

async function takeOne({ COUNTERS }: Env, name: string, max: number | null, now: number): Promise<boolean> {
  if (max === null) return true;
  const { isTaken } = await COUNTERS.getByName(name).take({ max, windowS: DAY_S }, now);
  return isTaken;
}

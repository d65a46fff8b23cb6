/** The key in the link of a confirmation mail: what was asked for, sealed by this back end. So nothing is kept of who never confirms. */
import * as v from "valibot";
import type { Env } from "#workers/backend/ground/env.ts";
import { toGrantSecrets } from "#workers/backend/ground/secrets/grant-secrets.ts";
import { openSeal, sealClaims } from "#workers/backend/ground/secrets/seal.ts";

/** Of the link in the mail. */
export const CONFIRMATION_HOURS = 48;
const HOUR_S = 60 * 60;
const PURPOSE = "newsletter";
/** An address, some names, and what sealing adds. */
const MAX_KEY_LENGTH = 4000;

const wishSchema = v.object({
  email: v.string(),
  newsletters: v.array(v.string()),
  /** When it was asked for, in seconds. */
  askedAt: v.number(),
});

/** An address and the newsletters that somebody wants sent there. */
export type Wish = v.InferOutput<typeof wishSchema>;

/** Throws where no secret is set. */
export async function createConfirmationKey(env: Env, wish: Wish, now: number): Promise<string> {
  const [secret] = toGrantSecrets(env);
  if (secret === undefined) throw new Error("GRANT_SECRET is not set: links that confirm newsletters are sealed with it");
  return sealClaims({ ...wish, exp: now + CONFIRMATION_HOURS * HOUR_S }, { secret, purpose: PURPOSE });
}

/** Null for whatever is no key of ours, or is over. */
export async function openConfirmationKey(env: Env, key: string, now: number): Promise<Wish | null> {
  if (key === "" || key.length > MAX_KEY_LENGTH) return null;
  const parsed = v.safeParse(wishSchema, await openSeal(key, { secrets: toGrantSecrets(env), purpose: PURPOSE, now }));
  return parsed.success ? parsed.output : null;
}

/**
 * Challenges of passkeys. One is a sealed text: it says what it is for and for whom, and is over after five minutes; nothing is kept until
 * it comes back. Then it counts once.
 */
import { base64url } from "jose";
import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { countAttempts, defineLimit, QUARTER_HOUR_S } from "#workers/backend/ground/limits/rate-limits.ts";
import { toGrantSecrets } from "#workers/backend/ground/secrets/grant-secrets.ts";
import { openSeal, sealClaims } from "#workers/backend/ground/secrets/seal.ts";
import { createSecret } from "#workers/backend/ground/secrets/secret-text.ts";

export const CHALLENGE_LIFETIME_S = 5 * 60;
const RANDOM_BYTES = 32;
/** Longer than any of ours. */
const MAX_LENGTH = 1000;

/** Longer than a challenge lives: within it, one counts once. */
const challengeUses = defineLimit("passkey-challenge", { max: 1, windowS: QUARTER_HOUR_S });

/** `purpose` is one ceremony of one room; `subject` is who may finish it: empty where it is not known yet. */
export type ChallengeUse = { purpose: string; subject: string };

/** Null where no secret is set, so that nobody can be asked. `handle` comes back when the challenge does. */
export async function createChallenge(
  { env, now }: Pick<Call, "env" | "now">,
  { purpose, subject }: ChallengeUse,
  handle = "",
): Promise<string | null> {
  const [secret] = toGrantSecrets(env);
  if (secret === undefined) return null;
  const claims = { subject, handle, random: createSecret(RANDOM_BYTES), exp: now + CHALLENGE_LIFETIME_S };
  return base64url.encode(await sealClaims(claims, { secret, purpose: toSealPurpose(purpose) }));
}

/** Uses up a challenge: its handle, or null for one that is not for this use, is over, was altered, or was used before. */
export async function takeChallenge(
  { env, now }: Pick<Call, "env" | "now">,
  { purpose, subject }: ChallengeUse,
  challenge: string,
): Promise<string | null> {
  const sealed = decode(challenge);
  if (sealed === null) return null;
  const claims = await openSeal(sealed, { secrets: toGrantSecrets(env), purpose: toSealPurpose(purpose), now });
  if (claims?.subject !== subject || typeof claims.handle !== "string") return null;
  // By what is random in it: base64url has other spellings of the same bytes.
  const used = await countAttempts({ env, now }, [{ limit: challengeUses, subject: String(claims.random) }]);
  return used.length === 0 ? claims.handle : null;
}

function decode(challenge: string): string | null {
  if (challenge.length > MAX_LENGTH) return null;
  try {
    return new TextDecoder().decode(base64url.decode(challenge));
  } catch {
    return null;
  }
}

const toSealPurpose = (purpose: string) => `talblick passkey ${purpose}`;

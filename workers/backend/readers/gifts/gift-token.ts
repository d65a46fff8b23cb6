/** The token of a gift's link: made anew from the gift's seed whenever the giver asks for it, so that nothing that opens a post is kept. */
import { base64url } from "jose";
import { createSecret, digestSecret } from "#workers/backend/ground/secrets/secret-text.ts";

const SEED_BYTES = 16;

export type NewToken = { seed: string; digest: string };

export async function createGiftToken(secret: string): Promise<NewToken> {
  const seed = createSecret(SEED_BYTES);
  return { seed, digest: await digestSecret(await toToken(secret, seed)) };
}

/** Null where none of the secrets made it: the gift then opens as before, and its link cannot be shown again. */
export async function findGiftToken(
  secrets: readonly string[],
  { seed, token_digest }: { seed: string; token_digest: string },
): Promise<string | null> {
  for (const secret of secrets) {
    const token = await toToken(secret, seed);
    if ((await digestSecret(token)) === token_digest) return token;
  }
  return null;
}

async function toToken(secret: string, seed: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), algorithm, false, ["sign"]);
  return base64url.encode(new Uint8Array(await crypto.subtle.sign("HMAC", key, encoder.encode(`gift ${seed}`))));
}

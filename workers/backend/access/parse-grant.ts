/**
 * Access grants: the portal vouches for a reader of one post (a verified bot, a metered read, a partner's referral,
 * an event). A grant is `base64url(JSON {post, reason, exp, kid?}) + "." + base64url(HMAC-SHA256 of the first part)`.
 */
import * as v from "valibot";

const grantSchema = v.object({
  post: v.pipe(v.number(), v.integer()),
  reason: v.picklist(["BOT", "METERED", "PARTNER", "EVENT"]),
  /** Seconds since 1970. */
  exp: v.number(),
});

export type GrantReason = v.InferOutput<typeof grantSchema>["reason"];

/** Longer than any grant the portal makes. */
const MAX_GRANT_LENGTH = 1000;

/**
 * The reason of a valid grant for post `postId`, otherwise null. A grant that is altered, expired, meant for another
 * post or of an unknown kind is as if there were none; without a secret no grant is valid (design.md, decision 6).
 */
export async function parseGrant(
  token: string | null,
  { postId, now, secret }: { postId: number; now: number; secret: string | undefined },
): Promise<GrantReason | null> {
  if (token === null || token.length > MAX_GRANT_LENGTH || secret === undefined || secret === "") return null;
  const [payload, signature, ...rest] = token.split(".");
  if (payload === undefined || signature === undefined || rest.length > 0) return null;
  const signatureBytes = decodeBase64Url(signature);
  const payloadBytes = decodeBase64Url(payload);
  if (signatureBytes === null || payloadBytes === null) return null;
  const key = await importSecret(secret);
  const isSigned = await crypto.subtle.verify("HMAC", key, signatureBytes, new TextEncoder().encode(payload));
  if (!isSigned) return null;
  const grant = v.safeParse(grantSchema, parseJson(new TextDecoder().decode(payloadBytes)));
  if (!grant.success || grant.output.post !== postId || grant.output.exp <= now) return null;
  return grant.output.reason;
}

let imported: { secret: string; key: Promise<CryptoKey> } | null = null;

function importSecret(secret: string): Promise<CryptoKey> {
  if (imported?.secret !== secret) {
    const key = crypto.subtle.importKey("raw", new TextEncoder().encode(secret), { name: "HMAC", hash: "SHA-256" }, false, [
      "verify",
    ]);
    imported = { secret, key };
  }
  return imported.key;
}

function decodeBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[A-Za-z0-9_-]+$/.test(text) || text.length % 4 === 1) return null;
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Signed, but not by our portal's rules: no grant.
    return null;
  }
}

import { toHexDigest } from "#shared/rules/bytes/hex-digest.ts";

const HOUR_MS = 60 * 60 * 1000;

/** Names a form that has no token of its own by what is in it and the hour: sent twice, it is one. */
export function toFormKey(content: unknown): Promise<string> {
  return toHexDigest(JSON.stringify([Math.floor(Date.now() / HOUR_MS), content]));
}

/** Names a form by the token that its page gave it, and by what is in it: sent again it is one, and changed or from another page another. */
export function toTokenKey(token: string, content: unknown): Promise<string> {
  return toHexDigest(JSON.stringify([token, content]));
}

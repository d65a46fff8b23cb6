const HOUR_MS = 60 * 60 * 1000;

/** Names a form that has no token of its own by what is in it and the hour: sent twice, it is one. */
export function toFormKey(content: unknown): Promise<string> {
  return toDigest([Math.floor(Date.now() / HOUR_MS), content]);
}

/** Names a form by the token that its page gave it, and by what is in it: sent again it is one, and changed or from another page another. */
export function toTokenKey(token: string, content: unknown): Promise<string> {
  return toDigest([token, content]);
}

async function toDigest(value: unknown): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(value)));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const HOUR_MS = 60 * 60 * 1000;

/** Names a form by what is in it and the hour: sent twice, it is one. */
export async function toFormKey(content: unknown): Promise<string> {
  const text = JSON.stringify([Math.floor(Date.now() / HOUR_MS), content]);
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What a mail that could not be sent means for its address. Codes are those of Cloudflare's e-mail service. */

/**
 * `bounced`: the address takes no mail, now and later. `refused`: this mail will never go, whatever the address is. `later`: another
 * try may succeed, which is so for whatever nobody knows.
 */
export type Failure = "bounced" | "refused" | "later";

const bounced = new Set(["E_RECIPIENT_SUPPRESSED"]);
const refused = new Set(["E_RECIPIENT_NOT_ALLOWED"]);

export function decideFailure(error: unknown): Failure {
  const code = readCode(error);
  if (bounced.has(code)) return "bounced";
  if (refused.has(code)) return "refused";
  // As mail servers say it: 5.1.x is about the address, 5.7.x about the sender, and 4.x.x passes.
  return /\b550[ -]5\.1\.\d{1,3}\b|\b5\.1\.(?:1|2|3|6|10)\b/.test(String(error)) ? "bounced" : "later";
}

function readCode(error: unknown): string {
  return typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
}

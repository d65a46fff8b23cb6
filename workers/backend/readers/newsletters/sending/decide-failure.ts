/** What a mail that could not be sent means for its address. Codes are those of Cloudflare's e-mail service. */

/**
 * `bounced`: the address takes no mail, now and later. `refused`: this mail will never go, whatever the address is. `stopped`: no mail
 * can be sent at the moment, whatever mail and address are. `undelivered`: the address' server did not take it. `later`: another try may
 * succeed, which is assumed of every unknown error.
 */
export type Failure = "bounced" | "refused" | "stopped" | "undelivered" | "later";

const failures: Readonly<Record<string, Failure>> = {
  E_RECIPIENT_SUPPRESSED: "bounced",
  E_RECIPIENT_NOT_ALLOWED: "refused",
  E_RATE_LIMIT_EXCEEDED: "stopped",
  E_DAILY_LIMIT_EXCEEDED: "stopped",
  E_SENDER_NOT_VERIFIED: "stopped",
  E_SENDER_DOMAIN_NOT_AVAILABLE: "stopped",
  E_DELIVERY_FAILED: "undelivered",
};

export function decideFailure(error: unknown): Failure {
  const code = typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
  // As mail servers say it: 5.1.x is about the address, 5.7.x about the sender, and 4.x.x passes.
  if (/\b5\.1\.(?:1|2|3|6|10)\b/.test(String(error))) return "bounced";
  return Object.hasOwn(failures, code) ? (failures[code] ?? "later") : "later";
}

/**
 * The ticket of a tip: a sealed token that says which tip it is and when its writer began. Nothing is kept of an unused one
 * (decision 84).
 */
import { createHmac } from "node:crypto";
import { base64url } from "jose";
import * as v from "valibot";
import { type GrantSecretSettings, toGrantSecrets } from "#workers/backend/ground/secrets/grant-secrets.ts";
import { openSeal, sealClaims } from "#workers/backend/ground/secrets/seal.ts";
import { createSecret } from "#workers/backend/ground/secrets/secret-text.ts";
import { createReceiptCode, toReceiptCode } from "./receipt-code.ts";
import { TICKET_S } from "./tip-limits.ts";

const SEAL_PURPOSE = "talblick tip";
const ID_BYTES = 18;
const MAX_TICKET_LENGTH = 1000;

const ticketSchema = v.object({
  id: v.string(),
  code: v.string(),
  startedAt: v.number(),
  /** Of a form without script, which cannot say when its writer began. */
  isPlain: v.boolean(),
});
export type Ticket = v.InferOutput<typeof ticketSchema>;

/** `key` names a form that was sent without script: the same form is the same tip. Null where there is no secret to seal with. */
export async function createTicket(env: GrantSecretSettings, key: string | null, now: number): Promise<string | null> {
  const [secret] = toGrantSecrets(env);
  if (secret === undefined) return null;
  const named = key === null ? { id: createSecret(ID_BYTES), code: createReceiptCode() } : nameByKey(secret, key);
  const ticket: Ticket = { ...named, startedAt: now, isPlain: key !== null };
  return sealClaims({ ...ticket, exp: now + TICKET_S }, { secret, purpose: SEAL_PURPOSE });
}

/** Null for a ticket that is not ours, was altered, or has expired. */
export async function openTicket(env: GrantSecretSettings, sealed: string, now: number): Promise<Ticket | null> {
  if (sealed.length > MAX_TICKET_LENGTH) return null;
  const claims = await openSeal(sealed, { secrets: toGrantSecrets(env), purpose: SEAL_PURPOSE, now });
  const parsed = v.safeParse(ticketSchema, claims);
  return parsed.success ? parsed.output : null;
}

function nameByKey(secret: string, key: string): Pick<Ticket, "id" | "code"> {
  const digest = (purpose: string) => createHmac("sha256", secret).update(`${SEAL_PURPOSE} ${purpose} ${key}`).digest();
  return { id: base64url.encode(digest("id").subarray(0, ID_BYTES)), code: toReceiptCode(digest("code")) };
}

/** Stands for a network where tips are counted, without telling the address. Callers that the portal does not vouch for are one. */
export function toNetworkMark(env: GrantSecretSettings, network: string | null): string {
  return createHmac("sha256", toGrantSecrets(env)[0] ?? "")
    .update(`${SEAL_PURPOSE} network ${network ?? ""}`)
    .digest("base64url");
}

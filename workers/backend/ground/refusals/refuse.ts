/** Refusals that several calls make. */
import { logError } from "#shared/log/log.ts";
import { type Refusal, ssoErrors } from "#workers/backend/readers/accounts/account-call.ts";
import { accountMessages, TECHNICAL_ERROR } from "#workers/backend/readers/accounts/account-messages.ts";

export function refuse(error: Exclude<keyof typeof ssoErrors, "none">, message: string): Refusal {
  return { kind: "refused", error: ssoErrors[error], message };
}

export function refuseSession(): Refusal {
  return refuse("invalidSession", accountMessages.sessionEnded);
}

/** Rules 8: nothing the reader could do about it; operators find the reason in the log. */
export function refuseTechnically(reason: string): Refusal {
  logError(reason);
  return refuse("technical", TECHNICAL_ERROR);
}

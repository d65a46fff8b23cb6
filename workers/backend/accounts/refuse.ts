/** Refusals that several calls make. */
import { logError } from "#workers/log/log.ts";
import { type Refusal, ssoErrors } from "./account-call.ts";
import { accountMessages, TECHNICAL_ERROR } from "./account-messages.ts";

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

/** Refusals of calls: what the reader is told, and the error of rules 8 behind it. */
import { logError } from "#shared/log/log.ts";

/** `error` is never "0"; `message` is for readers and may hold a link. */
export type Refusal = { kind: "refused"; error: string; message: string };

/** sso error codes; 218 is that of the rules, the others are ours. */
export const ssoErrors = {
  none: "0",
  technical: "100",
  invalidInput: "200",
  wrongCredentials: "201",
  wrongPassword: "202",
  invalidSession: "203",
  invalidKey: "204",
  alreadyActive: "205",
  notActivated: "218",
  tooManyAttempts: "219",
  blocked: "220",
  notAllowed: "221",
} as const;

/** Rules 8, generic. */
export const TECHNICAL_ERROR = "Es ist ein technischer Fehler aufgetreten. Bitte versuche es in wenigen Minuten noch einmal.";

export function refuse(error: Exclude<keyof typeof ssoErrors, "none">, message: string): Refusal {
  return { kind: "refused", error: ssoErrors[error], message };
}

/** Rules 8: nothing the reader could do about it; operators find the reason in the log. */
export function refuseTechnically(reason: string): Refusal {
  logError(reason);
  return refuse("technical", TECHNICAL_ERROR);
}

/** Calls that end with a mail: its links begin with the portal's origin, which only the portal can tell. */
import type { AccountCall, Refusal } from "#workers/backend/accounts/account-call.ts";
import { refuseTechnically } from "#workers/backend/accounts/refuse.ts";

/** Null when mails can be written, otherwise the technical error (rules 8). */
export function refuseWithoutOrigin({ caller }: AccountCall): Refusal | null {
  return caller.origin === null ? refuseTechnically("x-caller is missing: mails need to know the portal's origin") : null;
}

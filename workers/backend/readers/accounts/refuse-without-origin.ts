/** Calls that end with a mail: its links begin with the portal's origin, which only the portal can tell. */

import { refuseTechnically } from "#workers/backend/ground/refusals/refuse.ts";
import type { AccountCall, Refusal } from "./account-call.ts";

/** Null when mails can be written, otherwise the technical error (rules 8). */
export function refuseWithoutOrigin({ caller }: AccountCall): Refusal | null {
  return caller.origin === null ? refuseTechnically("x-caller is missing: mails need to know the portal's origin") : null;
}

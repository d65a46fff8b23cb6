/** Calls that end with a mail: its links begin with the portal's origin, which only the portal can tell. */

import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { type Refusal, refuseTechnically } from "#workers/backend/ground/refusals/refuse.ts";

/** Null when mails can be written, otherwise the technical error (rules 8). */
export function refuseWithoutOrigin({ caller }: Call): Refusal | null {
  return caller.origin === null ? refuseTechnically("x-caller is missing: mails need to know the portal's origin") : null;
}

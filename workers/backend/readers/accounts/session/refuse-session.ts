/** The refusal of a call whose session is over. */
import { type Refusal, refuse } from "#workers/backend/ground/refusals/refuse.ts";
import { accountMessages } from "#workers/backend/readers/accounts/account-messages.ts";

export function refuseSession(): Refusal {
  return refuse("invalidSession", accountMessages.sessionEnded);
}

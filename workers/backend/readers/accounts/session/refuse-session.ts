/** The refusal of a call whose session is over. */
import { type Refusal, refuse } from "#workers/backend/ground/refusals/refuse.ts";
import { replyTexts } from "#workers/backend/readers/accounts/replies/reply-texts.ts";

export function refuseSession(): Refusal {
  return refuse("invalidSession", replyTexts.sessionEnded);
}

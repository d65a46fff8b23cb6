import { requireSessionUser, transportOf } from "#app/actions/account-action.ts";
import { createButtonAction } from "#app/actions/form-action.ts";
import { parseNewsletterChoice } from "#app/domain/forms/account/profile-intents.ts";
import { chooseNewsletter } from "#app/gateway/sso/calls/choose-newsletter.ts";
import { refuse } from "#app/gateway/sso/refuse.ts";

/** A reader subscribes to a newsletter or ends it: one tap, then the page at `to` again. */
export function createNewsletterChoice(to: string) {
  return createButtonAction("newsletter", async (call) => {
    const user = await requireSessionUser(call);
    const choice = parseNewsletterChoice(call.entries);
    if (choice === null) return refuse();
    const outcome = await chooseNewsletter(transportOf(call), user, choice);
    return outcome.kind === "chosen" ? { kind: "redirect", to } : outcome;
  });
}

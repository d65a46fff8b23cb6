import { requireSessionUser, transportOf } from "#app/actions/account-action.ts";
import { createButtonAction } from "#app/actions/form-action.ts";
import { toProfilePath } from "#app/domain/forms/account/account-notices.ts";
import { parseNewsletterChoice } from "#app/domain/forms/account/profile-intents.ts";
import * as calls from "#app/gateway/sso/calls/choose-newsletter.ts";
import { refuse } from "#app/gateway/sso/refuse.ts";

export const chooseNewsletter = createButtonAction("newsletter", async (call) => {
  const user = await requireSessionUser(call);
  const choice = parseNewsletterChoice(call.entries);
  if (choice === null) return refuse();
  const outcome = await calls.chooseNewsletter(transportOf(call), user, choice);
  return outcome.kind === "chosen" ? { kind: "redirect", to: toProfilePath("newsletter") } : outcome;
});

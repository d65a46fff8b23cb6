import { TECHNICAL_ERROR } from "#app/domain/forms/account/account-messages.ts";
import { toProfileNoticeText } from "#app/domain/forms/account/account-notices.ts";
import * as calls from "#app/gateway/sso/calls/choose-newsletter.ts";
import { announce } from "#app/islands/stores/announcement-store.ts";
import { readKnownUser } from "#app/islands/stores/session-store.ts";
import { graphqlTransport } from "./graphql.client.ts";
import { oneAfterAnother } from "./one-after-another.ts";

/** Has the account keep the choice, and says what came of it. `unsent`: this browser does not know who is signed in, but the portal does. */
export async function chooseNewsletter(choice: calls.NewsletterChoice): Promise<"kept" | "failed" | "unsent"> {
  const user = await readKnownUser();
  if (user === null) return "unsent";
  // The client has logged what failed (rules 8).
  const { kind } = await oneAfterAnother(() => calls.chooseNewsletter(graphqlTransport, user, choice));
  announce(kind === "chosen" ? toProfileNoticeText("newsletter") : TECHNICAL_ERROR, { isVisible: true });
  return kind === "chosen" ? "kept" : "failed";
}

import { TECHNICAL_ERROR } from "#app/domain/forms/account/account-messages.ts";
import { toProfileNoticeText } from "#app/domain/forms/account/profile-notices.ts";
import type { UserStatus } from "#app/domain/session/user-status.ts";
import * as calls from "#app/gateway/sso/calls/choose-newsletter.ts";
import { announce } from "#app/islands/stores/announcement-store.ts";
import { readKnownUser } from "#app/islands/stores/session-store.ts";
import { asReader } from "./as-reader.client.ts";
import { graphqlTransport } from "./graphql.client.ts";
import { oneAfterAnother } from "./one-after-another.ts";

/** Has the account keep the choice, and says what came of it. `unsent`: this browser does not know who is signed in, but the portal does. */
export async function chooseNewsletter(choice: calls.NewsletterChoice): Promise<"kept" | "failed" | "unsent"> {
  const user = await readKnownUser();
  if (user === null) return "unsent";
  // The client has logged what failed (rules 8).
  const choose = (reader: UserStatus) => oneAfterAnother(() => calls.chooseNewsletter(graphqlTransport, reader, choice));
  const outcome = await asReader(user, choose, ({ kind }) => kind === "refused");
  if (outcome === "signed-out") return "failed";
  announce(outcome.kind === "chosen" ? toProfileNoticeText("newsletter") : TECHNICAL_ERROR, { isVisible: true });
  return outcome.kind === "chosen" ? "kept" : "failed";
}

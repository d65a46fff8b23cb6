import { decideSave, type NewAccount, type SaveOutcome, toSaveInput } from "#app/domain/subscription/upsell.ts";
import { findNewSession, parseSsoReply, type SignedIn } from "#app/gateway/sso/parse-sso-reply.ts";
import { refuse } from "#app/gateway/sso/refuse.ts";
import type { AccountTransport } from "#app/gateway/sso/transport.ts";
import { UpsellSaveDocument } from "#graphql/generated/operations.ts";
import type { UpsellSource } from "./check-card.ts";

/** `session`: an account that is active at once signs its reader in. */
export type SavedOffer = { outcome: SaveOutcome; session: SignedIn | null };

/** UpsellSave (rules 5, 7.1): accepts an offer; `account` null when the access goes to an account that is there. */
export async function saveOffer(
  { mutate }: Pick<AccountTransport, "mutate">,
  offer: UpsellSource & { token: string },
  account: NewAccount | null,
): Promise<SavedOffer> {
  const input = toSaveInput(offer, account);
  const answer = await mutate(UpsellSaveDocument, input);
  if (answer.kind === "failed") return { outcome: refuse(), session: null };
  const reply = answer.data.UpsellSave;
  const outcome = decideSave(reply, input.upsellType);
  const session = outcome.kind === "refused" ? null : findNewSession(parseSsoReply(reply.sso));
  // A reader who is signed in at once waits for no mail.
  return session === null ? { outcome, session } : { outcome: { kind: "saved" }, session };
}

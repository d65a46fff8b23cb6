/** What the small forms of the profile change by script, from the same entries that they post without it. */
import { goTo } from "#app/browser/loading/go-to.ts";
import { logError } from "#app/browser/log.ts";
import { parseEndedSession } from "#app/domain/forms/account/profile-intents.ts";
import { type ProfileNotice, toProfilePath } from "#app/domain/forms/account/profile-notices.ts";
import type { Entries } from "#app/domain/forms/form-definition.ts";
import type { UserStatus } from "#app/domain/session/user-status.ts";
import * as calls from "#app/gateway/sso/calls/session/end-session.ts";
import { cancelSubscription, resumeSubscription } from "#app/gateway/sso/calls/subscriptions/change-renewal.ts";
import { type Refused, refuse } from "#app/gateway/sso/refuse.ts";
import { graphqlTransport } from "#app/session/graphql.client.ts";
import { followAccount, subscriptionChanges } from "./use-account.ts";

export type ProfileChange = "end-session" | "cancel-subscription" | "resume-subscription";
/** `leaving`: it is changed, and the next page shows how things are now. */
type ChangeOutcome = { kind: "done"; notice: ProfileNotice } | { kind: "leaving" } | Refused;

/** Resolves when the islands show what became of it (use-account.ts). */
export async function changeProfile(change: ProfileChange, user: UserStatus, entries: Entries): Promise<ChangeOutcome> {
  const { notice, section, act } = changes[change];
  const outcome = await act(user, entries);
  if (outcome.kind === "refused") return outcome;
  const isShown = await followAccount(user);
  if (section === "abo") {
    subscriptionChanges.write(subscriptionChanges.read() + 1);
    void renew();
  }
  if (isShown) return { kind: "done", notice };
  goTo(`${toProfilePath(notice)}#${section}`);
  return { kind: "leaving" };
}

type Change = {
  notice: ProfileNotice;
  section: "abo" | "geraete";
  act: (user: UserStatus, entries: Entries) => Promise<{ kind: "ended" | "changed" } | Refused>;
};

const changes: Readonly<Record<ProfileChange, Change>> = {
  "end-session": { notice: "session-ended", section: "geraete", act: endSession },
  "cancel-subscription": {
    notice: "subscription-cancelled",
    section: "abo",
    act: (user, entries) => cancelSubscription(graphqlTransport, { ...user, uid: user.ssoId }, entries),
  },
  "resume-subscription": {
    notice: "subscription-resumed",
    section: "abo",
    act: (user, entries) => resumeSubscription(graphqlTransport, { ...user, uid: user.ssoId }, entries),
  },
};

async function endSession(user: UserStatus, entries: Entries): Promise<{ kind: "ended" } | Refused> {
  const session = parseEndedSession(entries);
  return session === undefined ? refuse() : calls.endSession(graphqlTransport, user, session);
}

/** What this browser keeps of the reader follows their subscriptions. */
async function renew(): Promise<void> {
  try {
    await (await import("#app/session/session.client.ts")).renewSession();
  } catch (error) {
    logError("The session could not be renewed; the next page asks for it", error);
  }
}

/** What the signed-in reader follows: every answer says what the account holds, and this browser remembers it (decision 77). */

import { withoutSubjects } from "#app/domain/follows/follow-list.ts";
import type { Subject } from "#app/domain/follows/subject.ts";
import type { UserStatus } from "#app/domain/session/user-status.ts";
import { type FollowsChanged, followSubjects, toSubjects, unfollowSubjects } from "#app/gateway/sso/calls/follows.ts";
import { saysUnknownCall } from "#app/gateway/sso/transport.ts";
import { pageGraphql } from "#app/islands/page-graphql.client.ts";
import { keepAccountFollows, readAccountFollows, readGuestFollows, writeGuestFollows } from "#app/islands/stores/follow-store.ts";
import { graphqlTransport } from "#app/session/graphql.client.ts";
import { GetFollowedKeysDocument } from "#graphql/generated/operations.ts";

/** How long the last answer of the account is trusted; another device may have changed it. */
const BELIEVED_MS = 15 * 60 * 1000;

/** All that the account follows then; null when it was not kept. */
export async function followInAccount(user: UserStatus, subject: Subject): Promise<Subject[] | null> {
  return keep(user, await followSubjects(graphqlTransport, user, [subject]));
}

/** The same; from this browser's own list as well, which may not have been sent yet. */
export async function unfollowInAccount(user: UserStatus, subject: Subject): Promise<Subject[] | null> {
  const held = keep(user, await unfollowSubjects(graphqlTransport, user, [subject]));
  if (held !== null) writeGuestFollows(withoutSubjects(readGuestFollows(), [subject]));
  return held;
}

/** Asks the account, unless it was asked a moment ago. */
export async function followAccountFollows(user: UserStatus): Promise<void> {
  const age = Date.now() - (readAccountFollows(user.ssoId)?.askedAt ?? 0);
  if (age >= 0 && age < BELIEVED_MS) return;
  const { data, error } = await pageGraphql.query(GetFollowedKeysDocument, { h: user.hash, t: user.token }, "network-only");
  const following = data?.following ?? null;
  if (following !== null) return keepAccountFollows(user.ssoId, toSubjects([...following.subjects, ...following.gone]));
  if (error === null || !saysUnknownCall(error)) return;
  const { askAttributeFollows } = await import("#app/gateway/sso/calls/attribute-follows.ts");
  const subjects = await askAttributeFollows(graphqlTransport, user);
  if (subjects !== null) keepAccountFollows(user.ssoId, subjects);
}

let joining: Promise<void> | null = null;

/**
 * The list that this browser kept for a guest becomes the account's. It goes only once the account has answered; else the next page tries
 * again, and nothing comes of sending it twice.
 */
export function joinFollows(user: UserStatus): Promise<void> {
  joining ??= join(user).finally(() => {
    joining = null;
  });
  return joining;
}

async function join(user: UserStatus): Promise<void> {
  const list = readGuestFollows();
  const isKept = list.length === 0 || keep(user, await followSubjects(graphqlTransport, user, list)) !== null;
  // What another tab has followed meanwhile stays for the next time.
  if (isKept) writeGuestFollows(withoutSubjects(readGuestFollows(), list));
}

/** The client has logged what failed (rules 8). */
function keep({ ssoId }: UserStatus, outcome: FollowsChanged): Subject[] | null {
  if (outcome.kind === "refused") return null;
  keepAccountFollows(ssoId, outcome.subjects);
  return outcome.subjects;
}

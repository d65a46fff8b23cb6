/** Follows a subject or stops: in the account of a signed-in reader, else in this browser. */

import { withoutSubjects, withSubject } from "#app/domain/follows/follow-list.ts";
import { FOR_YOU_PATH } from "#app/domain/follows/follow-paths.ts";
import { ACCOUNT_LIST_FULL, GUEST_LIST_FULL, NO_COOKIES, SUBJECT_GONE } from "#app/domain/follows/follow-texts.ts";
import { type NamedSubject, type Subject, toCalled, toSubjectName } from "#app/domain/follows/subject.ts";
import { TECHNICAL_ERROR } from "#app/domain/forms/account/account-messages.ts";
import type { UserStatus } from "#app/domain/session/user-status.ts";
import { announce } from "#app/islands/stores/announcement-store.ts";
import { readGuestFollows, writeGuestFollows } from "#app/islands/stores/follow-store.ts";
import { readKnownUser } from "#app/islands/stores/session-store.ts";
import { asReader } from "#app/session/as-reader.client.ts";
import { MAX_FOLLOWS } from "#graphql/generated/contract.ts";

/** Whether it worked; the reader is told what came of it. */
export async function changeFollow(subject: NamedSubject, isWanted: boolean): Promise<boolean> {
  const user = await readKnownUser();
  const failure = user === null ? changeHere(subject, isWanted) : await changeInAccount(user, subject, isWanted);
  if (failure === "signed-out") return false;
  if (failure !== null) announce(failure, { isVisible: true });
  else if (isWanted)
    announce(`Du folgst jetzt: ${toCalled(subject)}`, { isVisible: true, link: { href: FOR_YOU_PATH, text: "Für dich" } });
  else announce(`Du folgst nicht mehr: ${toCalled(subject)}`);
  return failure === null;
}

/** Asks what the account of a signed-in reader follows now, unless it was asked a moment ago. */
export async function refreshFollows(): Promise<void> {
  const user = await readKnownUser();
  if (user !== null) await (await import("#app/session/follows/account-follows.client.ts")).followAccountFollows(user);
}

/** What to tell the reader of why it did not work. */
type Failure = string | null;

function changeHere({ kind, key }: Subject, isWanted: boolean): Failure {
  const list = readGuestFollows();
  const changed = isWanted ? withSubject(list, { kind, key }) : withoutSubjects(list, [{ kind, key }]);
  if (changed === null) return GUEST_LIST_FULL;
  return writeGuestFollows(changed) ? null : NO_COOKIES;
}

async function changeInAccount(user: UserStatus, { kind, key }: Subject, isWanted: boolean): Promise<Failure | "signed-out"> {
  const { followInAccount, unfollowInAccount } = await import("#app/session/follows/account-follows.client.ts");
  const subject = { kind, key };
  const act = isWanted ? followInAccount : unfollowInAccount;
  const held = await asReader(
    user,
    (reader) => act(reader, subject),
    (result) => result === null,
  );
  if (held === "signed-out") return held;
  if (held === null) return TECHNICAL_ERROR;
  const name = toSubjectName(subject);
  if (!isWanted || held.some((one) => toSubjectName(one) === name)) return null;
  return held.length >= MAX_FOLLOWS ? ACCOUNT_LIST_FULL : SUBJECT_GONE;
}

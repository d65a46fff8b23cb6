/**
 * What the forms of the button "Folgen" and of /fuer-dich do. Each posts `subject`, a name of domain/follows; they change the account of a
 * reader with a session, and this browser's cookie otherwise.
 */
import { requireSessionUser, transportOf } from "#app/actions/account-action.ts";
import type { ActionCall, FormActions } from "#app/actions/form-action.ts";
import { createButtonAction, type FormResult } from "#app/actions/form-action.ts";
import { sessionCookiesContext } from "#app/context.ts";
import { withoutSubjects, withSubject } from "#app/domain/follows/follow-list.ts";
import { FOR_YOU_PATH, toFollowedPath, toStoppedPath } from "#app/domain/follows/follow-paths.ts";
import { ACCOUNT_LIST_FULL, GUEST_LIST_FULL, SUBJECT_GONE } from "#app/domain/follows/follow-texts.ts";
import { parseSubjectName, type Subject, toSubjectName } from "#app/domain/follows/subject.ts";
import * as calls from "#app/gateway/sso/calls/follows.ts";
import { refuse } from "#app/gateway/sso/refuse.ts";
import { readGuestFollows, toGuestHeaders } from "#app/loaders/reader/guest-follows.ts";
import { MAX_FOLLOWS } from "#graphql/generated/contract.ts";

const follow = createButtonAction("follow", async (call): Promise<FormResult> => {
  const subject = parseSubjectName(call.entries.subject);
  if (subject === null) return refuse();
  const to = call.returnTo ?? toFollowedPath(subject);
  if (isGuest(call)) {
    const changed = withSubject(readGuestFollows(call.cookieHeader), subject);
    return changed === null ? refuse({ message: GUEST_LIST_FULL }) : redirect(call, to, changed);
  }
  const outcome = await calls.followSubjects(transportOf(call), await requireSessionUser(call), [subject]);
  if (outcome.kind === "refused") return outcome;
  const name = toSubjectName(subject);
  if (outcome.subjects.some((one) => toSubjectName(one) === name)) return { kind: "redirect", to };
  return refuse({ message: outcome.subjects.length >= MAX_FOLLOWS ? ACCOUNT_LIST_FULL : SUBJECT_GONE });
});

const unfollow = createButtonAction("unfollow", async (call): Promise<FormResult> => {
  const subject = parseSubjectName(call.entries.subject);
  if (subject === null) return refuse();
  const to = call.returnTo ?? toStoppedPath(subject);
  const list = readGuestFollows(call.cookieHeader);
  const changed = withoutSubjects(list, [subject]);
  if (isGuest(call)) return redirect(call, to, changed);
  const outcome = await calls.unfollowSubjects(transportOf(call), await requireSessionUser(call), [subject]);
  if (outcome.kind === "refused") return outcome;
  return changed.length === list.length ? { kind: "redirect", to } : redirect(call, to, changed);
});

/** What this browser follows becomes the account's. The cookie goes once the account has answered. */
const takeAlong = createButtonAction("take-follows-along", async (call): Promise<FormResult> => {
  const user = await requireSessionUser(call);
  const list = readGuestFollows(call.cookieHeader);
  if (list.length > 0) {
    const outcome = await calls.followSubjects(transportOf(call), user, list);
    if (outcome.kind === "refused") return outcome;
    if (outcome.subjects.length >= MAX_FOLLOWS) {
      const left = withoutSubjects(list, outcome.subjects);
      if (left.length > 0) return refuse({ message: ACCOUNT_LIST_FULL });
    }
  }
  return redirect(call, FOR_YOU_PATH, []);
});

function isGuest({ context }: ActionCall): boolean {
  return context.get(sessionCookiesContext) === null;
}

function redirect(call: ActionCall, to: string, subjects: readonly Subject[]): FormResult {
  return { kind: "redirect", to, headers: toGuestHeaders(call, subjects) };
}

export const followActions: FormActions = { follow, unfollow, "take-follows-along": takeAlong };

/** Calls about staff (decision 104), over the clients of one request, which bring its session along (newsroom-cookie.ts). */

import type { BackendClient } from "#app/gateway/graphql/create-backend-client.ts";
import { type Question, toQuestion } from "#graphql/client/batches/ask-together.ts";
import type { StaffRole } from "#graphql/generated/contract.ts";
import {
  beginEnrolmentDocument,
  changeStaffPasswordDocument,
  checkStaffCodeDocument,
  checkStaffPasswordDocument,
  completeEnrolmentDocument,
  confirmStaffDocument,
  endStaffSessionDocument,
  endStaffSessionsDocument,
  inviteStaffDocument,
  lockStaffDocument,
  renewRecoveryCodesDocument,
  resetStaffDocument,
  setStaffRolesDocument,
  signOutStaffDocument,
  unlockStaffDocument,
} from "#graphql/generated/operations.ts";
import { logError } from "#shared/log/log.ts";

/** `refused` is FORBIDDEN: who is signed out, a wrong password, a link that is over. `failed`: nobody is to blame who typed something. */
export type StaffRefusal = {
  kind: "refused" | "no right" | "unconfirmed" | "wrong code" | "too many" | "bad input" | "conflict" | "not found" | "failed";
};
export type StaffAnswer<Result> = { kind: "done"; result: Result } | StaffRefusal;

type Calls = Pick<BackendClient, "askTogether">;

export function checkPassword(calls: Calls, mail: string, password: string) {
  return call(calls, toQuestion(checkStaffPasswordDocument, { mail, password }), (data) => data.checkStaffPassword.ticket);
}

export function checkCode(calls: Calls, ticket: string, code: string) {
  return call(calls, toQuestion(checkStaffCodeDocument, { ticket, code }), (data) => data.checkStaffCode);
}

export function confirmAgain(calls: Calls, code: string) {
  return call(calls, toQuestion(confirmStaffDocument, { code }), (data) => data.confirmStaff);
}

/** Done also when it had ended before. */
export function signOut(calls: Calls) {
  return call(calls, toQuestion(signOutStaffDocument, {}), (data) => data.signOutStaff);
}

export function endSession(calls: Calls, id: number) {
  return call(calls, toQuestion(endStaffSessionDocument, { id }), (data) => data.endStaffSession);
}

export function changePassword(calls: Calls, current: string, password: string) {
  return call(calls, toQuestion(changeStaffPasswordDocument, { current, password }), (data) => data.changeStaffPassword);
}

export function renewCodes(calls: Calls) {
  return call(calls, toQuestion(renewRecoveryCodesDocument, {}), (data) => data.renewRecoveryCodes);
}

export function beginEnrolment(calls: Calls, key: string, sealed: string | null) {
  return call(calls, toQuestion(beginEnrolmentDocument, { key, sealed }), (data) => data.beginEnrolment);
}

type Chosen = { key: string; sealed: string; password: string; code: string };

export function completeEnrolment(calls: Calls, chosen: Chosen) {
  return call(calls, toQuestion(completeEnrolmentDocument, chosen), (data) => data.completeEnrolment);
}

type Person = { name: string; mail: string; roles: StaffRole[] };

export function invite(calls: Calls, person: Person) {
  return call(calls, toQuestion(inviteStaffDocument, person), (data) => data.inviteStaff);
}

export function setRoles(calls: Calls, id: number, roles: StaffRole[]) {
  return call(calls, toQuestion(setStaffRolesDocument, { id, roles }), (data) => data.setStaffRoles);
}

export function setLocked(calls: Calls, id: number, isLocked: boolean) {
  return isLocked
    ? call(calls, toQuestion(lockStaffDocument, { id }), (data) => data.lockStaff)
    : call(calls, toQuestion(unlockStaffDocument, { id }), (data) => data.unlockStaff);
}

export function reset(calls: Calls, id: number) {
  return call(calls, toQuestion(resetStaffDocument, { id }), (data) => data.resetStaff);
}

export function endSessions(calls: Calls, id: number) {
  return call(calls, toQuestion(endStaffSessionsDocument, { id }), (data) => data.endStaffSessions);
}

/** One question of staff's, and what was wrong with it by the code of the first error. */
export async function call<Data, Result>(
  { askTogether }: Calls,
  question: Question<Data>,
  pick: (data: Data) => Result,
): Promise<StaffAnswer<Result>> {
  const [{ data, error }] = await askTogether([question]);
  if (error === undefined) return data === null ? { kind: "failed" } : { kind: "done", result: pick(data) };
  const kind = kinds[String(error.graphQLErrors[0]?.extensions.code)];
  if (kind !== undefined) return { kind };
  logError("A call about staff failed", error);
  return { kind: "failed" };
}

const kinds: Readonly<Record<string, StaffRefusal["kind"]>> = {
  FORBIDDEN: "refused",
  NO_RIGHT: "no right",
  UNCONFIRMED: "unconfirmed",
  WRONG_CODE: "wrong code",
  TOO_MANY_REQUESTS: "too many",
  BAD_USER_INPUT: "bad input",
  CONFLICT: "conflict",
  NOT_FOUND: "not found",
};

/** Calls about staff (decision 104), over the clients of one request, which bring its session along (newsroom-cookie.ts). */

import type { BackendClient } from "#app/gateway/graphql/create-backend-client.ts";
import { type Question, toQuestion } from "#graphql/client/batches/ask-together.ts";
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
  type TypedDocumentString,
  unlockStaffDocument,
} from "#graphql/generated/operations.ts";
import { logError } from "#shared/log/log.ts";

/** `refused` is FORBIDDEN: who is signed out, a wrong password, a link that is over. `failed`: nobody is to blame who typed something. */
export type StaffRefusal = {
  kind: "refused" | "no right" | "unconfirmed" | "wrong code" | "too many" | "bad input" | "conflict" | "not found" | "failed";
};
export type StaffAnswer<Result> = { kind: "done"; result: Result } | StaffRefusal;

type Calls = Pick<BackendClient, "askTogether">;

export const checkPassword = defineCall(checkStaffPasswordDocument, (data) => data.checkStaffPassword.ticket);
export const checkCode = defineCall(checkStaffCodeDocument, (data) => data.checkStaffCode);
export const confirmAgain = defineCall(confirmStaffDocument, (data) => data.confirmStaff);
/** Done also when it had ended before. */
export const signOut = defineCall(signOutStaffDocument, (data) => data.signOutStaff);
export const endSession = defineCall(endStaffSessionDocument, (data) => data.endStaffSession);
export const changePassword = defineCall(changeStaffPasswordDocument, (data) => data.changeStaffPassword);
export const renewCodes = defineCall(renewRecoveryCodesDocument, (data) => data.renewRecoveryCodes);
export const beginEnrolment = defineCall(beginEnrolmentDocument, (data) => data.beginEnrolment);
export const completeEnrolment = defineCall(completeEnrolmentDocument, (data) => data.completeEnrolment);
export const invite = defineCall(inviteStaffDocument, (data) => data.inviteStaff);
export const setRoles = defineCall(setStaffRolesDocument, (data) => data.setStaffRoles);
export const lock = defineCall(lockStaffDocument, (data) => data.lockStaff);
export const unlock = defineCall(unlockStaffDocument, (data) => data.unlockStaff);
export const reset = defineCall(resetStaffDocument, (data) => data.resetStaff);
export const endSessions = defineCall(endStaffSessionsDocument, (data) => data.endStaffSessions);

/** The call of one operation, with what of its answer is told. */
export function defineCall<Data, Variables extends Record<string, unknown>, Result>(
  document: TypedDocumentString<Data, Variables>,
  pick: (data: Data) => Result,
): (calls: Calls, variables: Variables) => Promise<StaffAnswer<Result>> {
  return (calls, variables) => call(calls, toQuestion(document, variables), pick);
}

/** What was wrong with a question is told by the code of its first error. */
async function call<Data, Result>(
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

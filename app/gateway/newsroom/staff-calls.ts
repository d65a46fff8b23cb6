/** Calls about staff (decision 104), over the clients of one request, which bring its session along (newsroom-cookie.ts). */

import { type CallAnswer, createCalls, type Refusal } from "#app/gateway/graphql/create-calls.ts";
import {
  addStaffPasskeyDocument,
  beginEnrolmentDocument,
  beginStaffPasskeyDocument,
  changeStaffPasswordDocument,
  checkStaffCodeDocument,
  checkStaffPasskeyDocument,
  checkStaffPasswordDocument,
  completeEnrolmentDocument,
  confirmStaffDocument,
  endStaffSessionDocument,
  endStaffSessionsDocument,
  inviteStaffDocument,
  lockStaffDocument,
  removeStaffPasskeyDocument,
  removeStaffPasskeysDocument,
  renameStaffPasskeyDocument,
  renewRecoveryCodesDocument,
  resetStaffDocument,
  setStaffRolesDocument,
  signOutStaffDocument,
  unlockStaffDocument,
} from "#graphql/generated/operations.ts";

const kinds = {
  /** A signed-out user, a wrong password, an expired link. */
  FORBIDDEN: "refused",
  NO_RIGHT: "no right",
  UNCONFIRMED: "unconfirmed",
  WRONG_CODE: "wrong code",
  TOO_MANY_REQUESTS: "too many",
  BAD_USER_INPUT: "bad input",
  CONFLICT: "conflict",
  NOT_FOUND: "not found",
} as const;
type Kind = (typeof kinds)[keyof typeof kinds];

export type StaffRefusal = Refusal<Kind>;
export type StaffAnswer<Result> = CallAnswer<Result, Kind>;

export const defineCall = createCalls<Kind>("staff", kinds);

export const checkPassword = defineCall(checkStaffPasswordDocument, (data) => data.checkStaffPassword.ticket);
export const checkCode = defineCall(checkStaffCodeDocument, (data) => data.checkStaffCode);
export const checkPasskey = defineCall(checkStaffPasskeyDocument, (data) => data.checkStaffPasskey);
export const confirmAgain = defineCall(confirmStaffDocument, (data) => data.confirmStaff);
/** Done also when it had ended before. */
export const signOut = defineCall(signOutStaffDocument, (data) => data.signOutStaff);
export const endSession = defineCall(endStaffSessionDocument, (data) => data.endStaffSession);
export const changePassword = defineCall(changeStaffPasswordDocument, (data) => data.changeStaffPassword);
export const renewCodes = defineCall(renewRecoveryCodesDocument, (data) => data.renewRecoveryCodes);
export const beginPasskey = defineCall(beginStaffPasskeyDocument, (data) => data.beginStaffPasskey);
export const addPasskey = defineCall(addStaffPasskeyDocument, (data) => data.addStaffPasskey);
export const renamePasskey = defineCall(renameStaffPasskeyDocument, (data) => data.renameStaffPasskey);
export const removePasskey = defineCall(removeStaffPasskeyDocument, (data) => data.removeStaffPasskey);
export const removePasskeys = defineCall(removeStaffPasskeysDocument, (data) => data.removeStaffPasskeys);
export const beginEnrolment = defineCall(beginEnrolmentDocument, (data) => data.beginEnrolment);
export const completeEnrolment = defineCall(completeEnrolmentDocument, (data) => data.completeEnrolment);
export const invite = defineCall(inviteStaffDocument, (data) => data.inviteStaff);
export const setRoles = defineCall(setStaffRolesDocument, (data) => data.setStaffRoles);
export const lock = defineCall(lockStaffDocument, (data) => data.lockStaff);
export const unlock = defineCall(unlockStaffDocument, (data) => data.unlockStaff);
export const reset = defineCall(resetStaffDocument, (data) => data.resetStaff);
export const endSessions = defineCall(endStaffSessionsDocument, (data) => data.endStaffSessions);

/** How staff keep death notices, and decide about words of condolence. */
import {
  createDeathNoticeDocument,
  setCondolenceStateDocument,
  setDeathNoticeDocument,
  setDeathNoticeStateDocument,
} from "#graphql/generated/operations.ts";
import { defineCall } from "./staff-calls.ts";

/** Its number; null where the library has no such picture, as for `setDeathNotice`. */
export const createDeathNotice = defineCall(createDeathNoticeDocument, (data) => data.createDeathNotice);
export const setDeathNotice = defineCall(setDeathNoticeDocument, (data) => data.setDeathNotice);
export const setDeathNoticeState = defineCall(setDeathNoticeStateDocument, (data) => data.setDeathNoticeState);
export const setCondolenceState = defineCall(setCondolenceStateDocument, (data) => data.setCondolenceState);

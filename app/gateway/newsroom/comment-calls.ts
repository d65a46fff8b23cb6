/** What the newsroom decides about comments (decision 100), over the clients of one request. */
import {
  answerCommentDocument,
  answerComplaintDocument,
  decideCommentDocument,
  markCommentsSeenDocument,
  setCommentRulesDocument,
  setCommentSettingsDocument,
} from "#graphql/generated/operations.ts";
import { defineCall } from "./staff-calls.ts";

export const decideComment = defineCall(decideCommentDocument, (data) => data.decideComment);
export const markCommentsSeen = defineCall(markCommentsSeenDocument, (data) => data.markCommentsSeen);
export const answerComment = defineCall(answerCommentDocument, (data) => data.answerComment);
export const answerComplaint = defineCall(answerComplaintDocument, (data) => data.answerComplaint);
export const setCommentRules = defineCall(setCommentRulesDocument, (data) => data.setCommentRules);
export const setCommentSettings = defineCall(setCommentSettingsDocument, (data) => data.setCommentSettings);

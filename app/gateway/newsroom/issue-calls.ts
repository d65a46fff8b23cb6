/** How staff prepare issues of newsletters, and send them. */
import {
  discardIssueDraftDocument,
  leaveIssueOutDocument,
  planIssueDocument,
  saveIssueDraftDocument,
  sendIssueDocument,
  sendTestIssueDocument,
} from "#graphql/generated/operations.ts";
import { defineCall } from "./staff-calls.ts";

export const saveIssueDraft = defineCall(saveIssueDraftDocument, (data) => data.saveIssueDraft);
export const discardIssueDraft = defineCall(discardIssueDraftDocument, (data) => data.discardIssueDraft);
export const leaveIssueOut = defineCall(leaveIssueOutDocument, (data) => data.leaveIssueOut);
/** False where there is nothing to send. */
export const sendTestIssue = defineCall(sendTestIssueDocument, (data) => data.sendTestIssue);
export const sendIssue = defineCall(sendIssueDocument, (data) => data.sendIssue);
export const planIssue = defineCall(planIssueDocument, (data) => data.planIssue);

/** How staff show, withdraw and delete issues of the E-Paper. */
import { deleteEpaperIssueDocument, setEpaperShownDocument } from "#graphql/generated/operations.ts";
import { defineCall } from "./staff-calls.ts";

export const setEpaperShown = defineCall(setEpaperShownDocument, (data) => data.setEpaperShown);
export const deleteEpaperIssue = defineCall(deleteEpaperIssueDocument, (data) => data.deleteEpaperIssue);

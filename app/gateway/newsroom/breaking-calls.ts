/** How staff set, change and end the breaking line. */
import { changeBreakingLineDocument, endBreakingLineDocument, setBreakingLineDocument } from "#graphql/generated/operations.ts";
import { defineCall } from "./staff-calls.ts";

export const setBreakingLine = defineCall(setBreakingLineDocument, (data) => data.setBreakingLine);
export const changeBreakingLine = defineCall(changeBreakingLineDocument, (data) => data.changeBreakingLine);
export const endBreakingLine = defineCall(endBreakingLineDocument, (data) => data.endBreakingLine);

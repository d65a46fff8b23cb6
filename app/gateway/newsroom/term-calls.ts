/** How staff change topics and sections. */
import {
  createTermDocument,
  giveTermBackDocument,
  removeTermDocument,
  restoreTermDocument,
  setTermDocument,
} from "#graphql/generated/operations.ts";
import { defineCall } from "./staff-calls.ts";

export const createTerm = defineCall(createTermDocument, (data) => data.createTerm);
export const setTerm = defineCall(setTermDocument, (data) => data.setTerm);
export const restoreTerm = defineCall(restoreTermDocument, (data) => data.restoreTerm);
export const giveTermBack = defineCall(giveTermBackDocument, (data) => data.giveTermBack);
export const removeTerm = defineCall(removeTermDocument, (data) => data.removeTerm);

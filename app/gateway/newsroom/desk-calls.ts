/** Calls of the desk, over the clients of one request, which bring the newsroom's session along (newsroom-cookie.ts). */
import * as v from "valibot";
import type { BackendClient } from "#app/gateway/graphql/create-backend-client.ts";
import {
  addDeskNoteDocument,
  createDeskPostDocument,
  deleteDeskPostDocument,
  FindDeskDeadLinksDocument,
  FindDeskRelatedDocument,
  keepDeskWindowDocument,
  leaveDeskWindowDocument,
  publishDeskPostDocument,
  restoreDeskVersionDocument,
  returnDeskPostDocument,
  settleDeskNoteDocument,
  submitDeskPostDocument,
  withdrawDeskPostDocument,
} from "#graphql/generated/operations.ts";
import { type SaveTextAnswer, saveText } from "./save-text.ts";
import { defineCall } from "./staff-calls.ts";

export const createDeskPost = defineCall(createDeskPostDocument, (data) => data.createDeskPost);
export const keepDeskWindow = defineCall(keepDeskWindowDocument, (data) => data.keepDeskWindow);
export const leaveDeskWindow = defineCall(leaveDeskWindowDocument, (data) => data.leaveDeskWindow);
export const restoreDeskVersion = defineCall(restoreDeskVersionDocument, (data) => data.restoreDeskVersion);
export const submitDeskPost = defineCall(submitDeskPostDocument, (data) => data.submitDeskPost);
export const returnDeskPost = defineCall(returnDeskPostDocument, (data) => data.returnDeskPost);
export const publishDeskPost = defineCall(publishDeskPostDocument, (data) => data.publishDeskPost);
export const withdrawDeskPost = defineCall(withdrawDeskPostDocument, (data) => data.withdrawDeskPost);
export const deleteDeskPost = defineCall(deleteDeskPostDocument, (data) => data.deleteDeskPost);
export const addDeskNote = defineCall(addDeskNoteDocument, (data) => data.addDeskNote);
export const settleDeskNote = defineCall(settleDeskNoteDocument, (data) => data.settleDeskNote);
export const findDeskDeadLinks = defineCall(FindDeskDeadLinksDocument, (data) => data.newsroom?.desk_dead_links ?? []);
export const findDeskRelated = defineCall(FindDeskRelatedDocument, (data) => data.newsroom?.desk_related ?? null);

const savedSchema = v.union([
  v.object({ revision: v.pipe(v.number(), v.integer()) }),
  v.object({ late: v.pipe(v.number(), v.integer()) }),
]);

/** `revision` of what was saved, or the number of the version in which it is kept, since another window writes by now. */
export type DeskSaved = v.InferOutput<typeof savedSchema>;
export type DeskSaveAnswer = SaveTextAnswer<DeskSaved>;

/** `text` is the desk's JSON. Sent twice it is saved once. */
export function saveDeskText(
  client: Pick<BackendClient, "rest">,
  { id, ...body }: { id: number; known: number; window: string; text: string },
): Promise<DeskSaveAnswer> {
  return saveText(client, { path: `/newsroom/desk/${id}`, body, schema: savedSchema });
}

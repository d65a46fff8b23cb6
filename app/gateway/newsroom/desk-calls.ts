/** Calls of the desk, over the clients of one request, which bring the newsroom's session along (newsroom-cookie.ts). */
import { FetchError } from "ofetch";
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
import { logError } from "#shared/log/log.ts";
import { defineCall, type StaffRefusal } from "./staff-calls.ts";

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
export type DeskSaveAnswer =
  | { kind: "done"; result: DeskSaved }
  | StaffRefusal
  /** The text is longer than the desk takes. */
  | { kind: "too large" };

const refusals: Record<number, Exclude<DeskSaveAnswer, { kind: "done" }>> = {
  401: { kind: "refused" },
  403: { kind: "no right" },
  404: { kind: "not found" },
  413: { kind: "too large" },
  422: { kind: "bad input" },
  429: { kind: "too many" },
};

/** `text` is the desk's JSON. Sent twice it is saved once. */
export async function saveDeskText(
  { rest }: Pick<BackendClient, "rest">,
  { id, ...body }: { id: number; known: number; window: string; text: string },
): Promise<DeskSaveAnswer> {
  try {
    const headers = { "content-type": "application/json" };
    const reply = await rest<unknown>(`/newsroom/desk/${id}`, { method: "PUT", body: JSON.stringify(body), headers });
    return { kind: "done", result: v.parse(savedSchema, reply) };
  } catch (error) {
    const refusal = error instanceof FetchError ? refusals[error.status ?? 0] : undefined;
    if (refusal !== undefined) return refusal;
    logError("A text of the desk was not saved", error);
    return { kind: "failed" };
  }
}

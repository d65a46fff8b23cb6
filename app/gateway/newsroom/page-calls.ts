/** How staff change the standing pages. */
import * as v from "valibot";
import type { BackendClient } from "#app/gateway/graphql/create-backend-client.ts";
import {
  createStandingPageDocument,
  deleteStandingPageDocument,
  discardStandingPageDocument,
  planStandingPageDocument,
  publishStandingPageDocument,
  restoreStandingPageDocument,
  withdrawStandingPageDocument,
} from "#graphql/generated/operations.ts";
import { type SaveTextAnswer, saveText } from "./save-text.ts";
import { defineCall } from "./staff-calls.ts";

export const createStandingPage = defineCall(createStandingPageDocument, (data) => data.createStandingPage);
export const publishStandingPage = defineCall(publishStandingPageDocument, (data) => data.publishStandingPage);
export const planStandingPage = defineCall(planStandingPageDocument, (data) => data.planStandingPage);
export const discardStandingPage = defineCall(discardStandingPageDocument, (data) => data.discardStandingPage);
export const restoreStandingPage = defineCall(restoreStandingPageDocument, (data) => data.restoreStandingPage);
export const withdrawStandingPage = defineCall(withdrawStandingPageDocument, (data) => data.withdrawStandingPage);
export const deleteStandingPage = defineCall(deleteStandingPageDocument, (data) => data.deleteStandingPage);

const savedSchema = v.object({ revision: v.pipe(v.number(), v.integer()) });

/** `text` is the page's JSON; `known` and `latest` are the revision and the last state that its writer saw. Sent twice it is saved once. */
export function savePageText(
  client: Pick<BackendClient, "rest">,
  { id, ...body }: { id: number; known: number; latest: number; text: string },
): Promise<SaveTextAnswer<{ revision: number }>> {
  return saveText(client, { path: `/newsroom/pages/${id}`, body, schema: savedSchema });
}

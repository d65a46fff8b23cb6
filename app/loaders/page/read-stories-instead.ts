import type { RouterContextProvider } from "react-router";
import { backendContext } from "#app/context.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetMostReadDocument, type GetMostReadQuery } from "#graphql/generated/operations.ts";
import { logError } from "#shared/log/log.ts";
import { within } from "#shared/rules/within.ts";

const STORIES = 5;
/** What a reader did not ask for may not keep them waiting. */
const PATIENCE_MS = 800;

/**
 * Five stories for who came to an address without a page. Everybody gets the same, so the back end answers from what it keeps, whatever
 * addresses are tried. Never rejects: without a back end there are none, which is logged.
 */
export async function readStoriesInstead(context: Readonly<RouterContextProvider>): Promise<GetMostReadQuery["most_read"]> {
  try {
    const asked = context.get(backendContext).askTogether([toQuestion(GetMostReadDocument, { limit: STORIES })]);
    const [{ data, error, missing }] = await within(asked, PATIENCE_MS);
    if (missing?.has("most_read")) return [];
    if (error !== undefined || data === null) throw error ?? new Error("There was no answer");
    return data.most_read.slice(0, STORIES);
  } catch (error) {
    logError("The stories of an error page cannot be had", error);
    return [];
  }
}

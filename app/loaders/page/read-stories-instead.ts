import type { RouterContextProvider } from "react-router";
import { backendContext, storiesContext } from "#app/context.ts";
import { type Answer, toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetMostReadDocument, type GetMostReadQuery } from "#graphql/generated/operations.ts";
import { logError } from "#shared/log/log.ts";
import { within } from "#shared/rules/within.ts";

type Context = Readonly<RouterContextProvider>;
type Stories = GetMostReadQuery["most_read"];

const STORIES = 5;
/** What a reader did not ask for may not keep them waiting. */
const PATIENCE_MS = 800;

/** For an address that most likely has no page: asked in its one round trip. */
export const storiesQuestion = toQuestion(GetMostReadDocument, { limit: STORIES });

export function keepStories(context: Context, answer: Answer<GetMostReadQuery>): void {
  context.set(storiesContext, toStories(answer));
}

/**
 * Five stories for who came to an address without a page. Everybody gets the same, so the back end answers from what it keeps, whatever
 * addresses are tried. Never rejects: without a back end there are none, which is logged.
 */
export async function readStoriesInstead(context: Context): Promise<Stories> {
  const asked = context.get(storiesContext);
  if (asked !== null) return asked;
  try {
    const [answer] = await within(context.get(backendContext).askTogether([storiesQuestion]), PATIENCE_MS);
    return toStories(answer);
  } catch (error) {
    logMissing(error);
    return [];
  }
}

function toStories({ data, error, missing }: Answer<GetMostReadQuery>): Stories {
  if (missing?.has("most_read")) return [];
  if (error !== undefined || data === null) logMissing(error);
  return data?.most_read.slice(0, STORIES) ?? [];
}

function logMissing(error: unknown): void {
  logError("The stories of an error page cannot be had", error);
}

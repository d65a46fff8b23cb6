/** REST answers that are the same for all callers without a token, kept like those of GraphQL (decision 59). */

import {
  createStateReader,
  findKeptAnswer,
  keepResponse,
  toKeptResponse,
} from "#workers/backend/doors/graphql/kept-answers/kept-answers.ts";
import { readAhead } from "#workers/backend/ground/database/tables/queries.ts";
import type { Answer, RestCall } from "./handle-rest.ts";

/**
 * Answers a call that came without a token, at the moment `now` in milliseconds. Besides the address it depends on the site whose full
 * addresses it gives. Only successful answers are kept; the gate confirms that nothing personal was shown.
 */
export async function answerAnybody(answer: Answer, call: RestCall, db: D1Database, now: number): Promise<Response> {
  const { url, queries, origin, accessControl } = call;
  const key = JSON.stringify(["rest", origin, url.pathname + url.search]);
  const readState = createStateReader(db, queries, now);
  const kept = await findKeptAnswer(db, key, now, readState);
  if (kept !== null) return toKeptResponse(kept);
  // Read with the answer's first rows: a write between them and later rows must not go unnoticed.
  readAhead(readState());
  const response = await answer(call);
  if (response.status !== 200 || !accessControl.isAnybody()) return response;
  return keepResponse(db, key, response, { state: await readState(), queries });
}

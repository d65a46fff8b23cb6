/** Calls about live tickers, over the clients of one request, which bring the newsroom's session along (newsroom-cookie.ts). */

import type { EntryDraft } from "#app/domain/newsroom/entry-form.ts";
import type { BackendClient } from "#app/gateway/graphql/create-backend-client.ts";
import { type CallAnswer, createCalls } from "#app/gateway/graphql/create-calls.ts";
import {
  endTickerDocument,
  GetNewsroomEntryDocument,
  removeTickerEntryDocument,
  saveTickerEntryDocument,
} from "#graphql/generated/operations.ts";

const kinds = {
  FORBIDDEN: "signed out",
  NO_RIGHT: "no right",
  CONFLICT: "conflict",
  TOO_MANY_REQUESTS: "too many",
  NOT_FOUND: "not found",
  BAD_USER_INPUT: "bad input",
} as const;
type Kind = (typeof kinds)[keyof typeof kinds];

export type NewsroomAnswer<Result> = CallAnswer<Result, Kind>;

// What writers of the form can do wrong was checked before; what the back end says of the rest is for operators.
const defineCall = createCalls<Kind>("the newsroom", kinds, ["bad input"]);

const sendEntry = defineCall(saveTickerEntryDocument, (data) => data.saveTickerEntry.modified);
/** Done also when there is no such entry any more. */
export const removeEntry = defineCall(removeTickerEntryDocument, (data) => data.removeTickerEntry);
export const endTicker = defineCall(endTickerDocument, (data) => data.endTicker);
export const readEntry = defineCall(GetNewsroomEntryDocument, (data) => data.newsroom);

/** Done with the moment of the entry's change, which names its new state. */
export function saveEntry(
  backend: Pick<BackendClient, "askTogether">,
  postId: number,
  { known, isPinned, isKeyEvent, alt, credit, ...fields }: EntryDraft,
): Promise<NewsroomAnswer<string>> {
  const entry = { ...fields, is_pinned: isPinned, is_key_event: isKeyEvent, image_alt: alt, image_credit: credit };
  return sendEntry(backend, { id: postId, entry, known });
}

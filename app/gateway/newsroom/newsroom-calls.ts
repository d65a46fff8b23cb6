/** The newsroom's calls to the back end, over the clients of one request, which bring its session along (newsroom-cookie.ts). */

import type { CombinedError } from "@urql/core";
import { FetchError } from "ofetch";
import * as v from "valibot";
import type { EntryDraft } from "#app/domain/newsroom/entry-form.ts";
import type { BackendClient } from "#app/gateway/graphql/create-backend-client.ts";
import { type Question, toQuestion } from "#graphql/client/batches/ask-together.ts";
import { endTickerDocument, removeTickerEntryDocument, saveTickerEntryDocument } from "#graphql/generated/operations.ts";
import { logError } from "#shared/log/log.ts";

/** Why a call came to nothing. `failed`: the input is not to blame, and it may be tried again. */
export type NewsroomRefusal =
  | { kind: "signed out" | "no right" | "conflict" | "too many" | "not found" }
  | { kind: "bad input"; message: string }
  | { kind: "failed" };
export type NewsroomAnswer<Result> = { kind: "done"; result: Result } | NewsroomRefusal;

type Calls = Pick<BackendClient, "askTogether" | "rest">;

/** Done with the moment of the entry's change, which names its new state. */
export async function saveEntry(calls: Calls, postId: number, draft: EntryDraft): Promise<NewsroomAnswer<string>> {
  const { id, known, date, title, html, isPinned, isKeyEvent, image, alt, credit } = draft;
  const entry = {
    id,
    date,
    title,
    html,
    image,
    is_pinned: isPinned,
    is_key_event: isKeyEvent,
    image_alt: alt,
    image_credit: credit,
  };
  const question = toQuestion(saveTickerEntryDocument, { id: postId, entry, known });
  return call(calls, question, ({ saveTickerEntry }) => saveTickerEntry.modified);
}

/** Done also when there is no such entry any more. */
export async function removeEntry(calls: Calls, postId: number, entry: string): Promise<NewsroomAnswer<boolean>> {
  const question = toQuestion(removeTickerEntryDocument, { id: postId, entry });
  return call(calls, question, ({ removeTickerEntry }) => removeTickerEntry);
}

export async function endTicker(calls: Calls, postId: number, isOver: boolean): Promise<NewsroomAnswer<boolean>> {
  return call(calls, toQuestion(endTickerDocument, { id: postId, isOver }), (data) => data.endTicker);
}

async function call<Data, Result>(
  { askTogether }: Calls,
  question: Question<Data>,
  pick: (data: Data) => Result,
): Promise<NewsroomAnswer<Result>> {
  const [{ data, error }] = await askTogether([question]);
  if (error !== undefined) return toRefusal(error);
  return data === null ? { kind: "failed" } : { kind: "done", result: pick(data) };
}

/** The first error's code, as the contract names it. */
export function toRefusal(error: CombinedError): NewsroomRefusal {
  const [first] = error.graphQLErrors;
  switch (first?.extensions.code) {
    case "FORBIDDEN":
      return { kind: "signed out" };
    case "NO_RIGHT":
      return { kind: "no right" };
    case "CONFLICT":
      return { kind: "conflict" };
    case "TOO_MANY_REQUESTS":
      return { kind: "too many" };
    case "NOT_FOUND":
      return { kind: "not found" };
    case "BAD_USER_INPUT":
      return { kind: "bad input", message: first.message };
  }
  logError("A call of the newsroom failed", error);
  return { kind: "failed" };
}

const pictureSchema = v.object({ source: v.string() });

export type PictureAnswer =
  | NewsroomAnswer<string>
  /** The file cannot be shown: too many bytes, of another kind, or damaged. */
  | { kind: "too large" | "no picture" | "damaged" };

const pictureRefusals: Record<number, Exclude<PictureAnswer, { kind: "done" | "bad input" }>> = {
  401: { kind: "signed out" },
  403: { kind: "no right" },
  404: { kind: "not found" },
  413: { kind: "too large" },
  415: { kind: "no picture" },
  422: { kind: "damaged" },
  429: { kind: "too many" },
};

/** Sends a picture's file; the result is the source by which an entry names it. The same file twice is one. */
export async function sendPicture({ rest }: Calls, file: Blob): Promise<PictureAnswer> {
  try {
    const body = new Uint8Array(await file.arrayBuffer());
    const headers = { "content-type": "application/octet-stream" };
    const reply = await rest<unknown>("/newsroom/pictures", { method: "POST", body, headers });
    return { kind: "done", result: v.parse(pictureSchema, reply).source };
  } catch (error) {
    const refusal = error instanceof FetchError ? pictureRefusals[error.status ?? 0] : undefined;
    if (refusal !== undefined) return refusal;
    logError("A picture of the newsroom's was not kept", error);
    return { kind: "failed" };
  }
}

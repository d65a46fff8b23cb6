/** What pages about tips ask the back end (decision 84), over the clients of one request. */

import type { CombinedError } from "@urql/core";
import { FetchError } from "ofetch";
import type { TipFields } from "#app/domain/tip/tip-form.ts";
import { toCreationHeaders, toPartHeaders } from "#app/domain/tip/upload-protocol.ts";
import type { BackendClient } from "#app/gateway/graphql/create-backend-client.ts";
import { type Question, toQuestion } from "#graphql/client/batches/ask-together.ts";
import {
  GetTipDocument,
  openTipDocument,
  removeTipDocument,
  sendTipDocument,
  setTipStateDocument,
  type TipReceiptFieldsFragment,
  withdrawTipDocument,
} from "#graphql/generated/operations.ts";
import { logError } from "#shared/log/log.ts";

/** `failed`: nobody is to blame who typed something, and it may be tried again. */
export type TipRefusal = { kind: "too many" | "not allowed" | "failed" };
export type TipAnswer<Result> = { kind: "done"; result: Result } | TipRefusal;
export type WireReceipt = TipReceiptFieldsFragment;

type Calls = Pick<BackendClient, "askTogether" | "rest">;

/** `key` names the form, so that it is one tip however often it comes. */
export function openTip(calls: Calls, key: string): Promise<TipAnswer<string>> {
  return call(calls, toQuestion(openTipDocument, { key }), ({ openTip: { ticket } }) => ticket);
}

export function sendTip(calls: Calls, ticket: string, tip: TipFields, fileCount: number): Promise<TipAnswer<WireReceipt>> {
  const question = toQuestion(sendTipDocument, { ticket, tip: { ...tip, file_count: fileCount } });
  return call(calls, question, (data) => data.sendTip);
}

/** Null for an unknown code. */
export function findTip(calls: Calls, code: string): Promise<TipAnswer<WireReceipt | null>> {
  return call(calls, toQuestion(GetTipDocument, { code }), ({ tip }) => tip);
}

/** False for an unknown code. */
export function withdrawTip(calls: Calls, code: string): Promise<TipAnswer<boolean>> {
  return call(calls, toQuestion(withdrawTipDocument, { code }), (data) => data.withdrawTip);
}

/** The newsroom's. False when there is no such tip any more. */
export function setTipState(calls: Calls, id: number, state: "READ" | "DONE"): Promise<TipAnswer<boolean>> {
  return call(calls, toQuestion(setTipStateDocument, { id, state }), (data) => data.setTipState);
}

/** The newsroom's. Done also when there is none any more. */
export function removeTip(calls: Calls, id: number): Promise<TipAnswer<boolean>> {
  return call(calls, toQuestion(removeTipDocument, { id }), (data) => data.removeTip);
}

async function call<Data, Result>(
  { askTogether }: Calls,
  question: Question<Data>,
  pick: (data: Data) => Result,
): Promise<TipAnswer<Result>> {
  const [{ data, error }] = await askTogether([question]);
  if (error !== undefined) return toRefusal(error);
  return data === null ? { kind: "failed" } : { kind: "done", result: pick(data) };
}

function toRefusal(error: CombinedError): TipRefusal {
  const code = error.graphQLErrors[0]?.extensions.code;
  if (code === "TOO_MANY_REQUESTS") return { kind: "too many" };
  if (code === "FORBIDDEN" || code === "NO_RIGHT") return { kind: "not allowed" };
  logError("A call about a tip failed", error);
  return { kind: "failed" };
}

const PATH = "/tips/files";
/** As the back end's parts are (docs/limits.md). */
type Parts = { partBytes: number };

/** Sends a file that has come with a form. The status of the answer that refused it; null when it was taken. */
export async function sendTipFile({ rest }: Calls, ticket: string, file: File, { partBytes }: Parts): Promise<number | null> {
  const key = crypto.randomUUID();
  try {
    const { name, size } = file;
    await rest.answer(PATH, { method: "POST", headers: toCreationHeaders(ticket, { key, name, size }) });
    for (let offset = 0; offset < size; offset += partBytes) {
      const body = new Uint8Array(await file.slice(offset, offset + partBytes).arrayBuffer());
      await rest.answer(`${PATH}/${key}`, { method: "POST", body, headers: toPartHeaders(ticket, offset) });
    }
    return null;
  } catch (error) {
    if (error instanceof FetchError && error.status !== undefined) return error.status;
    logError("A file of a tip was not kept", error);
    return 503;
  }
}

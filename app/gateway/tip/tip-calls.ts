/** What pages about tips ask the back end (decision 84), over the clients of one request. */

import { FetchError } from "ofetch";
import { toCreationHeaders, toPartHeaders } from "#app/domain/tip/upload-protocol.ts";
import type { BackendClient } from "#app/gateway/graphql/create-backend-client.ts";
import { type CallAnswer, createCalls, type Refusal } from "#app/gateway/graphql/create-calls.ts";
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

type Kind = "too many" | "not allowed";

export type TipRefusal = Refusal<Kind>;
export type TipAnswer<Result> = CallAnswer<Result, Kind>;
export type WireReceipt = TipReceiptFieldsFragment;

const defineCall = createCalls<Kind>("a tip", {
  TOO_MANY_REQUESTS: "too many",
  FORBIDDEN: "not allowed",
  NO_RIGHT: "not allowed",
});

/** The key names the form, so that it is one tip however often it comes. */
export const openTip = defineCall(openTipDocument, (data) => data.openTip.ticket);
export const sendTip = defineCall(sendTipDocument, (data) => data.sendTip);
/** Null for an unknown code. */
export const findTip = defineCall(GetTipDocument, (data) => data.tip);
/** False for an unknown code. */
export const withdrawTip = defineCall(withdrawTipDocument, (data) => data.withdrawTip);
/** The newsroom's. False when there is no such tip any more. */
export const setTipState = defineCall(setTipStateDocument, (data) => data.setTipState);
/** The newsroom's. Done also when there is no such tip any more. */
export const removeTip = defineCall(removeTipDocument, (data) => data.removeTip);

const PATH = "/tips/files";
/** As the back end's parts are (docs/limits.md). */
type Parts = { partBytes: number };

/** Sends a file that has come with a form. The status of the answer that refused it; null when it was taken. */
export async function sendTipFile(
  { rest }: Pick<BackendClient, "rest">,
  ticket: string,
  file: File,
  { partBytes }: Parts,
): Promise<number | null> {
  const key = crypto.randomUUID();
  try {
    const { name, size } = file;
    await rest.answer(PATH, { method: "POST", headers: toCreationHeaders(ticket, { key, name, size }) });
    for (let offset = 0; offset < size; offset += partBytes) {
      const body = file.slice(offset, offset + partBytes);
      await rest.answer(`${PATH}/${key}`, { method: "POST", body, headers: toPartHeaders(ticket, offset) });
    }
    return null;
  } catch (error) {
    if (error instanceof FetchError && error.status !== undefined) return error.status;
    logError("A file of a tip was not kept", error);
    return 503;
  }
}

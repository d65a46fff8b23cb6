import * as v from "valibot";
import { toCloseText } from "./close-codes.ts";
import { SubscriptionFailure } from "./subscription-failure.ts";

const closeSchema = v.object({ code: v.number(), reason: v.string() });

/** The close that `failure` of a websocket stands for; null when it is another failure. */
export function parseClose(failure: unknown): { code: number; reason: string } | null {
  const parsed = v.safeParse(closeSchema, failure);
  return parsed.success ? parsed.output : null;
}

/** What ended a websocket, as an error. What the server gave as its reason may not be for readers; it goes to the log. */
export function toSubscriptionFailure(failure: unknown): SubscriptionFailure {
  const close = parseClose(failure);
  if (close !== null) {
    const message = `The live connection was closed: ${toCloseText(close.code)}`;
    return new SubscriptionFailure(message, { closeCode: close.code, cause: close.reason });
  }
  const message = failure instanceof Error ? failure.message : "The live connection could not be opened";
  return new SubscriptionFailure(message, { cause: failure });
}

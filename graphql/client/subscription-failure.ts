import * as v from "valibot";
import { toCloseText } from "./close-codes.ts";

/** A subscription ended because there is no connection for it; arrives at the caller as `CombinedError.networkError`. */
export class SubscriptionFailure extends Error {
  /** With which the websocket was closed; null when it was not: it could not be opened, or there is no endpoint. */
  readonly closeCode: number | null;

  constructor(message: string, options: { closeCode?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.name = "SubscriptionFailure";
    this.closeCode = options.closeCode ?? null;
  }
}

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

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

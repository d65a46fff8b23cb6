/** The websocket of a page (rules 7.1, graphql-transport-ws). A chunk of its own, which comes with the first subscription. */
import type { ExecutionResult } from "@urql/core";
import { createClient } from "graphql-ws/client";
import { parseExecutionResult } from "#graphql/client/errors/parse-execution-result.ts";
import { CONNECTION_ACK_TIMEOUT_MS, WEBSOCKET_RETRIES } from "#graphql/client/limits.ts";
import { CLIENT_RESTART, isFatalCloseCode, toCloseReason } from "./close-codes.ts";
import { toRetryWait } from "./retry-wait.ts";
import { createRetryableWebSocket } from "./retryable-websocket.ts";
import { parseClose, toSubscriptionFailure } from "./to-subscription-failure.ts";
import { onAuthChange } from "./websocket-restarts.ts";

export type SubscriptionRequest = { query: string; operationName: string | undefined; variables: Record<string, unknown> };

export type SubscriptionSink = {
  next: (result: ExecutionResult) => void;
  /** GraphQL errors as a list, or a SubscriptionFailure. Nothing comes after it. */
  error: (failure: unknown) => void;
  complete: () => void;
};

export type SubscriptionConnection = {
  /** Opens the websocket when it is the first; the returned function closes it after the last. */
  subscribe: (request: SubscriptionRequest, sink: SubscriptionSink) => () => void;
};

export type SubscriptionConnectionOptions = {
  url: string;
  /** The Authorization header (rules 6) at the moment of connecting. */
  readAuthorization: () => string;
  random?: () => number;
  wait?: (ms: number) => Promise<void>;
  ackTimeoutMs?: number;
};

/** After each login and logout the websocket is closed and opened again with the new token; subscriptions go on. */
export function createSubscriptionConnection({
  url,
  readAuthorization,
  random = Math.random,
  wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  ackTimeoutMs = CONNECTION_ACK_TIMEOUT_MS,
}: SubscriptionConnectionOptions): SubscriptionConnection {
  let isRestarting = false;
  let ignoreAuthChanges: (() => void) | null = null;

  const client = createClient({
    url,
    webSocketImpl: createRetryableWebSocket(),
    connectionParams: () => ({ Authorization: readHeader(readAuthorization) }),
    connectionAckWaitTimeout: ackTimeoutMs,
    retryAttempts: WEBSOCKET_RETRIES,
    async retryWait(attempt) {
      const isOwnRestart = isRestarting;
      // Only the first try after it comes at once: a server that is gone is not besieged.
      isRestarting = false;
      if (!isOwnRestart) await wait(toRetryWait(attempt, random()));
    },
    shouldRetry,
    on: {
      opened(socket) {
        isRestarting = false;
        ignoreAuthChanges = onAuthChange(() => restart(socket as WebSocket));
      },
      closed() {
        ignoreAuthChanges?.();
        ignoreAuthChanges = null;
      },
    },
  });

  /** One that is not open yet takes the new token by itself; one that is closing is followed by another that does. */
  function restart(socket: WebSocket): void {
    if (socket.readyState !== WebSocket.OPEN) return;
    isRestarting = true;
    socket.close(CLIENT_RESTART, "Client restart");
    // The other side may take its time to agree, or be gone: nothing of the former session is waited for.
    client.terminate();
  }

  return {
    subscribe: (request, sink) =>
      client.subscribe(request, {
        next: (value) => sink.next(requireResult(value)),
        error: (failure) => sink.error(Array.isArray(failure) ? failure : toSubscriptionFailure(failure)),
        complete: () => sink.complete(),
      }),
  };
}

/** Errors are our own, or what the other side sent makes no sense; anything else is a websocket that could not be opened. */
function shouldRetry(failure: unknown): boolean {
  const close = parseClose(failure);
  return close === null ? !(failure instanceof Error) : !isFatalCloseCode(close.code);
}

/** What is thrown here becomes the reason that the websocket is closed with. */
function readHeader(readAuthorization: () => string): string {
  try {
    return readAuthorization();
  } catch (cause) {
    throw new Error(toCloseReason(cause instanceof Error ? cause.message : String(cause)), { cause });
  }
}

/** What is thrown here closes the websocket with 4004, bad response. */
function requireResult(value: unknown): ExecutionResult {
  const result = parseExecutionResult(value);
  if (result === null) throw new Error("The live connection brought no GraphQL result");
  return result;
}

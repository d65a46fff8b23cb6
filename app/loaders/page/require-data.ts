/** The one bridge from GraphQL errors to HTTP status (rules 8). */

import type { CombinedError } from "@urql/core";
import { data } from "react-router";
import type { PageErrorData } from "#app/domain/page/page-error.ts";
import type { Answer } from "#graphql/client/batches/ask-together.ts";
import { BackendFailure } from "#graphql/client/errors/backend-failure.ts";
import { toCombinedMessage } from "#graphql/client/errors/to-combined-message.ts";
import { logError } from "#shared/log/log.ts";

/** The data of a page operation. Throws a response that the error pages show: 404 for NOT_FOUND, otherwise 500 or 503 (decision 45). */
export function requireData<Result>({ data, error }: Answer<Result>): Result {
  if (error !== undefined) throw toPageError(error);
  if (data === null) throw noDataError();
  return data;
}

/** An answer with neither data nor errors. */
export function noDataError() {
  const message = "The back end answered without data";
  logError(message);
  return pageError(500, "Internal Server Error", message);
}

/** NOT_FOUND gives the 404 page, any other answer that is wrong 500, a back end that is down or too slow 503. Operators find the cause in the log. */
export function toPageError(error: CombinedError) {
  if (error.networkError !== undefined) return toTransportError(error.networkError);
  if (error.graphQLErrors.some(({ extensions }) => extensions.code === "NOT_FOUND")) {
    return pageError(404, "Not Found", error.graphQLErrors.map(({ message }) => message).join(", "));
  }
  logError("The back end answered a page with an error", error);
  return pageError(500, "Internal Server Error", toCombinedMessage(error));
}

function toTransportError(error: Error) {
  logError("The back end does not answer a page", error);
  return error instanceof BackendFailure && isAway(error)
    ? pageError(503, "Service Unavailable", error.message)
    : pageError(500, "Internal Server Error", error.message);
}

/** Down or too slow, by its own word or that of a proxy before it: worth another try later. */
function isAway({ kind, status }: BackendFailure): boolean {
  return kind === "timeout" || kind === "unreachable" || (status !== null && status >= 502 && status <= 504);
}

function pageError(status: number, statusText: string, message: string) {
  return data({ message } satisfies PageErrorData, { status, statusText });
}

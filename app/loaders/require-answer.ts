/** The one bridge from GraphQL errors to HTTP status (rules 8). */
import type { Client, CombinedError } from "@urql/core";
import { data } from "react-router";
import type { PageErrorData } from "#app/domain/page/page-error.ts";
import { BackendFailure } from "#graphql/client/backend-failure.ts";
import { toCombinedMessage } from "#graphql/client/to-combined-message.ts";
import { toTypedDocument } from "#graphql/client/typed-document.ts";
import type { TypedDocumentString } from "#graphql/generated/operations.ts";

/** Asks one page operation. Throws a response that the error pages show: 404 for NOT_FOUND, otherwise 500, 502, 503 or 504. */
export async function requireAnswer<Result, Variables extends Record<string, unknown>>(
  client: Client,
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  const query = toTypedDocument(document);
  const result = await client.query(query, variables);
  if (result.error !== undefined) throw toPageError(result.error);
  if (result.data === undefined || result.data === null) throw noDataError();
  return result.data;
}

/** An answer with neither data nor errors. */
export function noDataError() {
  const message = "The back end answered without data";
  console.error(message);
  return pageError(502, "Bad Gateway", message);
}

/** NOT_FOUND gives the 404 page, any other error of the operation 500; a failing transport its own status. Operators find the cause in the log. */
export function toPageError(error: CombinedError) {
  if (error.networkError !== undefined) return toTransportError(error.networkError);
  if (error.graphQLErrors.some(({ extensions }) => extensions.code === "NOT_FOUND")) {
    return pageError(404, "Not Found", error.graphQLErrors.map(({ message }) => message).join(", "));
  }
  console.error(error);
  return pageError(500, "Internal Server Error", toCombinedMessage(error));
}

function toTransportError(error: Error) {
  console.error(error);
  if (!(error instanceof BackendFailure)) return pageError(500, "Internal Server Error", error.message);
  if (error.kind === "timeout") return pageError(504, "Gateway Timeout", error.message);
  if (error.kind === "unreachable" || error.status === 503) return pageError(503, "Service Unavailable", error.message);
  return pageError(502, "Bad Gateway", error.message);
}

function pageError(status: number, statusText: string, message: string) {
  return data({ message } satisfies PageErrorData, { status, statusText });
}

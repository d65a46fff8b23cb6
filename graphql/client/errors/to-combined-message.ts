import type { CombinedError } from "@urql/core";

/** Rules 8: the messages of a failed operation as one text; of a failed transport what went wrong there. */
export function toCombinedMessage(error: CombinedError): string {
  if (error.networkError !== undefined) return error.networkError.message;
  return `GraphQL response contains errors: ${error.graphQLErrors.map(({ message }) => message).join(", ")}`;
}

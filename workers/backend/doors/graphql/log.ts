/** What operators read of an operation that failed: where and why, never what readers sent (passwords, tokens). */

import { GraphQLError } from "graphql";
import { logError } from "#shared/log/log.ts";

/** Logs an unexpected error. A GraphQLError as a whole would print the text of the operation, with the values in it. */
export function logGraphqlError(error: unknown): void {
  if (error instanceof GraphQLError) {
    logError("A field of GraphQL failed", error.originalError ?? error, {
      field: error.path?.filter((part) => typeof part === "string").join(".") ?? "?",
    });
  } else {
    logError("GraphQL failed", error);
  }
}

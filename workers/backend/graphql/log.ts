/** What operators read of an operation that failed: where and why, never what readers sent (passwords, tokens). */
import { GraphQLError } from "graphql";

/** Logs an unexpected error. A GraphQLError as a whole would print the text of the operation, with the values in it. */
export function logError(error: unknown): void {
  if (error instanceof GraphQLError) {
    console.error(`GraphQL field ${error.path?.join(".") ?? "?"} failed`, error.originalError ?? error.message);
  } else {
    console.error("GraphQL failed", error);
  }
}

import type { TypedDocumentNode } from "@urql/core";
import type { TypedDocumentString } from "#graphql/generated/operations.ts";

/**
 * The text of a generated document with the types of its answer: what urql, its React hooks included, takes for its documents. It
 * parses the text itself.
 */
export function toTypedDocument<Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
): TypedDocumentNode<Result, Variables> {
  return document.toString() as unknown as TypedDocumentNode<Result, Variables>;
}

import type { TypedDocumentNode } from "@urql/core";
import type { TypedDocumentString } from "../generated/operations.ts";

/** The text of a generated document with the types of its answer: what urql takes for its documents. */
export function toTypedDocument<Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
): TypedDocumentNode<Result, Variables> {
  return document.toString() as unknown as TypedDocumentNode<Result, Variables>;
}

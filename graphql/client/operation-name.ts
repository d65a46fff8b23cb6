import type { Operation } from "@urql/core";

/** The name an operation has in its document; the documents of the portal hold one operation each. */
export function readOperationName(operation: Operation): string | undefined {
  const definition = operation.query.definitions.find(({ kind }) => kind === "OperationDefinition");
  return definition !== undefined && "name" in definition ? definition.name?.value : undefined;
}

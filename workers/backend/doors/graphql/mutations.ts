/** Mutations carry the header `X-Mutation: true` (rules 7.1), which pages of other sites cannot send. */
import { type DocumentNode, GraphQLError, getOperationAST } from "graphql";
import type { Plugin } from "graphql-yoga";

/**
 * Refuses mutations without their header, each for itself within a batch: code FORBIDDEN, HTTP 403 unless other
 * operations of the batch are answered. Those that come by GET were refused before.
 */
export function createMutationRule(): Plugin {
  return {
    onExecute({ args, setResultAndStopExecution }) {
      const operation = getOperationAST(args.document as DocumentNode, args.operationName);
      const request: Request = args.contextValue.request;
      if (operation?.operation !== "mutation" || request.headers.get("x-mutation") === "true") return;
      const extensions = { code: "FORBIDDEN", http: { status: 403 } };
      setResultAndStopExecution({ errors: [new GraphQLError("Mutations need the header X-Mutation: true.", { extensions })] });
    },
  };
}

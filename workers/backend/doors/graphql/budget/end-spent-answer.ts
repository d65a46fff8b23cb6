/** An operation that asks for too much is answered with that, and with nothing else. */
import type { Plugin } from "graphql-yoga";
import { createCallError } from "#workers/backend/doors/graphql/resolvers/errors.ts";
import type { AnswerBudget } from "./answer-budget.ts";

/** Code REQUEST_TOO_LARGE. Of a batch the operations that were answered before keep their answers. */
export function createBudgetRule(): Plugin {
  return {
    onExecute({ args }) {
      const { budget } = args.contextValue as unknown as { budget: AnswerBudget };
      return {
        onExecuteDone({ setResult }) {
          const problem = budget.problem();
          if (problem !== null) setResult({ errors: [createCallError("REQUEST_TOO_LARGE", problem)] });
        },
      };
    },
  };
}

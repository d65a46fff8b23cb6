import { CombinedError, type ExecutionResult } from "@urql/core";
import { type FittedDocuments, type FittedResult, sendFitted } from "#graphql/client/fit/send-fitted.ts";
import { BATCH_SIZE } from "#graphql/client/limits.ts";
import type { KnownDocuments } from "#graphql/client/persisted-documents.ts";
import type { TypedDocumentString } from "#graphql/generated/operations.ts";
import { type BatchedOperation, type Post, sendBatch } from "./send-batch.ts";

/** One operation with its variables, not yet sent. */
export type Question<Result> = {
  /** The text of a generated document, which carries the type of its answer. */
  document: { toString: () => string };
  variables: Record<string, unknown>;
  /** Of the types alone: what `data` of the answer is. */
  answers?: Result;
};

/** What came of a question: as urql has it, data, an error, or of a half answer both. */
export type Answer<Result> = {
  data: Result | null;
  error: CombinedError | undefined;
  /** What the back end knows nothing of, by its path in the data: `topic.posts`. There stands the least that the contract allows. */
  missing?: ReadonlySet<string>;
};

/** A place that asks nothing this time (null) gets null. */
export type AnswersTo<Questions extends readonly (Question<unknown> | null)[]> = {
  [Place in keyof Questions]: Questions[Place] extends Question<infer Result>
    ? Answer<Result>
    : Answer<Questions[Place] extends Question<infer Result> | null ? Result : never> | null;
};

/** What more than BATCH_SIZE questions at once come to: a further request, or an error that names them, for each of them. */
export type Overflow = "another request" | "error";

/** Sends questions as one request and gives their answers in order. Never rejects: a failure is each question's answer. */
export type AskTogether = <const Questions extends readonly (Question<unknown> | null)[]>(
  questions: Questions,
) => Promise<AnswersTo<Questions>>;

export function toQuestion<Result, Variables extends Record<string, unknown>>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
): Question<Result> {
  return { document, variables };
}

/**
 * The GraphQL client of one request at the edge. What is asked together is one round trip, mutations included, and nothing
 * waits for anything else: what a page asks stands in one list. `overflow`: a page must get by with one request. `known`
 * outlives the request, one set a back end, as does `fitted`: what is asked of one that knows less than the contract.
 */
export function createAskTogether(
  post: Post,
  known: KnownDocuments,
  overflow: Overflow = "another request",
  fitted: FittedDocuments = new Map(),
): AskTogether {
  async function send(operations: BatchedOperation[]): Promise<ExecutionResult[]> {
    if (operations.length > BATCH_SIZE && overflow === "error") throw new Error(toOverflowMessage(operations));
    const batches: BatchedOperation[][] = [];
    for (let from = 0; from < operations.length; from += BATCH_SIZE) batches.push(operations.slice(from, from + BATCH_SIZE));
    return (await Promise.all(batches.map((batch) => sendBatch(batch, post, known)))).flat();
  }

  async function askTogether(questions: readonly (Question<unknown> | null)[]): Promise<(Answer<unknown> | null)[]> {
    const asked = questions.filter((question) => question !== null);
    const answers = asked.length === 0 ? [] : await answer(asked);
    let next = 0;
    return questions.map((question) => (question === null ? null : (answers[next++] as Answer<unknown>)));
  }

  async function answer(questions: readonly Question<unknown>[]): Promise<Answer<unknown>[]> {
    try {
      return (await sendFitted(questions.map(toOperation), send, fitted)).map(toAnswer);
    } catch (cause) {
      const networkError = cause instanceof Error ? cause : new Error(String(cause));
      return questions.map(() => ({ data: null, error: new CombinedError({ networkError }) }));
    }
  }

  return askTogether as AskTogether;
}

function toOperation({ document, variables }: Question<unknown>): BatchedOperation {
  const query = document.toString();
  // Documents of the portal begin with their one operation.
  const [, kind, operationName] = /^\s*(query|mutation)\s+(\w+)/.exec(query) ?? [];
  return { query, operationName, variables, isMutation: kind === "mutation" };
}

function toAnswer({ result: { data, errors }, missing }: FittedResult): Answer<unknown> {
  const error = errors === undefined ? undefined : new CombinedError({ graphQLErrors: [...errors] });
  return missing.size === 0 ? { data: data ?? null, error } : { data: data ?? null, error, missing };
}

function toOverflowMessage(operations: BatchedOperation[]): string {
  const names = operations.map(({ operationName }) => operationName ?? "one without a name").join(", ");
  return `${operations.length} operations at once, of which ${BATCH_SIZE} fit one request: ${names}`;
}

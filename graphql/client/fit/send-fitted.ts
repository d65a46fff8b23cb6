import type { ExecutionResult } from "@urql/core";
import type { BatchedOperation } from "#graphql/client/send-batch.ts";

/** A document as a back end knows it: its text, null when it knows nothing of it, and the paths of what it lacks. */
export type FittedDocument = { query: string | null; missing: ReadonlySet<string> };

/** By the whole document's text; one map a back end, which lives as long as the isolate. */
export type FittedDocuments = Map<string, FittedDocument>;

export type FittedResult = { result: ExecutionResult; missing: ReadonlySet<string> };

type Send = (operations: BatchedOperation[]) => Promise<ExecutionResult[]>;

/** One complaint may hide another; a back end that finds something new each time is given up. */
const MAX_ROUNDS = 4;

const nothing: ReadonlySet<string> = new Set();

/**
 * Sends operations to a back end that may know less than the contract (rules 7.1): what it complains of is taken out of the
 * document, once and for all, and the rest is asked again. Of an answer in parts the missing ones are nothing, or the least
 * that the contract allows; `missing` names them. One that knows everything costs nothing: the code for it is not even loaded.
 */
export async function sendFitted(operations: BatchedOperation[], send: Send, fitted: FittedDocuments): Promise<FittedResult[]> {
  const results: ExecutionResult[] = operations.map(() => ({ data: {} }));
  let open = operations.map((_, place) => place);
  for (let round = 0; round < MAX_ROUNDS && open.length > 0; round += 1) {
    const asked = open.flatMap((place) => {
      const operation = operations[place] as BatchedOperation;
      const query = fitted.has(operation.query) ? (fitted.get(operation.query)?.query ?? null) : operation.query;
      return query === null ? [] : [{ place, operation: { ...operation, query } }];
    });
    const answers = asked.length === 0 ? [] : await send(asked.map(({ operation }) => operation));
    open = [];
    for (const [index, { place, operation }] of asked.entries()) {
      const answer = answers[index] as ExecutionResult;
      results[place] = answer;
      if (await learn(operations[place] as BatchedOperation, operation.query, answer, fitted)) {
        results[place] = { data: {} };
        open.push(place);
      }
    }
  }
  return Promise.all(operations.map(({ query }, place) => complete(query, results[place] as ExecutionResult, fitted)));
}

/** Whether the document was fitted, and has to be asked again. */
async function learn(
  { query: whole, operationName }: BatchedOperation,
  text: string,
  { data, errors }: ExecutionResult,
  fitted: FittedDocuments,
): Promise<boolean> {
  // Who answers has understood.
  if ((data ?? null) !== null || errors === undefined) return false;
  if (!errors.some(({ message }) => mayComplain(message ?? ""))) return false;
  const { findMissing, fitDocument } = await import("./fit-document.ts");
  const complaints = errors as { message: string }[];
  const query = fitDocument(text, complaints);
  if (query === text) return false;
  console.warn(`${operationName}: the back end knows less: ${complaints.map(({ message }) => message).join(" ")}`);
  fitted.set(whole, { query, missing: findMissing(whole, query) });
  return true;
}

/** A cheap look, before anything is loaded for a closer one. */
function mayComplain(message: string): boolean {
  return /^(?:Cannot query|Unknown|Fragment) /.test(message);
}

async function complete(text: string, result: ExecutionResult, fitted: FittedDocuments): Promise<FittedResult> {
  const missing = fitted.get(text)?.missing ?? nothing;
  const isWhole = fitted.size === 0 || (result.data ?? null) === null;
  if (isWhole) return { result, missing };
  const { completeData } = await import("./complete-data.ts");
  return { result: { ...result, data: completeData(text, result.data as Record<string, unknown>) }, missing };
}

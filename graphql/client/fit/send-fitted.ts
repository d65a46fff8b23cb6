import type { ExecutionResult } from "@urql/core";
import type { BatchedOperation } from "#graphql/client/batches/send-batch.ts";

/**
 * A document as a back end knows it: its text, null when it knows nothing of it, and the paths of what it lacks; believed until
 * a moment in milliseconds.
 */
export type FittedDocument = { query: string | null; missing: ReadonlySet<string>; until: number };

/** By the whole document's text; one map a back end. */
/** `tell` gets what a back end does not know, for operators. */
export type FittedDocuments = Map<string, FittedDocument> & { tell?: (message: string) => void };

export type FittedResult = { result: ExecutionResult; missing: ReadonlySet<string> };

type Send = (operations: BatchedOperation[]) => Promise<ExecutionResult[]>;

/** One complaint may hide another; a back end that finds something new each time is given up. */
const MAX_ROUNDS = 4;

/** Then the whole document is asked again: what a back end complained of may have been a passing fault (decision 52). */
const BELIEVED_FOR_MS = 5 * 60 * 1000;
/** Without these there is no page to show, whatever a back end knows: then it has failed (rules 7.1). */
const INDISPENSABLE = ["post", "page"];
const MAX_LOGGED_LENGTH = 1000;

const nothing: ReadonlySet<string> = new Set();

/**
 * Sends operations to a back end that may know less than the contract (rules 7.1): what it complains of is taken out of the
 * document for some minutes, and the rest is asked again. Of an answer in parts the missing ones are nothing, or the least
 * that the contract allows; `missing` names them. One that knows everything costs nothing: the code for it is not even loaded.
 */
export async function sendFitted(operations: BatchedOperation[], send: Send, fitted: FittedDocuments): Promise<FittedResult[]> {
  const results = operations.map((): FittedResult => ({ result: {} as ExecutionResult, missing: nothing }));
  let open = operations.map((_, place) => place);
  for (let round = 0; round < MAX_ROUNDS && open.length > 0; round += 1) {
    const asked = open.flatMap((place) => {
      const operation = operations[place] as BatchedOperation;
      const { query, missing } = find(fitted, operation.query) ?? { query: operation.query, missing: nothing };
      // Of a document that the back end knows nothing of.
      results[place] = { result: { data: {} }, missing };
      return query === null ? [] : [{ place, operation: { ...operation, query }, missing }];
    });
    const answers = asked.length === 0 ? [] : await send(asked.map(({ operation }) => operation));
    open = [];
    for (const [index, { place, operation, missing }] of asked.entries()) {
      const result = answers[index] as ExecutionResult;
      results[place] = { result, missing };
      if (await learn(operations[place] as BatchedOperation, operation.query, result, fitted)) open.push(place);
    }
  }
  return Promise.all(operations.map(({ query }, place) => complete(query, results[place] as FittedResult, fitted)));
}

function find(fitted: FittedDocuments, query: string): FittedDocument | null {
  const known = fitted.get(query);
  return known !== undefined && known.until > Date.now() ? known : null;
}

/** Whether the document was fitted, and has to be asked again. */
async function learn(
  { query: whole, operationName }: BatchedOperation,
  text: string,
  { data, errors = [] }: ExecutionResult,
  fitted: FittedDocuments,
): Promise<boolean> {
  // An answer with data means that the document was understood; an error with a path comes of its execution.
  if ((data ?? null) !== null) {
    if (text === whole) fitted.delete(whole);
    return false;
  }
  const complaints = (errors as { message?: string; path?: unknown }[]).flatMap(({ message = "", path, ...error }) =>
    path === undefined && mayComplain(message) ? [{ ...error, message }] : [],
  );
  if (complaints.length === 0) return false;
  const { findMissing, fitDocument } = await import("./fit-document.ts");
  const query = fitDocument(text, complaints);
  if (query === text) return false;
  const missing = findMissing(whole, query);
  if (INDISPENSABLE.some((field) => missing.has(field))) return false;
  const words = complaints.map(({ message }) => message).join(" ");
  fitted.tell?.(`${operationName}: the back end knows less: ${words}`.slice(0, MAX_LOGGED_LENGTH));
  fitted.set(whole, { query, missing, until: Date.now() + BELIEVED_FOR_MS });
  return true;
}

/** A cheap look, before anything is loaded for a closer one. */
function mayComplain(message: string): boolean {
  return /^(?:Cannot query|Unknown|Fragment) /.test(message);
}

async function complete(text: string, { result, missing }: FittedResult, fitted: FittedDocuments): Promise<FittedResult> {
  const isWhole = fitted.size === 0 || (result.data ?? null) === null;
  if (isWhole) return { result, missing };
  const { completeData } = await import("./complete-data.ts");
  return { result: { ...result, data: completeData(text, result.data as Record<string, unknown>) }, missing };
}

import type { ExecutionResult } from "@urql/core";
import { BackendFailure } from "#graphql/client/errors/backend-failure.ts";
import { parseExecutionResult } from "#graphql/client/errors/parse-execution-result.ts";

/**
 * The results of a batch, in the order asked. A single operation may be answered by a bare object. Throws `BackendFailure`:
 * `unreachable` when the answer breaks off, `status` for an HTTP error without GraphQL results, `nonsense` for anything else.
 */
export async function parseBatchAnswer(response: Response, expected: number): Promise<ExecutionResult[]> {
  const text = await readText(response);
  const results = parseResults(text);
  if (results !== null && results.length === expected) return results;
  if (!response.ok) {
    throw new BackendFailure("status", `The back end answered ${response.status}`, { status: response.status });
  }
  // What it said may not be for readers; it goes to the log.
  throw new BackendFailure("nonsense", "The back end answered no GraphQL results", { cause: text.slice(0, 200) });
}

async function readText(response: Response): Promise<string> {
  try {
    return await response.text();
  } catch (cause) {
    // The sender broke it off, and says why.
    throw cause instanceof BackendFailure
      ? cause
      : new BackendFailure("unreachable", "The answer of the back end broke off", { cause });
  }
}

function parseResults(text: string): ExecutionResult[] | null {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return null;
  }
  const results = [json].flat().map(parseExecutionResult);
  return results.includes(null) ? null : (results as ExecutionResult[]);
}

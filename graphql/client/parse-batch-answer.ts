import type { ExecutionResult } from "@urql/core";
import * as v from "valibot";
import { BackendFailure } from "./backend-failure.ts";

const resultSchema = v.looseObject({
  data: v.optional(v.nullable(v.pipe(v.unknown(), v.check(isRecord), v.record(v.string(), v.unknown())))),
  errors: v.optional(
    v.array(
      v.looseObject({
        message: v.optional(v.string(), "unknown error"),
        path: v.optional(v.array(v.union([v.string(), v.number()]))),
        extensions: v.optional(v.record(v.string(), v.unknown())),
      }),
    ),
  ),
});

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
    throw new BackendFailure("unreachable", "The answer of the back end broke off", { cause });
  }
}

/** Lists would pass as records of their places. */
function isRecord(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function parseResults(text: string): ExecutionResult[] | null {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return null;
  }
  const parsed = v.safeParse(v.array(resultSchema), Array.isArray(json) ? json : [json]);
  if (!parsed.success) return null;
  // Some servers send an empty list where they mean no errors.
  const results = parsed.output.map(({ errors, ...rest }) => (errors?.length ? { ...rest, errors } : rest));
  const isComplete = results.every((result) => result.data !== undefined || "errors" in result);
  return isComplete ? (results as ExecutionResult[]) : null;
}

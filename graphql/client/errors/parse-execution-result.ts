import type { ExecutionResult } from "@urql/core";
import * as v from "valibot";

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

/** One GraphQL result, by request or by websocket; null for a malformed one. */
export function parseExecutionResult(value: unknown): ExecutionResult | null {
  const parsed = v.safeParse(resultSchema, value);
  if (!parsed.success) return null;
  const { errors, ...rest } = parsed.output;
  // Some servers send an empty list where they mean no errors.
  if (errors !== undefined && errors.length > 0) return { ...rest, errors } as ExecutionResult;
  return rest.data === undefined ? null : (rest as ExecutionResult);
}

/** Lists would pass as records of their places. */
function isRecord(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

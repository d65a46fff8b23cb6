/** For tests: GraphQL over HTTP as the portal sends it. */

import { handleGraphql } from "#workers/backend/doors/graphql/server.ts";
import type { Env } from "#workers/backend/ground/env.ts";

export type Operation = { query?: string; variables?: Record<string, unknown>; extensions?: Record<string, unknown> };
// biome-ignore lint/suspicious/noExplicitAny: what comes back is what the tests look at
export type Answer = { data?: any; errors?: { message: string; path?: unknown[]; extensions?: { code?: string } }[] };

export function createGraphqlRequest(body: unknown, headers: Record<string, string> = {}): Request {
  return new Request("http://backend/graphql", {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/graphql-response+json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

let asked = 0;

/** The same query with a unique comment: no answer to it is kept yet. */
function toUnasked(query: string): string {
  asked += 1;
  return `${query} # ${asked}`;
}

/** The answer to one operation, never a kept one. */
export async function ask(
  env: Env,
  query: string,
  variables: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await handleGraphql(createGraphqlRequest({ query: toUnasked(query), variables }, headers), env);
  return response.json<Answer>();
}

/** The answers to a batch, and how often D1 was called for them. */
export async function askBatch(
  env: Env,
  operations: Operation[],
  headers: Record<string, string> = {},
): Promise<{ answers: Answer[]; batches: number; statements: number }> {
  const unasked = operations.map((operation) =>
    // Some of them are not operations.
    typeof operation?.query !== "string" || operation.extensions !== undefined
      ? operation
      : { ...operation, query: toUnasked(operation.query) },
  );
  const response = await handleGraphql(createGraphqlRequest(unasked, headers), env);
  return {
    answers: await response.json<Answer[]>(),
    batches: Number(response.headers.get("x-d1-batches")),
    statements: Number(response.headers.get("x-d1-statements")),
  };
}

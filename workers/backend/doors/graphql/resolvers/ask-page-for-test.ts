/** For tests: one of the page queries, answered without an error. */
import { expect } from "vitest";
import type { Env } from "#workers/backend/ground/env.ts";
import { ask } from "./ask-for-test.ts";
import { pageQueries } from "./page-queries-for-test.ts";

// biome-ignore lint/suspicious/noExplicitAny: the answer is what the tests look at
export async function askPage(env: Env, name: string, variables: Record<string, unknown> = {}): Promise<any> {
  const page = pageQueries[name];
  const { data, errors } = await ask(env, page?.query ?? "", { ...page?.variables, ...variables });
  expect(errors).toBeUndefined();
  return data;
}

/** GraphQL over HTTP at /graphql, on graphql-yoga. The schema is the contract in graphql/schema. */
import { execute, GraphQLError } from "graphql";
import { createYoga, type Plugin } from "graphql-yoga";
import { logError, logWarning } from "#shared/log/log.ts";
import { createQueries, withQueryCount } from "#workers/backend/ground/database/tables/queries.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { countGrantReads } from "#workers/backend/readers/access/grant-counts.ts";
import { createBudgetRule } from "./budget/end-spent-answer.ts";
import { createDocumentCaches, createPersistedDocuments } from "./documents.ts";
import { createSchemaSecrecy, showsSchema } from "./hide-schema.ts";
import { createStateReader, findKeptAnswer, keepResponse, toKeptResponse } from "./kept-answers/kept-answers.ts";
import { openQuestion, type Question } from "./kept-answers/open-question.ts";
import { createSharingRule } from "./kept-answers/share-answer.ts";
import {
  createInputErrorCodes,
  createOperationCheck,
  createQueryLimits,
  createTooLarge,
  findRequestProblem,
  MAX_BODY_BYTES,
  MAX_OPERATIONS_PER_REQUEST,
} from "./limits.ts";
import { createMutationRule } from "./mutations.ts";
import { type BackendContext, createBackendContext, type Reading } from "./resolvers/context.ts";
import { schema } from "./schema.ts";

/** The reference executor: it makes no promises for values at hand, while yoga's own makes one for each field. */
const executor: Plugin = {
  onExecute({ setExecuteFn }) {
    setExecuteFn(execute);
  },
};

function createServer(isSchemaShown: boolean) {
  return createYoga<BackendContext>({
    schema,
    fetchAPI: {
      Request,
      Response,
      Headers,
      ReadableStream,
      TransformStream,
      URL,
      URLSearchParams,
      TextEncoder,
      TextDecoder,
      crypto,
    },
    batching: { limit: MAX_OPERATIONS_PER_REQUEST },
    // Every body was read before, within its limit (openQuestion).
    maxRequestBodySize: false,
    maskedErrors: { errorMessage: "Internal Server Error", isDev: false },
    parserAndValidationCache: createDocumentCaches(),
    plugins: [
      executor,
      createOperationCheck(),
      ...createPersistedDocuments(),
      ...createQueryLimits(),
      createMutationRule(),
      createBudgetRule(),
      createInputErrorCodes(),
      createSharingRule(),
      ...(isSchemaShown ? [] : [createSchemaSecrecy()]),
    ],
    logging: {
      debug() {},
      info() {},
      warn: (...words) => words.forEach((word) => void logWarning("GraphQL warns", word)),
      error: (...words) => words.forEach(logGraphqlError),
    },
    cors: false,
    graphiql: false,
    landingPage: false,
    multipart: false,
  });
}

/**
 * Logs an unexpected error: where and why, never what readers sent (passwords, tokens). A GraphQLError as a whole would print the text of
 * the operation, with the values in it.
 */
function logGraphqlError(error: unknown): void {
  if (error instanceof GraphQLError) {
    logError("A field of GraphQL failed", error.originalError ?? error, {
      field: error.path?.filter((part) => typeof part === "string").join(".") ?? "?",
    });
  } else {
    logError("GraphQL failed", error);
  }
}

/** One server per kind of environment: their caches of parsed and validated operations differ. */
const servers = new Map<boolean, ReturnType<typeof createServer>>();

function findServer(env: Env): ReturnType<typeof createServer> {
  const isSchemaShown = showsSchema(env);
  const server = servers.get(isSchemaShown) ?? createServer(isSchemaShown);
  servers.set(isSchemaShown, server);
  return server;
}

/** Lets work go on after the answer; without it, as in tests, the answer waits for the work. */
export type Afterwards = Pick<ExecutionContext, "waitUntil">;

/** Answers a request to /graphql: one operation or a batch, all over one set of queries (rules 7.1). */
export async function handleGraphql(request: Request, env: Env, afterwards: Afterwards | null = null): Promise<Response> {
  const problem = findRequestProblem(request);
  if (problem !== null) return problem;
  const question = await openQuestion(request, MAX_BODY_BYTES);
  if (question === null) return createTooLarge();
  const queries = createQueries(env.DB);
  const now = Date.now();
  const readState = question.key === null ? null : createStateReader(env.DB, queries, now);
  const kept = question.key === null || readState === null ? null : await findKeptAnswer(env.DB, question.key, now, readState);
  const response =
    kept === null ? await answerQuestion(question, env, { queries, now, readState }, afterwards) : toKeptResponse(kept);
  const counted = withQueryCount(response, queries);
  // An answer may depend on a grant or on the caller; the portal decides page by page what it keeps.
  counted.headers.set("cache-control", "no-store");
  return counted;
}

/** Executes the operation; keeps the answer when it may be shared. */
async function answerQuestion(
  { request, key }: Question,
  env: Env,
  reading: Reading,
  afterwards: Afterwards | null,
): Promise<Response> {
  const context = await createBackendContext(request, env, reading);
  const response = await findServer(env).fetch(request, context);
  response.headers.set("x-answer-values", String(context.budget.spent().values));
  for (const header of context.accounts.setCookies) response.headers.append("set-cookie", header);
  const counting = countReads(context, env);
  if (afterwards === null) await counting;
  else afterwards.waitUntil(counting);
  const state =
    key !== null && response.status === 200 && context.accessControl.isAnybody() ? await context.sharing.decide() : null;
  if (key === null || state === null) return response;
  return keepResponse(env.DB, key, response, { state, queries: reading.queries });
}

async function countReads({ accessControl, now }: BackendContext, env: Env): Promise<void> {
  const reads = accessControl.listReads();
  if (reads.length === 0) return;
  try {
    await countGrantReads(env.DB, reads, now);
  } catch (error) {
    // The reader already has the text; operators must know that a count is missing.
    logError("Reads opened by grants were not counted", error);
  }
}

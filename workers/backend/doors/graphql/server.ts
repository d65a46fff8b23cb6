/** GraphQL over HTTP at /graphql, on graphql-yoga. The schema is the contract in graphql/schema. */
import { execute as executeOperation, GraphQLError, type GraphQLSchema } from "graphql";
import { createYoga, type Plugin } from "graphql-yoga";
import { logError, logWarning } from "#shared/log/log.ts";
import { createQueries, withQueryCount } from "#workers/backend/ground/database/tables/queries.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { countGrantReads } from "#workers/backend/readers/access/grant-counts.ts";
import { answerStraight, parseStraight } from "./answer-straight.ts";
import { createAnswerBudget } from "./budget/answer-budget.ts";
import { createBudgetRule } from "./budget/end-spent-answer.ts";
import type { LazySchema } from "./create-schema.ts";
import { createKnownDocuments, type KnownDocuments } from "./documents.ts";
import { createSchemaSecrecy, showsSchema } from "./hide-schema.ts";
import { createStateReader, findKeptAnswer, keepResponse, toKeptResponse } from "./kept-answers/kept-answers.ts";
import { openQuestion, type Question } from "./kept-answers/open-question.ts";
import { createSharing, createSharingRule } from "./kept-answers/share-answer.ts";
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

/** The reference executor: it makes no promises for values at hand, while yoga's own makes one for each field. */
const executor: Plugin = {
  onExecute({ setExecuteFn }) {
    setExecuteFn(executeOperation);
  },
};

function createServer(schema: GraphQLSchema, isSchemaShown: boolean, { caches, plugins }: KnownDocuments) {
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
    parserAndValidationCache: caches,
    plugins: [
      executor,
      createOperationCheck(),
      ...plugins,
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

type Server = LazySchema & { yoga: ReturnType<typeof createServer>; documents: KnownDocuments };

/** One server per kind of environment: what they know of documents differs. */
const servers = new Map<boolean, Server>();

/** The schema is made with an isolate's first question (decision 112). */
async function openServer(isSchemaShown: boolean): Promise<Server> {
  const { schema, prepareFor } = await import("./schema.ts");
  const documents = createKnownDocuments();
  const server = { schema, prepareFor, documents, yoga: createServer(schema, isSchemaShown, documents) };
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
async function answerQuestion(question: Question, env: Env, reading: Reading, afterwards: Afterwards | null): Promise<Response> {
  const { key } = question;
  const context = await createBackendContext(question.request, env, reading);
  const response = await execute(question, env, reading, context);
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

/** The server's way begins anew: with a budget of its own unless that was spent, and with the rows that were read already. */
async function execute({ request, text, unread }: Question, env: Env, reading: Reading, context: BackendContext) {
  const isSchemaShown = showsSchema(env);
  const { schema, prepareFor, documents, yoga } = servers.get(isSchemaShown) ?? (await openServer(isSchemaShown));
  if (text !== null) await prepareFor(text);
  const straight = text === null || request.method !== "POST" ? null : parseStraight(request, text, documents);
  if (straight === null) return yoga.fetch(unread(), context);
  const answer = await answerStraight(straight, schema, context, reading);
  if (answer !== null) return answer;
  if (context.budget.problem() === null) context.budget = createAnswerBudget();
  context.sharing = createSharing(reading.readState);
  return yoga.fetch(unread(), context);
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

/**
 * The straight way to an answer: queries whose documents the server has found valid before are executed without its envelope, which costs as much
 * again. Whatever is not plain (other methods and media types, documents it does not know, mutations, errors) goes the server's way.
 */
import { type DocumentNode, execute, type GraphQLSchema, getOperationAST, Kind } from "graphql";
import * as v from "valibot";
import type { KnownDocuments } from "./documents.ts";
import { findKeptOperation, keepOperation, rememberNotes } from "./kept-answers/kept-operations.ts";
import { isSharedOperation } from "./kept-answers/shared-operation.ts";
import { MAX_OPERATIONS_PER_REQUEST } from "./limits.ts";
import type { BackendContext, Reading } from "./resolvers/context.ts";

const MEDIA_TYPE = "application/graphql-response+json";

const operationSchema = v.strictObject({
  query: v.optional(v.string()),
  variables: v.nullish(v.record(v.string(), v.unknown())),
  operationName: v.nullish(v.string()),
  extensions: v.optional(v.strictObject({ persistedQuery: v.strictObject({ version: v.literal(1), sha256Hash: v.string() }) })),
});
const bodySchema = v.union([
  operationSchema,
  v.pipe(v.array(operationSchema), v.minLength(1), v.maxLength(MAX_OPERATIONS_PER_REQUEST)),
]);

type Operation = v.InferOutput<typeof operationSchema>;
type Prepared = { document: DocumentNode; operationName: string | null; variables: Record<string, unknown> };

/** What is to be executed, in the order of the request. */
export type StraightQuestion = { operations: Prepared[]; isBatch: boolean };

/** Null where `text`, a request's body, has to go the server's way. */
export function parseStraight({ headers }: Request, text: string, documents: KnownDocuments): StraightQuestion | null {
  if (!(headers.get("accept") ?? "").startsWith(MEDIA_TYPE)) return null;
  const { success, output } = v.safeParse(bodySchema, parseJson(text));
  if (!success) return null;
  const isBatch = Array.isArray(output);
  const operations: Prepared[] = [];
  for (const operation of isBatch ? output : [output]) {
    const prepared = prepare(operation, documents);
    if (prepared === null) return null;
    operations.push(prepared);
  }
  return { operations, isBatch };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A text that comes with its hash is new to the client: the server checks that they belong together. */
function prepare({ query, variables, operationName, extensions }: Operation, documents: KnownDocuments): Prepared | null {
  if (query !== undefined && extensions !== undefined) return null;
  const text = query ?? documents.findText(extensions?.persistedQuery.sha256Hash ?? "");
  const document = text === null ? null : documents.findValid(text);
  if (document === null || getOperationAST(document, operationName)?.operation !== "query") return null;
  return { document, operationName: operationName ?? null, variables: variables ?? {} };
}

/** Null where something went wrong or was too much: the server knows how to say so. What was read is known to `context` by then. */
export async function answerStraight(
  { operations, isBatch }: StraightQuestion,
  schema: GraphQLSchema,
  context: BackendContext,
  reading: Reading,
): Promise<Response | null> {
  // All of them begin in one turn, so that what they ask of the database is one batch.
  const answers = await Promise.all(operations.map((operation) => answerOperation(operation, schema, context, reading)));
  const texts = answers.filter((text) => text !== null);
  if (context.budget.problem() !== null || texts.length < answers.length) return null;
  context.sharing.noteWhole();
  return new Response(isBatch ? `[${texts.join(",")}]` : texts[0], {
    headers: { "content-type": `${MEDIA_TYPE}; charset=utf-8` },
  });
}

/** The result as JSON; null for one with an error. */
async function answerOperation(
  { document, operationName, variables }: Prepared,
  schema: GraphQLSchema,
  context: BackendContext,
  { now, readState }: Reading,
): Promise<string | null> {
  const { env, sharing } = context;
  const isShared = isSharedOperation(document, operationName, variables);
  sharing.noteOperation(isShared);
  const isKept = isShared && readState !== null && hasOneAnswer(document, variables);
  const known = isKept ? findKeptOperation(env.DB, document, context.queries, now) : null;
  if (known !== null) return known;
  const { queries, notes } = isKept ? rememberNotes(context.queries) : { queries: context.queries, notes: [] };
  const contextValue = isKept ? { ...context, queries } : context;
  const result = await execute({ schema, document, operationName, variableValues: variables, contextValue });
  if (result.errors !== undefined) return null;
  const text = JSON.stringify(result);
  // Read in the same batch as the rows.
  if (isKept) keepOperation(env.DB, document, { version: (await readState()).version, text, notes });
  return text;
}

function hasOneAnswer({ definitions }: DocumentNode, variables: Record<string, unknown>): boolean {
  const operations = definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return operations.length === 1 && Object.keys(variables).length === 0;
}

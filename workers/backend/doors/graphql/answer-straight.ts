/**
 * The straight way to an answer: queries whose documents the server has found valid before are executed without its envelope, which costs as much
 * again. Whatever is not plain (other methods and media types, documents it does not know, mutations, errors) goes the server's way.
 */
import { type DocumentNode, execute, type GraphQLSchema, getOperationAST, Kind } from "graphql";
import * as v from "valibot";
import type { KnownDocuments } from "./documents.ts";
import { findKeptOperation, keepOperation, openNotebook, toOperationKey } from "./kept-answers/kept-operations.ts";
import { isSharedOperation } from "./kept-answers/shared-operation.ts";
import { isStillTrue } from "./kept-answers/still-true.ts";
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
  const ask = (operation: Prepared) => answerOperation(operation, schema, context, reading);
  // All of them begin in one turn, so that what they ask of the database is one batch.
  const first = await Promise.all(operations.map(ask));
  // What was kept was true as far as was known; by now the request may know of a change that others have made.
  const answers = await Promise.all(
    operations.map((operation, place) => (first[place]?.isOutdated() === true ? ask(operation) : (first[place] ?? null))),
  );
  const whole = answers.filter((answer) => answer !== null);
  if (context.budget.problem() !== null || whole.length < answers.length) return null;
  for (const { keep } of whole) keep();
  context.sharing.noteWhole();
  const texts = whole.map(({ text }) => text);
  return new Response(isBatch ? `[${texts.join(",")}]` : texts[0], {
    headers: { "content-type": `${MEDIA_TYPE}; charset=utf-8` },
  });
}

/** JSON; whether it was kept, and is known to have changed by now; and how it is kept once the whole request has an answer. */
type Answer = { text: string; isOutdated: () => boolean; keep: () => void };

const isNew = { isOutdated: () => false, keep: () => {} };

/** The result of an operation; null for one with an error. */
async function answerOperation(
  { document, operationName, variables }: Prepared,
  schema: GraphQLSchema,
  context: BackendContext,
  { now, readState }: Reading,
): Promise<Answer | null> {
  const { DB } = context.env;
  const isShared = isSharedOperation(document, operationName, variables);
  context.sharing.noteOperation(isShared);
  const key = isShared && readState !== null && hasOneOperation(document) ? toOperationKey(document, variables) : null;
  const known = key === null ? null : findKeptOperation(DB, key, context.queries, now);
  if (known !== null) return { ...isNew, text: known.text, isOutdated: () => !isStillTrue(DB, known, now) };
  const notebook = openNotebook(context.queries);
  const contextValue = key === null ? context : { ...context, queries: notebook.queries };
  const result = await execute({ schema, document, operationName, variableValues: variables, contextValue });
  if (result.errors !== undefined) return null;
  const text = JSON.stringify(result);
  if (key === null || readState === null) return { ...isNew, text };
  // The state was read in the same batch as the rows.
  const state = await readState();
  return { ...isNew, text, keep: () => keepOperation(DB, key, text, state, notebook) };
}

function hasOneOperation({ definitions }: DocumentNode): boolean {
  return definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION).length === 1;
}

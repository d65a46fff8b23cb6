/** The one subscription there is, as GraphQL: checked by the schema when it comes, carried out for each change. */
import {
  type DocumentNode,
  execute,
  type FieldNode,
  GraphQLError,
  getArgumentValues,
  getOperationAST,
  getVariableValues,
  Kind,
  parse,
  validate,
  visit,
} from "graphql";
import { LRUCache } from "lru-cache";
import { createAnswerBudget } from "#workers/backend/doors/graphql/budget/answer-budget.ts";
import { createCallError } from "#workers/backend/doors/graphql/resolvers/errors.ts";
import { schema } from "#workers/backend/doors/graphql/schema.ts";
import type { ChangeView } from "#workers/backend/newsroom/tickers/to-change-view.ts";
import type { Operation } from "#workers/ticker/connection.ts";

type Errors = { errors: readonly GraphQLError[] };
export type Subscription = { operation: Operation; since: string | null };

const MAX_TOKENS = 400;
const MAX_SINCE_LENGTH = 40;

const documents = new LRUCache<string, DocumentNode>({ max: 100 });

function parseDocument(query: string): DocumentNode | Errors {
  const known = documents.get(query);
  if (known !== undefined) return known;
  try {
    const document = parse(query, { maxTokens: MAX_TOKENS });
    const errors = [...validate(schema, document), ...findAliases(document)];
    if (errors.length > 0) return { errors };
    documents.set(query, document);
    return document;
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] };
    throw error;
  }
}

/** With them one subscription could ask for every entry a hundred times. */
function findAliases(document: DocumentNode): GraphQLError[] {
  const errors: GraphQLError[] = [];
  visit(document, {
    [Kind.FIELD](node) {
      if (node.alias !== undefined) errors.push(new GraphQLError("A subscription takes no aliases.", { nodes: node }));
    },
  });
  return errors;
}

/**
 * What a reader of the ticker `postId` subscribes to, or why not. The operation that is kept no longer says what the reader knew:
 * readers who ask in the same words are then one audience.
 */
export function parseSubscription(operation: Operation, postId: number): Subscription | Errors {
  const document = parseDocument(operation.query);
  if ("errors" in document) return document;
  const node = getOperationAST(document, operation.operationName);
  if (node?.operation !== "subscription") return refuse("Only subscriptions come by websocket.");
  const variables = getVariableValues(schema, node.variableDefinitions ?? [], operation.variables);
  if (variables.errors !== undefined) return { errors: variables.errors };
  const field = node.selectionSet.selections.find((selection): selection is FieldNode => selection.kind === Kind.FIELD);
  const definition = schema.getSubscriptionType()?.getFields().tickerChanged;
  if (field?.name.value !== "tickerChanged" || definition === undefined) return refuse("Subscribe to tickerChanged.");
  const { post_id, since } = getArgumentValues(definition, field, variables.coerced);
  if (post_id !== postId) return refuse(`This connection is the ticker's of post ${postId}.`);
  if (typeof since === "string" && since.length > MAX_SINCE_LENGTH) return refuse("since: this is no cursor.");
  return {
    operation: { ...operation, variables: { ...variables.coerced, ...toForgotten(field) } },
    since: typeof since === "string" ? since : null,
  };
}

/** The variable that `since` comes in. */
function toForgotten({ arguments: given = [] }: FieldNode): Record<string, null> {
  const value = given.find(({ name }) => name.value === "since")?.value;
  return value?.kind === Kind.VARIABLE ? { [value.name.value]: null } : {};
}

function refuse(message: string): Errors {
  return { errors: [new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT" } })] };
}

/** The result of an operation that was taken before, for this change; as JSON. Throws for one that was not. */
export function toResult({ query, operationName, variables }: Operation, change: ChangeView): string {
  const document = parseDocument(query);
  if ("errors" in document) throw new Error("A malformed subscription was taken", { cause: document.errors[0] });
  const budget = createAnswerBudget();
  const contextValue = { budget };
  const result = execute({ schema, document, operationName, variableValues: variables, rootValue: change, contextValue });
  if (result instanceof Promise) throw new Error("A change is there as a whole, and nothing of it is waited for");
  const problem = budget.problem();
  return JSON.stringify(problem === null ? result : { errors: [createCallError("REQUEST_TOO_LARGE", problem)] });
}

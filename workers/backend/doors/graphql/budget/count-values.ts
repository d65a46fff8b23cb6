/** Every field of the schema counts what it gives against the budget of its request, so that no list multiplies another one freely. */
import {
  defaultFieldResolver,
  GraphQLError,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from "graphql";
import type { AnswerBudget } from "./answer-budget.ts";
import { countSelected } from "./count-selected.ts";

type Context = { budget: AnswerBudget };
type Resolver = GraphQLFieldResolver<unknown, Context>;

/** With a path it is taken as it is: one for all, as making thousands takes longer than what they report. */
const spentError = new GraphQLError("The budget of the request is spent.", { path: [] });

/** `schema` with a counting resolver at each field of it; GraphQL's own fields (introspection) have limits of their own. */
export function countValues<Schema extends GraphQLSchema>(schema: Schema): Schema {
  for (const type of Object.values(schema.getTypeMap())) {
    // What is subscribed to comes by websocket, one change at a time (workers/backend/doors/websocket).
    if (!isObjectType(type) || type.name.startsWith("__") || type === schema.getSubscriptionType()) continue;
    Object.values(type.getFields()).forEach(countField);
  }
  return schema;
}

/** The same for one field whose resolver is new. */
// biome-ignore lint/suspicious/noExplicitAny: whatever it is a field of, and with whatever context besides the budget
export function countField(field: GraphQLField<any, any>): void {
  field.resolve = toCounting(field.resolve ?? defaultFieldResolver, field);
}

/**
 * Beyond the budget a field gives as little as its type allows and reads nothing: the answer is an error by then (end-spent-answer.ts), and
 * what has begun has to come to its end without a report of each field.
 */
function toCounting(resolve: Resolver, { type }: GraphQLField<unknown, Context>): Resolver {
  const isList = isListType(getNullableType(type));
  const isLeaf = isLeafType(getNamedType(type));
  function end(): unknown {
    if (isList) return [];
    if (isNonNullType(type)) throw spentError;
    return null;
  }
  return (source, args, context, info) => {
    const { budget } = context;
    if (budget.problem() !== null) return end();
    const selected = isLeaf ? 0 : countSelected(info);
    // The name stands in the answer each time.
    const name = String(info.path.key).length;
    const value = resolve(source, args, context, info);
    return value instanceof Promise
      ? value.then((resolved) => (count(resolved, selected, name, budget) ? resolved : end()))
      : count(value, selected, name, budget)
        ? value
        : end();
  };
}

/** Whether `value` may still stand in the answer. */
function count(value: unknown, selected: number, name: number, budget: AnswerBudget): boolean {
  if (Array.isArray(value)) {
    let characters = name;
    for (const entry of value) if (typeof entry === "string") characters += entry.length;
    budget.spend("characters", characters);
    return budget.spend("values", value.length * (1 + selected));
  }
  const isWithin = budget.spend("characters", typeof value === "string" ? value.length + name : name);
  return selected === 0 || value === null || value === undefined ? isWithin : budget.spend("values", selected);
}

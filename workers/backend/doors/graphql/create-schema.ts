/**
 * A schema of its document and of what resolves it, made before an isolate answers its first question: `npm run generate` refuses a document that
 * is not valid, and nothing is checked again. Resolvers that come later are loaded with the first question for a field of Query or Mutation that
 * has none.
 */
import {
  buildASTSchema,
  type DocumentNode,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  isObjectType,
} from "graphql";
import { countField, countValues } from "./budget/count-values.ts";

// biome-ignore lint/suspicious/noExplicitAny: what a field is resolved of, and with, differs from field to field
type Resolver = GraphQLFieldResolver<any, any>;
type FieldResolver = Resolver | { resolve?: Resolver; subscribe: Resolver };

/** By the names of type and field. */
export type Resolvers = Readonly<Record<string, Readonly<Record<string, FieldResolver>>>>;

export type LazySchema = {
  schema: GraphQLSchema;
  /** Loads the others when the text of a request seems to ask for what they resolve: begun within one turn, what fields read is one batch. */
  prepareFor: (text: string) => Promise<void>;
};

/** Each field counts what it gives (budget/count-values.ts). Throws for a resolver of a field that the schema does not have. */
export function createSchema(
  document: DocumentNode,
  resolvers: readonly Resolvers[],
  loadOthers: () => Promise<readonly Resolvers[]>,
): LazySchema {
  const schema = buildASTSchema(document, { assumeValid: true, assumeValidSDL: true });
  addResolvers(schema, resolvers);
  const roots = [schema.getQueryType(), schema.getMutationType()];
  const unresolved = roots
    .flatMap((root) => Object.values(root?.getFields() ?? {}))
    .filter(({ resolve }) => resolve === undefined);
  countValues(schema);
  for (const field of unresolved) field.resolve = createLate(field);
  const asksForOthers = new RegExp(`\\b(?:${unresolved.map(({ name }) => name).join("|")})\\b`);
  let areAllThere = unresolved.length === 0;

  /** Each request imports them itself: no promise is shared between requests. */
  async function addOthers(): Promise<void> {
    const others = await loadOthers();
    if (!areAllThere) addResolvers(schema, others).forEach(countField);
    areAllThere = true;
  }

  function createLate(field: GraphQLField<unknown, unknown>): Resolver {
    const late: Resolver = async (source, args, context, info) => {
      await addOthers();
      if (field.resolve === late) throw new Error(`Nothing resolves ${info.parentType.name}.${field.name}`);
      return field.resolve?.(source, args, context, info);
    };
    return late;
  }

  return {
    schema,
    async prepareFor(text) {
      if (!areAllThere && asksForOthers.test(text)) await addOthers();
    },
  };
}

function addResolvers(schema: GraphQLSchema, resolvers: readonly Resolvers[]): GraphQLField<unknown, unknown>[] {
  return resolvers.flatMap(Object.entries<Resolvers[string]>).flatMap(([name, ofType]) => {
    const type = schema.getType(name);
    if (!isObjectType(type)) throw new Error(`The schema has no type ${name} with fields to resolve`);
    const fields = type.getFields();
    return Object.entries(ofType).map(([fieldName, resolver]) => {
      const field = fields[fieldName];
      if (field === undefined) throw new Error(`The schema has no field ${name}.${fieldName}`);
      return Object.assign(field, typeof resolver === "function" ? { resolve: resolver } : resolver);
    });
  });
}

/** GraphQL queries that ask for everything a type has, found out from the schema: a field that comes later is asked too. */
import { globSync, readFileSync } from "node:fs";
import {
  buildSchema,
  type GraphQLField,
  type GraphQLOutputType,
  getNamedType,
  isAbstractType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  parse,
} from "graphql";

const schema = buildSchema(
  globSync("graphql/schema/**/*.graphql")
    .map((file) => readFileSync(file, "utf8"))
    .join("\n"),
);

/** Selection of all fields of a type down to `depth`; below a post that stands in another only what can hold text. */
export function toFullSelection(typeName: string, depth: number): string {
  const type = schema.getType(typeName);
  if (type === undefined) throw new Error(`The schema has no type ${typeName}`);
  return select(type as GraphQLOutputType, depth, []);
}

/** The same in `count` selections, each with a part of the type's fields, without those named: for lists of many. */
export function toPartSelections(typeName: string, depth: number, count: number, without: readonly string[]): string[] {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) throw new Error(`The schema has no type ${typeName} with fields`);
  const fields = Object.values(type.getFields())
    .filter(({ name }) => !without.includes(name))
    .flatMap((field) => selectField(field, depth, [type.name]));
  return Array.from({ length: count }, (_, part) => `{ ${fields.filter((_field, index) => index % count === part).join(" ")} }`);
}

/** The questions of the schema whose answers can hold that type, however deep. */
export function findFieldsReaching(typeName: string): string[] {
  const reaches = (type: GraphQLOutputType, seen: Set<string>): boolean => {
    const named = getNamedType(type);
    if (named.name === typeName) return true;
    if (seen.has(named.name) || isLeafType(named)) return false;
    seen.add(named.name);
    if (isAbstractType(named)) return schema.getPossibleTypes(named).some((one) => reaches(one, seen));
    return isObjectType(named) && Object.values(named.getFields()).some((field) => reaches(field.type, seen));
  };
  return Object.values(schema.getQueryType()?.getFields() ?? {})
    .filter(({ type }) => reaches(type, new Set()))
    .map(({ name }) => name);
}

/** What a query asks for at its top. */
export function toRootFields(query: string): string[] {
  return parse(query).definitions.flatMap((definition) =>
    definition.kind === "OperationDefinition"
      ? definition.selectionSet.selections.flatMap((one) => (one.kind === "Field" ? one.name.value : []))
      : [],
  );
}

function select(output: GraphQLOutputType, depth: number, path: readonly string[]): string {
  const type = getNamedType(output);
  if (isLeafType(type) || depth === 0) return "";
  if (isAbstractType(type)) {
    const parts = schema.getPossibleTypes(type).map((one) => `... on ${one.name} ${select(one, depth, path)}`);
    return `{ __typename ${parts.join(" ")} }`;
  }
  if (!isObjectType(type)) return "";
  const fields = Object.values(type.getFields()).flatMap((field) => selectField(field, depth, [...path, type.name]));
  return `{ __typename ${fields.join(" ")} }`;
}

function selectField(field: GraphQLField<unknown, unknown>, depth: number, path: readonly string[]): string[] {
  if (field.args.some(isRequiredArgument)) return [];
  const type = getNamedType(field.type);
  const { name } = field;
  if (isLeafType(type)) return [name];
  // A type within itself is asked for once more, then it repeats.
  if (path.filter((visited) => visited === type.name).length > 1) return [];
  const selection = select(field.type, depth - 1, path);
  return selection === "" || selection === "{ __typename  }" ? [] : [`${name} ${selection}`];
}

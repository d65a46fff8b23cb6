/** An answer to any operation, made of the schema: each field has a value, each list two entries, each union one of every member. */
import { globSync, readFileSync } from "node:fs";
import {
  buildSchema,
  type DocumentNode,
  type FieldNode,
  type GraphQLNamedType,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  isObjectType,
  isScalarType,
  isUnionType,
  Kind,
  type SelectionSetNode,
  valueFromASTUntyped,
} from "graphql";

export const schema = buildSchema(
  globSync("graphql/schema/**/*.graphql")
    .map((file) => readFileSync(file, "utf8"))
    .join("\n"),
);

export type Sample = { data: Record<string, unknown>; paths: Set<string> };

const texts: Record<string, string> = {
  date: "2025-03-04T08:30:00Z",
  modified: "2025-03-05T08:30:00Z",
  link: "/beitrag/7",
  page_link: "/themen/wohnen",
  button_link: "/themen/wohnen",
  external: "https://partner.example/a",
  url: "https://video.example/a",
  slug: "beitrag",
  type: "nnp_clubs",
};

/** `data` answers the document, a bare one with null and no pictures where it may; `paths` are those of its leaves, such as `post.title.rendered`. */
export function sampleAnswer(document: DocumentNode, { isBare = false } = {}): Sample {
  const paths = new Set<string>();
  /** No two are the same: they may be the numbers of posts. */
  let number = 0;
  const fragments = new Map(
    document.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [])),
  );

  /** The fields that are asked of `type`, fragments opened. */
  function toFields(selections: SelectionSetNode | undefined, type: GraphQLNamedType): FieldNode[] {
    return (selections?.selections ?? []).flatMap((node): FieldNode[] => {
      if (node.kind === Kind.FIELD) return [node];
      const fragment = node.kind === Kind.FRAGMENT_SPREAD ? fragments.get(node.name.value) : node;
      const condition = fragment?.typeCondition?.name.value ?? type.name;
      return condition === type.name || isUnionType(schema.getType(condition)) ? toFields(fragment?.selectionSet, type) : [];
    });
  }

  function toObject(selections: SelectionSetNode | undefined, type: GraphQLNamedType, path: string): Record<string, unknown> {
    if (!isObjectType(type)) throw new Error(`${type.name} is no object`);
    const entries = toFields(selections, type).map((node) => {
      const name = node.name.value;
      const key = node.alias?.value ?? name;
      const field = type.getFields()[name];
      if (name === "__typename" || field === undefined) return [key, type.name];
      return [key, toValue(field.type, node, `${path}${key}`)];
    });
    return Object.fromEntries(entries);
  }

  function toValue(type: GraphQLOutputType, node: FieldNode, path: string): unknown {
    const nullable = getNullableType(type);
    if (isListType(nullable)) return toEntries(nullable.ofType, node, path);
    const named = getNamedType(nullable);
    if (isObjectType(named)) return toObject(node.selectionSet, named, `${path}.`);
    paths.add(path);
    if (isBare && type === nullable) return null;
    if (isEnumType(named)) return named.getValues()[0]?.name;
    if (!isScalarType(named)) throw new Error(`${path} is no leaf`);
    if (named.name === "Boolean") return true;
    if (named.name === "String") return texts[node.name.value] ?? node.name.value;
    number += 1;
    return number;
  }

  function toEntries(type: GraphQLOutputType, node: FieldNode, path: string): unknown[] {
    const named = getNamedType(type);
    if (isUnionType(named))
      return named.getTypes().map((member) => toObject(node.selectionSet, member, `${path}.${member.name}.`));
    if (named.name !== "ImageCrop") return [toValue(type, node, path), toValue(type, node, path)];
    const crops = node.arguments?.map(({ value }) => valueFromASTUntyped(value)).at(0);
    return (Array.isArray(crops) && !isBare ? crops : []).flatMap((crop) =>
      ["image/avif", "image/jpeg"].map((format) => {
        const value = toValue(type, node, path) as Record<string, unknown>;
        return { ...value, crop, type: format, src: `/media/bild-${crop}.jpeg` };
      }),
    );
  }

  const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  const root = schema.getQueryType();
  if (operation === undefined || !root) throw new Error("no query");
  return { data: toObject(operation.selectionSet, root, ""), paths };
}

/** The same answer; every leaf that is read is noted in `read`. */
export function watchReads<Value>(value: Value, read: Set<string>, path = ""): Value {
  if (typeof value !== "object" || value === null) return value;
  return new Proxy(value, {
    get(target, key, receiver) {
      const found: unknown = Reflect.get(target, key, receiver);
      if (typeof key === "symbol" || typeof found === "function") return found;
      if (Array.isArray(target) && typeof found !== "object" && key !== "length") read.add(path);
      if (Array.isArray(target)) return watchReads(found, read, path + toMember(found));
      if (typeof found === "object" && found !== null)
        return watchReads(found, read, `${path}${key}${Array.isArray(found) ? "" : "."}`);
      read.add(path + key);
      return found;
    },
  });
}

/** An entry of a list: a member of a union is told by its name. */
function toMember(entry: unknown): string {
  const name = typeof entry === "object" && entry !== null && "__typename" in entry ? entry.__typename : null;
  return name === null ? "." : `.${name}.`;
}

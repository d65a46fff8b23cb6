/** An answer with everything that the contract promises, where a back end knows less of it. */
import { type DocumentNode, type FieldNode, parse } from "graphql";
import { leastValues, shapes } from "#graphql/generated/shapes.ts";
import { findOperation, toFields } from "./fit-document.ts";

type Fields = Record<string, unknown>;

const scalars: Record<string, unknown> = { Int: 0, Float: 0, Boolean: false, String: "", ID: "" };

/**
 * `data` of the document with what is missing: nothing where the contract allows that, otherwise the least that it allows
 * (an empty list or text, 0, false). What is there stays, whatever it is.
 */
export function completeData(text: string, data: Fields | null): Fields {
  const document = parse(text);
  const operation = findOperation(document);
  const root = operation?.operation === "mutation" ? "Mutation" : "Query";
  return completeObject(document, toFields(document, operation?.selectionSet), root, data ?? {});
}

function completeObject(document: DocumentNode, fields: readonly FieldNode[], type: string, found: Fields): Fields {
  const completed = { ...found };
  for (const field of fields) {
    const key = (field.alias ?? field.name).value;
    const shape = shapes[type]?.[field.name.value];
    if (shape !== undefined) completed[key] = completeValue(document, field, shape, completed[key] ?? null);
  }
  return completed;
}

function completeValue(document: DocumentNode, field: FieldNode, shape: string, found: unknown): unknown {
  const isRequired = shape.endsWith("!");
  const inner = isRequired ? shape.slice(0, -1) : shape;
  if (found === null && !isRequired) return null;
  if (inner.startsWith("[")) {
    if (!Array.isArray(found)) return [];
    return found.filter((item) => item !== null).map((item) => completeValue(document, field, inner.slice(1, -1), item));
  }
  if (field.selectionSet === undefined) return found ?? leastValues[inner] ?? scalars[inner] ?? null;
  const isObject = typeof found === "object" && found !== null && !Array.isArray(found);
  // What a union or a value that is no object lacks is unknown.
  if (found !== null && !isObject) return isRequired ? completeValue(document, field, shape, null) : null;
  const value = (found ?? {}) as Fields;
  const type = typeof value.__typename === "string" && !(inner in shapes) ? value.__typename : inner;
  const fields = toFields(document, field.selectionSet, (condition) => condition === type || condition === inner);
  return completeObject(document, fields, type, value);
}

/**
 * The schema as `npm run generate` hands it to the back end: read already, in a short form of which each isolate makes the document again. Reading
 * the text itself would take an isolate's first question 20 ms longer.
 */
import { type DocumentNode, Kind, type TypeNode } from "graphql";

/** Names, types and descriptions are texts; the rest is as the parser gives it, without what is empty. */
export type Short = { [key: string]: Short } | Short[] | string | boolean;

/** Under these keys stand names and types, one or a list of them. */
const names = new Set(["name", "locations"]);
const types = new Set(["type", "interfaces", "types"]);

/** The document of which `shorten-document.ts` made it. */
export function expandDocument(short: Short): DocumentNode {
  return expand(short, "") as DocumentNode;
}

function expand(value: Short, key: string): unknown {
  if (typeof value === "string") return expandText(value, key);
  if (Array.isArray(value)) return value.map((one) => expand(one, key));
  if (typeof value === "boolean") return value;
  const node: Record<string, unknown> = {};
  for (const own in value) node[own] = expand(value[own] as Short, own);
  return node;
}

function expandText(text: string, key: string): unknown {
  if (names.has(key)) return { kind: Kind.NAME, value: text };
  if (types.has(key)) return expandType(text);
  return key === "description" ? { kind: Kind.STRING, value: text } : text;
}

function expandType(text: string): TypeNode {
  if (text.endsWith("!")) return { kind: Kind.NON_NULL_TYPE, type: expandType(text.slice(0, -1)) } as TypeNode;
  if (text.startsWith("[")) return { kind: Kind.LIST_TYPE, type: expandType(text.slice(1, -1)) };
  return { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: text } };
}

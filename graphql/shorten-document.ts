/** Makes the short form of a document that `short-document.ts` describes; it runs before the build. */
import { type ASTNode, type DocumentNode, Kind, print } from "graphql";
import type { Short } from "./short-document.ts";

export function shortenDocument(document: DocumentNode): Short {
  return shorten(document) as Short;
}

function shorten(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shorten);
  if (typeof value !== "object" || value === null) return value;
  const node = value as ASTNode;
  if (node.kind === Kind.NAME) return node.value;
  if (node.kind === Kind.NAMED_TYPE || node.kind === Kind.LIST_TYPE || node.kind === Kind.NON_NULL_TYPE) return print(node);
  const entries = Object.entries(node).filter(([key, one]) => one !== undefined && (key === "values" || !isEmpty(one)));
  return Object.fromEntries(entries.map(([key, one]) => [key, key === "description" ? one.value : shorten(one)]));
}

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0;

/** Reading and writing single things in graphcache, by their keys. */
import type { TypedDocumentNode } from "@urql/core";
import type { Cache, Scalar } from "@urql/exchange-graphcache";

type Fields = { __typename: string } & Record<string, Scalar>;

/** Key of the thing that `type` and its naming field stand for; null while the cache does not know it. */
export function findEntity(cache: Cache, entity: Fields): string | null {
  const key = cache.keyOfEntity(entity);
  return key !== null && cache.resolve(key, "__typename") !== undefined ? key : null;
}

/** Key of what a query was answered with; null while the cache does not know it, or when the answer was null. */
export function findAnswer(cache: Cache, field: string, variables: Record<string, Scalar>): string | null {
  return toKey(cache.resolve("Query", field, variables));
}

/** Key of what stands in a field of the thing behind `key`. */
export function findPart(cache: Cache, key: string, field: string): string | null {
  return toKey(cache.resolve(key, field));
}

/** Keys of the list in a field of the thing behind `key`; null while the cache does not know it. */
export function listParts(cache: Cache, key: string, field: string): string[] | null {
  const links: unknown = cache.resolve(key, field);
  return Array.isArray(links) ? links.filter((link) => typeof link === "string") : null;
}

/** Sets scalar fields of one thing, which is known by its naming field among them. */
export function writeEntity(cache: Cache, entity: Fields): void {
  const fragment = `fragment written on ${entity.__typename} { ${Object.keys(entity).join(" ")} }`;
  cache.writeFragment(fragment as unknown as TypedDocumentNode, entity);
}

/** Forgets what the queries `fields` were answered with, so that they are asked anew; those that are shown at once. */
export function forgetAnswers(cache: Cache, ...fields: string[]): void {
  for (const { fieldName, fieldKey } of cache.inspectFields("Query")) {
    if (fields.includes(fieldName)) cache.invalidate("Query", fieldKey);
  }
}

function toKey(link: unknown): string | null {
  return typeof link === "string" ? link : null;
}

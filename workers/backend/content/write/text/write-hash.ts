/** The mark by which the writer sees that a record has not changed. */
import { toHexDigest } from "#shared/rules/hex-digest.ts";

/** Raise it when the writer makes other rows of the same record: then a repeated import renews everything. */
const writerVersion = 1;

/** Not part of what the newsroom changes: the number is the writer's, the views are the readers'. */
const unhashed = new Set(["preferredId", "views"]);

/** SHA-256 of a row, in hexadecimal. */
export function toContentHash(row: unknown): Promise<string> {
  const text = JSON.stringify({ writerVersion, row }, (key, value: unknown) => (unhashed.has(key) ? undefined : value));
  return toHexDigest(text);
}

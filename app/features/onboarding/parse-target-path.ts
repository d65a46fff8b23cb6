import { parseReturnPath } from "#app/domain/page/address/return-path.ts";
import { parsePostPath } from "#app/domain/post/post-address.ts";

/** The post that a reader came from (rules 2.1: a slug followed by a numeric id); null for anything else. */
export function parseTargetPath(text: string): string | null {
  const path = parseReturnPath(text)?.split(/[?#]/, 1)[0] ?? "";
  return parsePostPath(path) === null ? null : path;
}

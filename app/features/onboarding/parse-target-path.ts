import { parsePostAddress } from "../../domain/post-address.ts";
import { parseReturnPath } from "../../domain/return-path.ts";

/** The post that a reader came from (spec 2.1: a slug followed by a numeric id); null for anything else. */
export function parseTargetPath(text: string): string | null {
  const path = parseReturnPath(text)?.split(/[?#]/, 1)[0] ?? "";
  const [, slug = "", id = "", ...rest] = path.split("/");
  return slug !== "" && rest.length === 0 && parsePostAddress(slug, id) !== null ? path : null;
}

import { parseReturnPath } from "#app/domain/page/address/return-path.ts";

/** Where the reader is to go on: this page, or where this dialog page itself leads back to. */
export function readReturnPath(): string {
  const { pathname, search } = location;
  if (pathname !== "/profil") return pathname + search;
  const query = new URLSearchParams(search);
  return parseReturnPath(query.get("returnTo") ?? "") ?? "/profil";
}

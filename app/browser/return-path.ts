import { toWayBack } from "#app/domain/page/address/return-path.ts";

/** Where the reader is to go on: this page, or where this dialog page itself leads back to. */
export function readReturnPath(): string {
  return toWayBack(location.pathname + location.search);
}

import { isPayloadPath } from "#app/domain/page/address/payload-url.ts";
import { toPageKind } from "#app/domain/page/records/find-page.ts";
import type { PageKind } from "#app/domain/page/records/page-record.ts";

/** What an answer is of, as it is counted. By the path alone: an error is told by its status. */
export function toAnswerKind(pathname: string): PageKind {
  return isPayloadPath(pathname) ? "call" : toPageKind(pathname);
}

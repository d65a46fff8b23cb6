/** `POST /api/ad-views`: a page's word that advertising was seen, for the back end to count. Crawlers that run script are no readers. */
import { toBotKind } from "./bot-kind.ts";

const MAX_USER_AGENT = 500;

export function isSeenByReader({ headers }: Pick<Request, "headers">): boolean {
  return toBotKind((headers.get("user-agent") ?? "").slice(0, MAX_USER_AGENT)) === null;
}

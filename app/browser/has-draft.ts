import { readStorage } from "#app/browser/local-storage.ts";
import { DRAFTS_KEY } from "#app/domain/comment/draft-names.ts";

/** Whether something was begun on this page and not sent: who reads the draft knows exactly (comment-drafts.ts). */
export function hasDraft(): boolean {
  return readStorage(DRAFTS_KEY)?.includes(`"path":"${location.pathname}`) === true;
}

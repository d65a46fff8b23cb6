import { isNewsroomPath } from "#app/domain/newsroom/newsroom-paths.ts";
import { isTipPath } from "#app/domain/tip/tip-paths.ts";

/** Pages that are nobody else's business: their addresses hold keys, or what they show is not published. No provider hears of them. */
export function isPrivatePath(pathname: string): boolean {
  return isNewsroomPath(pathname) || isTipPath(pathname) || isPreviewPath(pathname);
}

/** The signed link to a post that is not public yet (decision 101). */
function isPreviewPath(pathname: string): boolean {
  return /^\/vorschau(?:\/|$)/i.test(pathname);
}

import { isNewsroomPath } from "#app/domain/newsroom/newsroom-paths.ts";
import { type PageType, toPageType } from "#app/domain/tracking/page-type.ts";

/** What an answer is of, as it is counted: a kind of page, a call, a file for machines, a picture or film, or a page of the staff's. */
export type AnswerKind = PageType | "call" | "file" | "media" | "staff";

const calls = /^\/(?:api|graphql|wp-json|builds|health|ready|webhooks|einwilligung)(?:\/|$)|\/_payload\.json$/;
const files = /^\/(?:robots\.txt|sitemap\.xml|sitemaps\/.*|share\/.*|mondkalender\.ics|(?:.*\/)?feed(?:\/atom)?)$/;

/** By the path alone: an error is told by its status. */
export function toAnswerKind(pathname: string): AnswerKind {
  if (calls.test(pathname)) return "call";
  if (files.test(pathname)) return "file";
  if (pathname.startsWith("/media/")) return "media";
  return isNewsroomPath(pathname) ? "staff" : toPageType(pathname, 0);
}

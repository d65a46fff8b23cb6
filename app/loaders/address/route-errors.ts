import { data } from "react-router";
import type { PageErrorData } from "#app/domain/page/page-error.ts";

/** An address that no route or content belongs to (rules 2.1, 8). */
export function unknownRoute(url: URL) {
  return notFound(`Page not found: ${url.pathname}${url.search}`);
}

/** An address whose parameters are not what its route wants (rules 8, route validation failure). */
export function invalidRoute(url: URL) {
  return notFound(`Page Not Found: ${url.pathname}${url.search}`);
}

/** The newsroom's 404, for what is not there (any more); the page stays the newsroom's. */
export function unknownInNewsroom(url: URL) {
  return notFound(`Not in the newsroom: ${url.pathname}`, { isNewsroom: true });
}

/** An address whose post was taken down (decision 101). */
export function goneRoute(url: URL) {
  return data({ message: `Taken down: ${url.pathname}` } satisfies PageErrorData, { status: 410, statusText: "Gone" });
}

/** What stood there was there for a time, which is over. */
export function endedRoute(url: URL) {
  return data({ message: `Ended: ${url.pathname}`, isEnded: true } satisfies PageErrorData, { status: 410, statusText: "Gone" });
}

function notFound(message: string, place: Pick<PageErrorData, "isNewsroom"> = {}) {
  return data({ message, ...place } satisfies PageErrorData, { status: 404, statusText: "Not Found" });
}

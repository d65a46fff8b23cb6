/** The newsroom's session in a browser (decision 76): the back end's sealed token, which no script sees and no other page sends. */
import { parseCookie, stringifySetCookie } from "cookie";
import { isNewsroomPath } from "#app/domain/newsroom/is-newsroom-path.ts";
import { NEWSROOM_PATH } from "#app/domain/newsroom/newsroom-paths.ts";

const NAME = "PortalRedaktion";
const attributes = { path: NEWSROOM_PATH, httpOnly: true, secure: true, sameSite: "strict" } as const;

/** The session that a request for one of the newsroom's pages brings; null of all others, also where the cookie is there. */
export function readNewsroomSession(request: Request): string | null {
  if (!isNewsroomPath(new URL(request.url).pathname)) return null;
  return parseCookie(request.headers.get("cookie") ?? "")[NAME] || null;
}

/** `Set-Cookie` until the session is over. */
export function toSessionCookie(session: string, expires: string): string {
  return stringifySetCookie({ ...attributes, name: NAME, value: session, expires: new Date(expires) });
}

/** `Set-Cookie` that takes it away. */
export function toEndedCookie(): string {
  return stringifySetCookie({ ...attributes, name: NAME, value: "", maxAge: 0 });
}

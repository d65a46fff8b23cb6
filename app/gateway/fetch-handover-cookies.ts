/** The cookie hand-over (spec 4, 7.1) for readers without script: the portal loads the image in the browser's place. */
import { parseSetCookie } from "cookie";
import { decodeHTMLAttribute } from "entities";
import type { RouterContextProvider } from "react-router";
import { backendContext, environmentContext } from "../context.ts";
import { parseSessionCookies, SESSION_COOKIE, type SessionCookies, SSO_COOKIE } from "../domain/session.ts";
import type { SessionUser } from "../domain/session-user.ts";

const handedOver: readonly string[] = [SSO_COOKIE, SESSION_COOKIE];
const imageSource = /<img\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i;
const imagePath = /^\/wp-json\/(?:[\w-]+\/)+cookie$/;

/**
 * Set-Cookie headers of the image in a reply's cookie markup, for the two cookies of the single sign-on and no other.
 * Only the cookie path of this site is loaded. Empty, and logged, when there are none.
 */
export async function fetchHandoverCookies(
  context: Readonly<RouterContextProvider>,
  url: URL,
  markup: string,
): Promise<readonly string[]> {
  const path = toImagePath(markup, [url.origin, context.get(environmentContext).publicOrigin]);
  if (path === null) {
    console.error("The cookie markup names no image of this site");
    return [];
  }
  try {
    const answer = await context.get(backendContext).getAnswer(path);
    if (!answer.ok) console.error(`The image of the cookies answered ${answer.status}`);
    return answer.ok ? answer.headers.getSetCookie().filter((header) => handedOver.includes(parseSetCookie(header).name)) : [];
  } catch (error) {
    console.error("The image of the cookies cannot be had", error);
    return [];
  }
}

/** Path and query of the image; null when it is none of ours. */
function toImagePath(markup: string, origins: readonly (string | null)[]): string | null {
  const [, quoted, singleQuoted] = imageSource.exec(markup) ?? [];
  const source = quoted ?? singleQuoted;
  const [origin] = origins;
  if (source === undefined || typeof origin !== "string") return null;
  const image = URL.parse(decodeHTMLAttribute(source), origin);
  if (image === null || !origins.includes(image.origin) || !imagePath.test(image.pathname)) return null;
  return image.pathname + image.search;
}

/** What the pair says that these headers set; null when it is not that of this very session. */
export function parsePairOf(setCookies: readonly string[], user: SessionUser): SessionCookies | null {
  const cookies = Object.fromEntries(setCookies.map((header) => parseSetCookie(header)).map(({ name, value }) => [name, value]));
  const pair = parseSessionCookies(cookies);
  return pair !== null && pair.id === user.id && pair.hash === user.h && pair.token === user.t ? pair : null;
}

/** The cookie hand-over (rules 4, 7.1) for readers without script: the portal loads images and frames in the browser's place. */

import { parseSetCookie, stringifySetCookie } from "cookie";
import type { RouterContextProvider } from "react-router";
import { backendContext, environmentContext } from "#app/context.ts";
import { parseCookieMarkup } from "#app/domain/session/cookie-markup.ts";
import { createHttpClient, toFailureReason } from "#app/gateway/backend/http-client.ts";
import { toSiteUrl } from "#app/gateway/backend/to-site-url.ts";
import { handedOverCookies } from "#app/gateway/session/handed-over-cookies.ts";
import { logError } from "#shared/log/log.ts";

type Fetch = (request: Request) => Promise<Response>;

const cookiePath = /^\/wp-json\/(?:[\w-]+\/)+cookie$/;

/**
 * Set-Cookie headers of what a reply's cookie markup names, for the two cookies of the single sign-on, the known device's, and no other. Only
 * the cookie path of this site and its back end is loaded, and the configured SSO hosts. Empty, and logged, when there
 * are none.
 */
export async function fetchHandoverCookies(
  context: Readonly<RouterContextProvider>,
  url: URL,
  markup: string,
  fetch: Fetch = (request) => globalThis.fetch(request),
): Promise<readonly string[]> {
  const environment = context.get(environmentContext);
  const { publicOrigin, backendOrigin, ssoHosts, backendTimeoutMs } = environment;
  const site = [url.origin, publicOrigin];
  const known = [...site, backendOrigin, ...ssoHosts].filter((origin) => origin !== null);
  const { addresses, ignored } = parseCookieMarkup(markup, url.origin, known);
  const left: string[] = [...ignored];
  const loads = addresses.flatMap(({ url: address }) => {
    const { origin, pathname } = address;
    const isOwn = site.includes(origin) || origin === backendOrigin;
    if (isOwn && cookiePath.test(pathname)) return [() => loadFromBackend(context, address)];
    if (ssoHosts.includes(origin) && !site.includes(origin))
      return [() => loadFromSsoHost(address, backendTimeoutMs, toSiteUrl(environment, url).hostname, fetch)];
    left.push(origin);
    return [];
  });
  if (left.length > 0) logError("Cookies of other hosts or paths are not loaded", undefined, { left: left.join(", ") });
  else if (loads.length === 0) logError("The cookie markup names nothing to load");
  return (await Promise.all(loads.map(loadSafely))).flat();
}

/** One that cannot be had does not undo the others. */
async function loadSafely(load: () => Promise<Response>): Promise<readonly string[]> {
  try {
    const answer = await load();
    // Neither is followed where it leads.
    if (!answer.ok) logError("The address of the cookies does not answer as it should", undefined, { status: answer.status });
    return answer.ok
      ? answer.headers.getSetCookie().filter((header) => handedOverCookies.includes(parseSetCookie(header).name))
      : [];
  } catch (error) {
    logError("The address of the cookies cannot be had", undefined, { reason: toFailureReason(error) });
    return [];
  }
}

function loadFromBackend(context: Readonly<RouterContextProvider>, { pathname, search }: URL): Promise<Response> {
  return context.get(backendContext).getAnswer(pathname + search);
}

/** A cookie for that host alone becomes this site's: a browser would keep it for neither otherwise. */
async function loadFromSsoHost({ href }: URL, timeoutMs: number, site: string, fetch: Fetch): Promise<Response> {
  const request = createHttpClient((input, init) => fetch(new Request(input, init)), timeoutMs);
  const answer = await request.answer(href, { redirect: "manual" });
  const headers = new Headers();
  for (const header of answer.headers.getSetCookie()) {
    const { domain, ...cookie } = parseSetCookie(header);
    const isForSite = domain === undefined || `.${site}`.endsWith(`.${domain.replace(/^\./, "").toLowerCase()}`);
    headers.append("set-cookie", isForSite ? header : stringifySetCookie(cookie));
  }
  return new Response(null, { status: answer.ok ? 204 : answer.status, headers });
}

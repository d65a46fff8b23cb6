import type { MiddlewareFunction } from "react-router";
import { meterContext, meterStoreContext, sessionCookiesContext } from "#app/context.ts";
import { parsePostAddress } from "#app/domain/post/post-address.ts";
import { openMeter } from "#app/gateway/meter/open-meter.ts";
import { refuseReadAhead, toUse } from "./read-ahead.ts";

/**
 * Metered access to posts (rules 4), where it is configured. Comes after the session cookies, and before the session:
 * reading a meter must not part the page's questions from those of the automatic login. Who says to be signed in is
 * counted under the reader's number, everybody else under that of the browser's cookie.
 */
export const meterMiddleware: MiddlewareFunction<Response> = async ({ request, params, context }, next) => {
  const store = context.get(meterStoreContext);
  const isPost = parsePostAddress(params.post_slug ?? "", params.id ?? "") !== null;
  if (store === null || !isPost) return next();
  const now = new Date();
  const readerId = context.get(sessionCookiesContext)?.id ?? null;
  const { headers } = request;
  const opened =
    readerId === null
      ? await store.readBrowser(headers.get("cookie"), headers.get("cf-connecting-ip"), now)
      : await store.readReader(readerId, now);
  if (opened === null) return next();

  const opening = openMeter(store, opened, toUse(request), now);
  context.set(meterContext, opening.meter);
  const response = await next();
  if (opening.isRefused()) return refuseReadAhead();
  if (readerId !== null || opening.state() === opened.state) return response;
  const answer = new Response(response.body, response);
  answer.headers.append("set-cookie", await store.keepBrowser({ ...opened, state: opening.state() }));
  answer.headers.set("cache-control", "private, no-store");
  return answer;
};

import type { MiddlewareFunction } from "react-router";
import { meterContext, meterStoreContext, readingContext, sessionCookiesContext } from "#app/context.ts";
import { parsePostAddress } from "#app/domain/post/post-address.ts";
import { openMeter } from "#app/gateway/meter/open-meter.ts";
import { refuseReadAhead, toUse } from "./read-ahead.ts";

/**
 * Metered access to posts (rules 4), where it is configured. Comes after the session cookies, and before the session:
 * reading a meter must not part the page's questions from those of the automatic login. A reader who claims to be signed in is
 * counted under their number, everybody else under that of the browser's cookie.
 */
export const meterMiddleware: MiddlewareFunction<Response> = async ({ request, params, context }, next) => {
  const store = context.get(meterStoreContext);
  const post = parsePostAddress(params.post_slug ?? "", params.id ?? "");
  if (store === null || post === null) return next();
  const now = new Date();
  const readerId = context.get(sessionCookiesContext)?.id ?? null;
  const { headers } = request;
  const opened =
    readerId === null
      ? await store.readBrowser(headers.get("cookie"), headers.get("cf-connecting-ip"), now)
      : await store.readReader(readerId, now);
  if (opened === null) return next();

  const use = toUse(request);
  const opening = openMeter(store, opened, { post: post.id, isReading: use === "reads", now });
  context.set(meterContext, opening.meter);
  const response = await next();
  // A page fetched ahead must not use up a read: the browser asks anew when the reader comes.
  const isWanted = context.get(readingContext)?.text === "used-up" && opening.offer() === "left";
  if (use === "reads ahead" && isWanted) return refuseReadAhead();
  if (readerId !== null || opening.state() === opened.state) return response;
  const answer = new Response(response.body, response);
  answer.headers.append("set-cookie", await store.keepBrowser({ ...opened, state: opening.state() }));
  answer.headers.set("cache-control", "private, no-store");
  return answer;
};

import type { MiddlewareFunction } from "react-router";
import { meterContext, meterStoreContext, sessionCookiesContext } from "#app/context.ts";
import { parsePostAddress } from "#app/domain/post/post-address.ts";
import { openMeter } from "#app/gateway/meter/open-meter.ts";
import { isReadAhead } from "./read-ahead.ts";

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
  if (opening.isRefused()) return refuse();
  if (readerId !== null || opening.state() === opened.state) return response;
  const answer = new Response(response.body, response);
  answer.headers.append("set-cookie", await store.keepBrowser({ ...opened, state: opening.state() }));
  answer.headers.set("cache-control", "private, no-store");
  return answer;
};

function toUse({ method, headers }: Request): "reads" | "reads ahead" | "looks up" {
  if (method !== "GET") return "looks up";
  return isReadAhead(headers) ? "reads ahead" : "reads";
}

/** A browser does not keep what fails when fetched ahead: it asks anew when the reader comes. */
function refuse(): Response {
  return new Response("This page is counted when it is read, not before.\n", {
    status: 503,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "private, no-store", "retry-after": "0" },
  });
}

import type { MiddlewareFunction } from "react-router";
import { environmentContext, partnerHostContext, readingContext } from "#app/context.ts";
import { findPartnerHost } from "#app/domain/paywall/viewer/partner-referrer.ts";
import { refuseReadAhead, toUse } from "./read-ahead.ts";

/**
 * The partner that sent the reader (rules 6). Whose reads are counted they count when somebody reads: a page that a partner's site has
 * fetched ahead must not use them up, and is asked for anew when the reader comes.
 */
export const partnerReferrerMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { partnerHosts } = context.get(environmentContext);
  const host = findPartnerHost(request.headers.get("referer"), partnerHosts);
  if (host === null) return next();
  const use = toUse(request);
  if (use === "reads") context.set(partnerHostContext, host);
  const response = await next();
  return use === "reads ahead" && context.get(readingContext)?.isClosed === true ? refuseReadAhead() : response;
};

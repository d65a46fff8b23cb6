import type { MiddlewareFunction } from "react-router";
import { environmentContext, partnerReferrerContext } from "#app/context.ts";
import { findPartnerHost } from "#app/domain/paywall/partner-referrer.ts";
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
  let isRefused = false;
  context.set(partnerReferrerContext, {
    host: use === "reads" ? host : null,
    refuseReadAhead: () => {
      if (use === "reads ahead") isRefused = true;
    },
  });
  const response = await next();
  return isRefused ? refuseReadAhead() : response;
};

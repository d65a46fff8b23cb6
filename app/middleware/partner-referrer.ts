import type { MiddlewareFunction } from "react-router";
import { environmentContext, partnerReferrerContext } from "#app/context.ts";
import { findPartnerHost } from "#app/domain/paywall/partner-referrer.ts";

export const partnerReferrerMiddleware: MiddlewareFunction<Response> = ({ request, context }, next) => {
  const { partnerHosts } = context.get(environmentContext);
  context.set(partnerReferrerContext, findPartnerHost(request.headers.get("referer"), partnerHosts));
  return next();
};

import type { MiddlewareFunction } from "react-router";
import { botContext, partnerReferrerContext, viewerContext } from "../context.ts";
import { decideViewer } from "../domain/viewer.ts";

/** Comes after bot and partner referrer, whose facts it weighs. */
export const viewerMiddleware: MiddlewareFunction<Response> = ({ context }, next) => {
  context.set(
    viewerContext,
    decideViewer({ isVerifiedBot: context.get(botContext).isVerified, isPartnerReferral: context.get(partnerReferrerContext) }),
  );
  return next();
};

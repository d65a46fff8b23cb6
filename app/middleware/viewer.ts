import type { MiddlewareFunction, RouterContextProvider } from "react-router";
import {
  botContext,
  environmentContext,
  meterContext,
  partnerReferrerContext,
  sessionContext,
  sessionCookiesContext,
  viewerContext,
} from "#app/context.ts";
import { decideViewer } from "#app/domain/paywall/viewer.ts";
import { CHECKOUT_COMPLETE, PAYWALL_EVENT_HEADER, verifyProviderAccess } from "#app/gateway/grants/verify-provider-access.ts";

/** Comes after bot, partner referrer, meter and session, whose facts it weighs. */
export const viewerMiddleware: MiddlewareFunction<Response> = ({ request, context }, next) => {
  context.set(viewerContext, async (post) => {
    const facts = {
      isVerifiedBot: context.get(botContext).isVerified,
      partnerHost: context.get(partnerReferrerContext),
      hasFreeRead: context.get(meterContext).offers(post),
      hasSession: context.get(sessionCookiesContext) !== null,
    };
    // Nobody is asked without the event: a page keeps its one round trip.
    const isEvent = request.headers.get(PAYWALL_EVENT_HEADER) === CHECKOUT_COMPLETE && facts.hasSession;
    return decideViewer({ ...facts, hasEventAccess: isEvent && (await hasBought(context)) });
  });
  return next();
};

async function hasBought(context: Readonly<RouterContextProvider>): Promise<boolean> {
  const { paywall } = context.get(environmentContext);
  const { user } = await context.get(sessionContext).read();
  const userRef = user?.piano?.userRef ?? "";
  return paywall !== null && userRef !== "" && (await verifyProviderAccess(paywall, userRef, new Date()));
}

import type { RouterContextProvider } from "react-router";
import {
  botContext,
  environmentContext,
  meterContext,
  partnerHostContext,
  sessionContext,
  sessionCookiesContext,
} from "#app/context.ts";
import type { ViewerFacts } from "#app/domain/paywall/viewer/viewer.ts";
import { CHECKOUT_COMPLETE, PAYWALL_EVENT_HEADER, verifyProviderAccess } from "#app/gateway/grants/verify-provider-access.ts";

type Context = Readonly<RouterContextProvider>;

/** What is known of the reader of the post, as far as it decides what may be read of it. */
export async function readViewerFacts(context: Context, request: Request): Promise<ViewerFacts> {
  const hasSession = context.get(sessionCookiesContext) !== null;
  // The provider is not asked without the event: a page keeps its one round trip.
  const isEvent = hasSession && request.headers.get(PAYWALL_EVENT_HEADER) === CHECKOUT_COMPLETE;
  return {
    isVerifiedBot: context.get(botContext).isVerified,
    partnerHost: context.get(partnerHostContext),
    hasEventAccess: isEvent && (await hasBought(context)),
    hasFreeRead: context.get(meterContext).hasFreeRead,
    hasSession,
  };
}

async function hasBought(context: Context): Promise<boolean> {
  const { paywall } = context.get(environmentContext);
  const user = await context.get(sessionContext).user;
  const userRef = user?.piano?.userRef ?? "";
  return paywall !== null && userRef !== "" && (await verifyProviderAccess(paywall, userRef, new Date()));
}

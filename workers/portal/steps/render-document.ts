import { createRequestHandler, RouterContextProvider } from "react-router";
import {
  backendContext,
  environmentContext,
  meterStoreContext,
  routeRuleContext,
  sessionStoreContext,
  verifyCrawlerContext,
} from "#app/context.ts";
import type { Step } from "./open-request.ts";

const build = () => import("virtual:react-router/server-build");

/** In "production" React Router replaces the messages of unexpected errors, in "development" it shows them. */
const handlers = {
  withDetails: createRequestHandler(build, "development"),
  withoutDetails: createRequestHandler(build, "production"),
};

/** Everything else is a page: React Router finds the route, asks the back end and renders. */
export const renderDocument: Step = (portalRequest) => {
  const { request, environment } = portalRequest;
  const context = new RouterContextProvider();
  context.set(environmentContext, environment);
  context.set(backendContext, portalRequest.backend);
  context.set(sessionStoreContext, portalRequest.sessionStore);
  context.set(meterStoreContext, portalRequest.meterStore);
  context.set(routeRuleContext, portalRequest.routeRule?.rule ?? null);
  context.set(verifyCrawlerContext, portalRequest.verifyCrawler);
  return handlers[environment.showsErrorDetails ? "withDetails" : "withoutDetails"](request, context);
};

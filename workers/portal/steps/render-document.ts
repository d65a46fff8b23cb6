import { createRequestHandler, RouterContextProvider } from "react-router";
import { backendContext, environmentContext, fatalErrorContext, sessionStoreContext } from "../../../app/context.ts";
import type { Step } from "./open-request.ts";

const build = () => import("virtual:react-router/server-build");

/** In "production" React Router replaces the messages of unexpected errors, in "development" it shows them. */
const handlers = {
  withDetails: createRequestHandler(build, "development"),
  withoutDetails: createRequestHandler(build, "production"),
};

/** Everything else is a page: React Router finds the route, asks the back end and renders. */
export const renderDocument: Step = ({ request, environment, backend, sessionStore, fatalErrors }) => {
  const context = new RouterContextProvider();
  context.set(environmentContext, environment);
  context.set(backendContext, backend);
  context.set(sessionStoreContext, sessionStore);
  context.set(fatalErrorContext, { report: (error) => fatalErrors.push(error) });
  return handlers[environment.showsErrorDetails ? "withDetails" : "withoutDetails"](request, context);
};

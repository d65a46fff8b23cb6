import { createRequestHandler, RouterContextProvider } from "react-router";
import { backendContext, environmentContext, fatalErrorContext } from "../../../app/context.ts";
import type { Step } from "./open-request.ts";

const handleRequest = createRequestHandler(() => import("virtual:react-router/server-build"), import.meta.env.MODE);

/** Everything else is a page: React Router finds the route, asks the back end and renders. */
export const renderDocument: Step = ({ request, environment, backend, fatalErrors }) => {
  const context = new RouterContextProvider();
  context.set(environmentContext, environment);
  context.set(backendContext, backend);
  context.set(fatalErrorContext, { report: (error) => fatalErrors.push(error) });
  return handleRequest(request, context);
};

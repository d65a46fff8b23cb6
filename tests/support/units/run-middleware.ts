/** Runs one middleware over a request, for tests. */
import { type MiddlewareFunction, RouterContextProvider } from "react-router";
import { parseEnvironment } from "#app/configuration/environment.ts";
import { environmentContext } from "#app/context.ts";

type RequestFacts = {
  path?: string;
  headers?: Record<string, string | undefined>;
  /** Variables of the portal. */
  variables?: Record<string, string>;
  /** What earlier middleware found. */
  prepare?: (context: RouterContextProvider) => void;
};

/** The context as the middleware left it, and the response of the page behind it. Fails when the page was not asked exactly once. */
export async function runMiddleware(middleware: MiddlewareFunction<Response>, facts: RequestFacts = {}) {
  const context = new RouterContextProvider();
  context.set(environmentContext, parseEnvironment({ APP_ENV: "default", ...facts.variables }, "b1"));
  facts.prepare?.(context);
  const url = new URL(facts.path ?? "/", "https://talblick.example");
  const headers = Object.entries(facts.headers ?? {}).filter((header): header is [string, string] => header[1] !== undefined);
  const request = new Request(url, { headers });
  let pages = 0;
  const next = async () => {
    pages += 1;
    return new Response("page");
  };
  const response = await middleware({ request, url, context, params: {}, pattern: "*" }, next);
  if (pages !== 1) throw new Error(`The page was asked ${pages} times`);
  return { context, response: response as Response };
}

import type { MiddlewareFunction } from "react-router";
import { routeRuleContext } from "#app/context.ts";

type RouteMiddleware = MiddlewareFunction<Response>;

/** Middleware that a route rule may name; a publisher registers their own here. */
const namedMiddleware: Readonly<Record<string, RouteMiddleware>> = {
  /** Keeps an address out of search engines without hiding it from readers. */
  noindex: async (_args, next) => {
    const response = await next();
    response.headers.set("x-robots-tag", "noindex");
    return response;
  },
};

/** Throws the error of rules 8 for a name that is not registered. */
export function requireNamedMiddleware(name: string): RouteMiddleware {
  const found = Object.hasOwn(namedMiddleware, name) ? namedMiddleware[name] : undefined;
  if (found === undefined) throw new Error(`Unknown route middleware: '${name}'`);
  return found;
}

/** Runs the middleware that the rule for this address names, in its order. */
export const routeRulesMiddleware: RouteMiddleware = (args, next) => {
  const names = args.context.get(routeRuleContext)?.middleware ?? [];
  const chain = names.map(requireNamedMiddleware);
  const run = (index: number): Promise<Response> => {
    const middleware = chain[index];
    return middleware === undefined ? next() : Promise.resolve(middleware(args, () => run(index + 1)) as Promise<Response>);
  };
  return run(0);
};

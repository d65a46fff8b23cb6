import type { MiddlewareFunction } from "react-router";
import { findRouteRule, type RouteRules, routeRules } from "#app/configuration/route-rules.ts";

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

/** Throws the error of rules 8 for a name that nobody registered. */
export function requireNamedMiddleware(name: string): RouteMiddleware {
  const found = Object.hasOwn(namedMiddleware, name) ? namedMiddleware[name] : undefined;
  if (found === undefined) throw new Error(`Unknown route middleware: '${name}'`);
  return found;
}

/** Runs the middleware that the rule for this path names, in its order. */
export function createRouteRulesMiddleware(rules: RouteRules): RouteMiddleware {
  return (args, next) => {
    const names = findRouteRule(rules, args.url.pathname)?.rule.middleware ?? [];
    const chain = names.map(requireNamedMiddleware);
    const run = (index: number): Promise<Response> => {
      const middleware = chain[index];
      return middleware === undefined ? next() : Promise.resolve(middleware(args, () => run(index + 1)) as Promise<Response>);
    };
    return run(0);
  };
}

export const routeRulesMiddleware = createRouteRulesMiddleware(routeRules);

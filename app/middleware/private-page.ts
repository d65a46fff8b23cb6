import type { MiddlewareFunction } from "react-router";

/** For pages about one reader: nobody keeps or finds them, and a key in the address goes nowhere else. */
export const privatePageMiddleware: MiddlewareFunction<Response> = async ({ url }, next) => {
  const response = await next();
  response.headers.set("cache-control", "private, no-store");
  response.headers.set("x-robots-tag", "noindex");
  if (url.searchParams.has("key")) response.headers.set("referrer-policy", "no-referrer");
  return response;
};

import type { MiddlewareFunction } from "react-router";
import { findRecord } from "#app/domain/page/records/page-records.ts";

/** Pages that are about one reader by their record are neither cached nor indexed, and a key in the address goes nowhere else. */
export const personalPageMiddleware: MiddlewareFunction<Response> = async ({ request, url, pattern }, next) => {
  const response = await next();
  const personal = findRecord(pattern)?.personal;
  if (personal !== "always" && !(personal === "posted" && request.method === "POST")) return response;
  response.headers.set("cache-control", "private, no-store");
  response.headers.set("x-robots-tag", "noindex");
  if (url.searchParams.has("key")) response.headers.set("referrer-policy", "no-referrer");
  return response;
};

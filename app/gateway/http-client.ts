/** The HTTP client of every REST call (spec 7.2): JSON, one retry on idempotent methods, errors for 400 to 599, a timeout. */
import { createFetch, type FetchOptions } from "ofetch";

export const RETRIED_STATUSES = [408, 409, 425, 429, 500, 502, 503, 504];
export const REST_TIMEOUT_MS = 8000;

const idempotentMethods = new Set(["GET", "HEAD", "PUT", "DELETE", "OPTIONS", "TRACE"]);

export type HttpClient = <T>(url: string, options?: FetchOptions<"json">) => Promise<T>;

/** `fetch` decides where the call goes (service binding or a publisher's host). Rejects with ofetch's `FetchError`. */
export function createHttpClient(fetch: typeof globalThis.fetch): HttpClient {
  const request = createFetch({ fetch, Headers, AbortController });
  return (url, options = {}) => {
    const method = (options.method ?? "GET").toUpperCase();
    return request(url, {
      timeout: REST_TIMEOUT_MS,
      responseType: "json",
      ...options,
      retry: idempotentMethods.has(method) ? 1 : 0,
      retryStatusCodes: RETRIED_STATUSES,
    });
  };
}

/** The HTTP client of every REST call (rules 7.2): JSON, one retry on idempotent methods, errors for 400 to 599, a timeout. */
import { createFetch, type FetchOptions } from "ofetch";
import { answerWithin } from "./answer-within.ts";

export const RETRIED_STATUSES = [408, 409, 425, 429, 500, 502, 503, 504];

const idempotentMethods = new Set(["GET", "HEAD", "PUT", "DELETE", "OPTIONS", "TRACE"]);

export type HttpClient = <T>(url: string, options?: FetchOptions<"json">) => Promise<T>;

/**
 * `fetch` decides where the call goes (service binding or a publisher's host). Rejects with ofetch's `FetchError`.
 * The time holds for each attempt, body included; what took too long once is not tried again.
 */
export function createHttpClient(fetch: typeof globalThis.fetch, timeoutMs: number): HttpClient {
  const request = createFetch({
    fetch: (input, init) => answerWithin(timeoutMs, (signal) => fetch(input, { ...init, signal })),
    Headers,
    AbortController,
  });
  return (url, options = {}) => {
    const method = (options.method ?? "GET").toUpperCase();
    return request(url, {
      responseType: "json",
      ...options,
      retry: idempotentMethods.has(method) ? 1 : 0,
      retryStatusCodes: RETRIED_STATUSES,
    });
  };
}

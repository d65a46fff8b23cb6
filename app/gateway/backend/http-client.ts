/** The HTTP client of every REST call (rules 7.2): JSON, one retry on idempotent methods, errors for 400 to 599, a timeout. */
import { createFetch, FetchError, type FetchOptions } from "ofetch";
import { answerWithin } from "./answer-within.ts";

export const RETRIED_STATUSES = [408, 409, 425, 429, 500, 502, 503, 504];

const idempotentMethods = new Set(["GET", "HEAD", "PUT", "DELETE", "OPTIONS", "TRACE"]);

export type HttpClient = {
  /** The JSON of an answer. */
  <T>(url: string, options?: FetchOptions<"json">): Promise<T>;
  /** The same call where more than JSON matters: the answer itself, its body still to be read. */
  answer: (url: string, options?: FetchOptions<"stream">) => Promise<Response>;
};

/** What stands around each attempt at an address. */
type Around = (call: () => Promise<Response>, address: RequestInfo | URL) => Promise<Response>;

/**
 * `fetch` decides where the call goes (service binding or a publisher's host), `baseURL` is before a path. Rejects with ofetch's `FetchError`.
 * The time holds for each attempt, body included; what took too long once is not tried again.
 */
export function createHttpClient(
  fetch: typeof globalThis.fetch,
  timeoutMs: number,
  baseURL?: string,
  around: Around = (call) => call(),
): HttpClient {
  const request = createFetch({
    fetch: (input, init) => around(() => answerWithin(timeoutMs, (signal) => fetch(input, { ...init, signal })), input),
    Headers,
    AbortController,
  });
  return Object.assign(
    <T>(url: string, options: FetchOptions<"json"> = {}) =>
      request<T>(url, { baseURL, responseType: "json", ...options, ...toRetry(options.method) }),
    {
      answer: (url: string, options: FetchOptions<"stream"> = {}) =>
        request.raw(url, { baseURL, ...options, responseType: "stream", ...toRetry(options.method) }),
    },
  );
}

/** Why a call failed, for the log: never its address, for that may hold a key or name a reader. */
export function toFailureReason(error: unknown): string {
  if (!(error instanceof FetchError)) return error instanceof Error ? error.message : String(error);
  if (error.status !== undefined) return `status ${error.status}`;
  return error.cause instanceof Error ? error.cause.message : "no answer";
}

function toRetry(method = "GET") {
  return { retry: idempotentMethods.has(method.toUpperCase()) ? 1 : 0, retryStatusCodes: RETRIED_STATUSES };
}

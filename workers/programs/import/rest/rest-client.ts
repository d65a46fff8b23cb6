/** Asks a WordPress site over its REST interface: one request at a time, patient with busy servers. */

import { type RestClient, RestError, type RestReply } from "#workers/backend/content/wordpress/rest/rest-error.ts";
import { PrivateAddressError } from "#workers/programs/import/media/address-guard.ts";
import type { AskSite, SiteReply } from "./site-request.ts";

/** Rules 7.2: the statuses that are worth another try. */
export const RETRIED: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
const ATTEMPTS = 5;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 120_000;
const TIMEOUT_MS = 60_000;
/** Between requests, so that readers of the site do not notice the import. */
const POLITE_PAUSE_MS = 100;
const MAX_REPLY_BYTES = 100 * 1024 * 1024;

type Options = { ask: AskSite; sleep(milliseconds: number): Promise<void>; signal: AbortSignal; onRetry?(message: string): void };

export function createRestClient({ ask, sleep, signal, onRetry = () => {} }: Options): RestClient {
  let isFirst = true;

  async function once(address: string): Promise<RestReply> {
    const reply = await ask(address, AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]));
    return { ...reply, body: await readBody(reply) };
  }

  return {
    async get(address) {
      if (!isFirst) await sleep(POLITE_PAUSE_MS);
      isFirst = false;
      for (let attempt = 1; ; attempt += 1) {
        signal.throwIfAborted();
        let reply: RestReply | null = null;
        let reason: string;
        try {
          reply = await once(address);
          if (!RETRIED.has(reply.status)) return reply;
          reason = `status ${reply.status}`;
        } catch (error) {
          signal.throwIfAborted();
          if (error instanceof RestError) throw error;
          if (error instanceof PrivateAddressError)
            throw new RestError(`${address} leads to a private network: ${error.message}; --allow-private-media allows it`);
          reason = describeError(error);
        }
        if (attempt === ATTEMPTS)
          throw new RestError(`${address} does not answer: ${reason} (${ATTEMPTS} attempts)`, reply?.status ?? null);
        const pause = decidePause(attempt, reply?.headers.get("retry-after") ?? null, Date.now());
        onRetry(`${reason}, trying again in ${Math.ceil(pause / 1000)} s: ${address}`);
        await sleep(pause);
      }
    },
  };
}

/** How long to wait: what the server asks for (seconds or a date), else longer each time; never more than two minutes. */
export function decidePause(attempt: number, retryAfter: string | null, now: number): number {
  const text = retryAfter?.trim() ?? "";
  const asked = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  const pause = Number.isNaN(asked) || text === "" ? FIRST_PAUSE_MS * 2 ** (attempt - 1) : Math.max(0, asked);
  return Math.min(pause, LONGEST_PAUSE_MS);
}

export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? error.cause.message : "";
  return error.name === "TimeoutError" ? "timeout" : `${error.message}${cause === "" ? "" : ` (${cause})`}`;
}

async function readBody({ body, url }: SiteReply): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > MAX_REPLY_BYTES) throw new RestError(`The reply of ${url} is larger than 100 MB`);
    chunks.push(chunk);
  }
  const text = new TextDecoder().decode(Buffer.concat(chunks));
  // Some plug-ins print warnings or a byte order mark before the JSON.
  const start = text.search(/^\ufeff?[[{]/m);
  try {
    return JSON.parse(text.slice(Math.max(0, start)).replace(/^\ufeff/, ""));
  } catch {
    return text; // no JSON: the caller decides what that means
  }
}

/** One request to the site, of which no more is read than is allowed. */
import { readAtMost } from "#shared/rules/bytes/read-at-most.ts";

export type LimitedReply = { status: number; headers: Headers; bytes: Uint8Array<ArrayBuffer> };
type Options = {
  /** Decides at each hop, the first one too, whether it is asked. */
  mayAsk: (url: URL) => boolean;
  /** How it is asked; `fetch` where there is nothing to guard. */
  ask: (url: string, init: RequestInit) => Promise<Response>;
  /** What a hop is sent: a password belongs to one host and port. */
  toHeaders?: (url: URL) => Record<string, string>;
  maxBytes: number;
  timeoutMs: number;
  /** JSON that is posted, to this very address: what is written once must not be written where a redirect leads. */
  json?: string;
};

const MAX_REDIRECTS = 3;

/** Follows redirects of what is read, each of which is looked at by itself. Throws when it takes too long, is too large, or leads where it may not. */
export async function fetchLimited(address: string, options: Options): Promise<LimitedReply> {
  const { mayAsk, ask, toHeaders, maxBytes, timeoutMs, json } = options;
  const posted = json === undefined ? {} : { method: "POST", body: json };
  const signal = AbortSignal.timeout(timeoutMs);
  let url = new URL(address);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    if (!mayAsk(url)) throw new Error(`${url.origin} is another address`);
    const response = await ask(url.href, { ...posted, headers: toHeaders?.(url) ?? {}, redirect: "manual", signal });
    const location = response.headers.get("location");
    if (response.status < 300 || response.status >= 400 || location === null) {
      return { status: response.status, headers: response.headers, bytes: await readBody(response, maxBytes) };
    }
    await response.body?.cancel();
    if (json !== undefined) throw new Error("what is posted is redirected");
    if (!URL.canParse(location, url.href)) throw new Error("a redirect to no address");
    url = new URL(location, url.href);
  }
  throw new Error("too many redirects");
}

async function readBody({ body }: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await readAtMost(body, maxBytes);
  if (bytes === null) throw new Error(`more than ${maxBytes} bytes`);
  return bytes;
}

/** One request to the site, of which no more is read than is allowed. */
import { readAtMost } from "#shared/rules/read-at-most.ts";

export type LimitedReply = { status: number; headers: Headers; bytes: Uint8Array<ArrayBuffer> };
type Options = { headers?: Record<string, string>; maxBytes: number; timeoutMs: number };

const MAX_REDIRECTS = 3;

/** Redirects are followed on the same host alone. Throws when it takes too long, is too large, or leads elsewhere. */
export async function fetchLimited(address: string, { headers = {}, maxBytes, timeoutMs }: Options): Promise<LimitedReply> {
  const signal = AbortSignal.timeout(timeoutMs);
  let url = new URL(address);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await fetch(url.href, { headers, redirect: "manual", signal });
    const location = response.headers.get("location");
    if (response.status < 300 || response.status >= 400 || location === null) {
      return { status: response.status, headers: response.headers, bytes: await readBody(response, maxBytes) };
    }
    await response.body?.cancel();
    const next = URL.canParse(location, url.href) ? new URL(location, url.href) : null;
    const isSafe =
      next !== null && next.hostname === url.hostname && (next.protocol === "https:" || next.protocol === url.protocol);
    if (!isSafe) throw new Error("a redirect to another host");
    url = next;
  }
  throw new Error("too many redirects");
}

async function readBody({ body }: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await readAtMost(body, maxBytes);
  if (bytes === null) throw new Error(`more than ${maxBytes} bytes`);
  return bytes;
}

/** Fetches one file of a site: bounded in size, time and redirects, and only from where it may. */
import type { IncomingMessage } from "node:http";
import { PrivateAddressError } from "./address-guard.ts";
import { requestGuarded } from "./guarded-request.ts";

export const MAX_MEDIA_BYTES = 20 * 1024 * 1024;
/** For a film or recording: what one request to a Worker may bring (admin/content/admin-media.ts). */
export const MAX_FILE_BYTES = 95 * 1024 * 1024;
const TIMEOUT_MS = 60_000;
const MAX_REDIRECTS = 5;

/** `connection`: the host is not there; `status`: it says no; `refused`: it was not asked, or its answer not taken. */
export type DownloadFault = "connection" | "status" | "refused";

export class DownloadError extends Error {
  readonly fault: DownloadFault;
  readonly status: number | null;
  readonly retryAfter: string | null;
  constructor(message: string, fault: DownloadFault, status: number | null = null, retryAfter: string | null = null) {
    super(message);
    this.name = "DownloadError";
    this.fault = fault;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

type Options = { allowsPrivate: boolean; signal: AbortSignal; maxBytes?: number; timeoutMs?: number };

/** The bytes behind an http(s) address. Throws DownloadError with the reason; an aborted signal throws its own. */
export async function download(address: string, options: Options): Promise<Buffer> {
  const { signal, timeoutMs = TIMEOUT_MS } = options;
  const timeout = AbortSignal.timeout(timeoutMs);
  let url = address;
  try {
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const reply = await ask(url, options, AbortSignal.any([signal, timeout]));
      const { statusCode = 0, headers } = reply;
      if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
        reply.destroy();
        if (!URL.canParse(headers.location, url)) throw new DownloadError("redirect to no address", "status", statusCode);
        url = new URL(headers.location, url).href;
        continue;
      }
      if (statusCode !== 200) {
        reply.destroy();
        throw new DownloadError(`status ${statusCode}`, "status", statusCode, headers["retry-after"] ?? null);
      }
      return await readBytes(reply, options.maxBytes ?? MAX_MEDIA_BYTES);
    }
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof DownloadError) throw error;
    if (error instanceof PrivateAddressError) throw toRefusal(error);
    if (timeout.aborted) throw new DownloadError(`no answer within ${timeoutMs / 1000} s`, "connection");
    throw new DownloadError(error instanceof Error ? error.message : String(error), "connection");
  }
  throw new DownloadError(`more than ${MAX_REDIRECTS} redirects`, "status");
}

function toRefusal(error: PrivateAddressError): DownloadError {
  return new DownloadError(`${error.message}; --allow-private-media allows it`, "refused");
}

async function ask(address: string, { allowsPrivate }: Options, signal: AbortSignal): Promise<IncomingMessage> {
  const url = new URL(address);
  if (url.protocol !== "http:" && url.protocol !== "https:") throw new DownloadError(`${url.protocol} is not fetched`, "refused");
  return requestGuarded(url, { allowsPrivate, signal, headers: { accept: "image/avif,image/webp,image/*,*/*;q=0.5" } });
}

async function readBytes(reply: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const tooLarge = () => new DownloadError(`larger than ${Math.round(maxBytes / 1024 / 1024)} MB`, "refused");
  if (Number(reply.headers["content-length"] ?? "0") > maxBytes) {
    reply.destroy();
    throw tooLarge();
  }
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of reply as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBytes) {
      reply.destroy();
      throw tooLarge();
    }
    chunks.push(chunk);
  }
  if (length === 0) throw new DownloadError("the file is empty", "status");
  return Buffer.concat(chunks);
}

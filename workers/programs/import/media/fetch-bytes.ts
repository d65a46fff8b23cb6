/** Fetches pictures with patience: busy servers are asked again, hosts that are gone are not asked for ever. */
import { decidePause, RETRIED } from "#workers/programs/import/rest/rest-client.ts";
import { DownloadError, download, MAX_MEDIA_BYTES } from "./download.ts";

const ATTEMPTS = 3;
/** After so many failed connections in a row the host counts as gone. */
const HOPELESS = 5;

type Options = { allowsPrivate: boolean; sleep(milliseconds: number): Promise<void>; signal: AbortSignal };

/** `maxBytes`: those of a picture where it is left out. */
export type FetchBytes = (address: string, maxBytes?: number) => Promise<Buffer>;

/** Larger files may take longer. */
const LARGE_TIMEOUT_MS = 300_000;

/** A function that gives the bytes behind http(s) and data: addresses, or throws DownloadError. */
export function createFetchBytes({ allowsPrivate, sleep, signal }: Options): FetchBytes {
  const failures = new Map<string, number>();

  return async (address, maxBytes = MAX_MEDIA_BYTES) => {
    if (address.startsWith("data:")) return parseDataAddress(address);
    if (!URL.canParse(address)) throw new DownloadError("no address", "refused");
    const { host } = new URL(address);
    if ((failures.get(host) ?? 0) >= HOPELESS) throw new DownloadError(`${host} could not be reached before`, "connection");
    for (let attempt = 1; ; attempt += 1) {
      try {
        const bytes = await download(address, {
          allowsPrivate,
          signal,
          maxBytes,
          ...(maxBytes > MAX_MEDIA_BYTES ? { timeoutMs: LARGE_TIMEOUT_MS } : {}),
        });
        failures.delete(host);
        return bytes;
      } catch (error) {
        if (!(error instanceof DownloadError)) throw error;
        const isConnection = error.fault === "connection";
        if (!isConnection) failures.delete(host);
        const isWorthIt = isConnection || RETRIED.has(error.status ?? 0);
        if (!isWorthIt || attempt === ATTEMPTS) {
          if (isConnection) failures.set(host, (failures.get(host) ?? 0) + 1);
          throw error;
        }
        await sleep(decidePause(attempt, error.retryAfter, Date.now()));
      }
    }
  };
}

function parseDataAddress(address: string): Buffer {
  const comma = address.indexOf(",");
  const isBase64 = /;\s*base64\s*$/i.test(address.slice(0, comma));
  const body = address.slice(comma + 1);
  const bytes = isBase64
    ? Buffer.from(body, "base64")
    : Buffer.from(decodeURIComponent(body.replace(/%(?![0-9a-f]{2})/gi, "%25")));
  if (comma < 0 || bytes.length === 0 || bytes.length > MAX_MEDIA_BYTES) throw new DownloadError("no usable data", "refused");
  return bytes;
}

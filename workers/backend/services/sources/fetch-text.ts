/** Fetches the source of a service page, limited in time and size, so that a source that hangs or floods affects only itself. */
import { PORTAL_ID } from "#brand/portal-id.ts";
import { readAtMost } from "#shared/rules/bytes/read-at-most.ts";

export type FetchText = (address: string, init?: { headers?: Record<string, string> }) => Promise<string>;

export const FETCH_TIMEOUT_MS = 10_000;
/** A region's reports have a tenth of this size. */
export const MAX_BODY_BYTES = 4 * 1024 * 1024;

/** `isSecret`: the request carries a key, which must reach no other address: it is not sent on. */
export type FetchBytes = (
  address: string,
  init?: { headers?: Record<string, string>; isSecret?: boolean },
) => Promise<Uint8Array>;

/** The body as it comes. Rejects as fetchText. */
export const fetchBytes: FetchBytes = async (address, init) => (await ask(address, init)).bytes;

/** The body as UTF-8, or in the charset that its type or its XML declaration names. Rejects with an Error for operators; addresses in it have no query. */
export const fetchText: FetchText = async (address, init) => {
  const { bytes, type } = await ask(address, init);
  const [, charset = findDeclaredCharset(bytes)] = /charset="?([\w-]+)/i.exec(type) ?? [];
  return createDecoder(charset).decode(bytes);
};

async function ask(
  address: string,
  { headers, isSecret = false }: { headers?: Record<string, string>; isSecret?: boolean } = {},
): Promise<{ bytes: Uint8Array; type: string }> {
  const url = new URL(address);
  if (url.protocol !== "https:" && !isThisMachine(url)) throw new Error(`${toName(url)}: sources are asked over https only`);
  const response = await fetch(url, {
    headers: { "user-agent": PORTAL_ID, ...headers },
    ...(isSecret ? { redirect: "manual" as const } : {}),
    signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`${toName(url)} answered ${response.status}`);
  }
  const bytes = await readAtMost(response.body, MAX_BODY_BYTES);
  if (bytes === null) throw new Error(`${toName(url)} sent more than ${MAX_BODY_BYTES} bytes`);
  return { bytes, type: response.headers.get("content-type") ?? "" };
}

/** Stand-ins on a developer's machine use http. */
function isThisMachine({ hostname }: URL): boolean {
  return hostname === "127.0.0.1" || hostname === "localhost";
}

/** Queries may contain keys, and logs are read by others. */
function toName({ origin, pathname }: URL): string {
  return `${origin}${pathname}`;
}

/** A declaration of XML is ASCII in all charsets still in use, except those of two bytes, which begin with a mark. */
function findDeclaredCharset(bytes: Uint8Array): string {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  const start = String.fromCharCode(...bytes.subarray(0, 200));
  return /^\s*<\?xml[^>]*\bencoding=["']([\w-]+)/.exec(start)?.[1] ?? "utf-8";
}

function createDecoder(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    // An unknown charset: most of the text is ASCII anyway.
    return new TextDecoder();
  }
}

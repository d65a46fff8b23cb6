/** Address ranges from which search engines crawl, as their owners publish them, kept from one day to the next. */

import type { KVNamespace } from "@cloudflare/workers-types";
import * as v from "valibot";
import { type IpRange, parseIpRange } from "#app/configuration/ip-range.ts";
import { createHttpClient } from "#app/gateway/backend/http-client.ts";
import { logError } from "#shared/log/log.ts";
import { within } from "#shared/rules/within.ts";

const SOURCE = "https://developers.google.com/static/search/apis/ipranges";
export const publishedFiles = ["googlebot.json", "special-crawlers.json", "user-triggered-fetchers-google.json"] as const;

const KEY = "ranges";
/** Seconds for which an edge location may answer from its own memory. */
const CACHE_TTL_S = 3600;
const TIMEOUT_MS = 10_000;
/** A page does not wait longer for the store. */
const STORE_TIMEOUT_MS = 1000;
const MAX_FILE_LENGTH = 1_000_000;
const MAX_PREFIXES = 5000;
/** No crawler has larger networks: a file that says so is wrong, and would let everybody in. */
const minLengths = { ipv4: 8, ipv6: 19 } as const;

const fileSchema = v.object({
  prefixes: v.pipe(
    v.array(v.union([v.object({ ipv4Prefix: v.string() }), v.object({ ipv6Prefix: v.string() })])),
    v.mapItems((entry) => ("ipv4Prefix" in entry ? entry.ipv4Prefix : entry.ipv6Prefix)),
    v.minLength(1),
    v.maxLength(MAX_PREFIXES),
    v.everyItem((prefix) => isSensible(parseIpRange(prefix))),
  ),
});

const keptSchema = v.record(v.string(), v.array(v.string()));
type Kept = v.InferOutput<typeof keptSchema>;

/** What this isolate parsed last, and of which text: any client may call itself a crawler, and parsing thousands of ranges costs. */
let parsedLast: { text: string | null; ranges: IpRange[] } = { text: null, ranges: [] };

/** All that is kept. When the store fails, which is logged, what this isolate read last (decision 66). */
export async function readCrawlerRanges(kv: KVNamespace, timeoutMs = STORE_TIMEOUT_MS): Promise<IpRange[]> {
  try {
    const text = await within(readText(kv), timeoutMs);
    if (text !== parsedLast.text) parsedLast = { text, ranges: parseRanges(text) };
    return parsedLast.ranges;
  } catch (error) {
    logError("The ranges of the crawlers cannot be read", error);
    return parsedLast.ranges;
  }
}

/**
 * Fetches the published files. One that cannot be had, or makes no sense, is logged and leaves its former ranges as
 * they were. Rejects when the store fails, and at the end when a file did: the run of the clock counts as failed.
 */
export async function refreshCrawlerRanges(
  kv: KVNamespace,
  fetch: (request: Request) => Promise<Response> = (request) => globalThis.fetch(request),
): Promise<void> {
  const former = parseKept(await readText(kv));
  const fetched = await Promise.all(publishedFiles.map(async (file) => [file, await fetchRanges(file, fetch)] as const));
  const next: Kept = Object.fromEntries(fetched.map(([file, ranges]) => [file, ranges ?? former[file] ?? []]));
  await kv.put(KEY, JSON.stringify(next));
  const failed = fetched.filter(([, ranges]) => ranges === null).map(([file]) => file);
  if (failed.length > 0) throw new Error(`The former ranges stay: ${failed.join(", ")}`);
}

function parseRanges(text: string | null): IpRange[] {
  return Object.values(parseKept(text))
    .flat()
    .map(parseIpRange)
    .filter((range) => range !== null);
}

/** Rejects when the store fails: what cannot be read must not be written over. */
function readText(kv: KVNamespace): Promise<string | null> {
  return kv.get(KEY, { type: "text", cacheTtl: CACHE_TTL_S });
}

function parseKept(text: string | null): Kept {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), keptSchema), text);
  return parsed.success ? parsed.output : {};
}

async function fetchRanges(file: string, fetch: (request: Request) => Promise<Response>): Promise<string[] | null> {
  const request = createHttpClient((input, init) => fetch(new Request(input, init)), TIMEOUT_MS);
  try {
    const response = await request.answer(`${SOURCE}/${file}`);
    const text = await response.text();
    if (text.length > MAX_FILE_LENGTH) throw new Error("too long");
    return v.parse(fileSchema, JSON.parse(text)).prefixes;
  } catch (error) {
    logError("The former ranges of a crawler stay", error, { file });
    return null;
  }
}

function isSensible(range: IpRange | null): boolean {
  return range !== null && range.length >= minLengths[range.first.kind()];
}

/** Brings one film, recording or file of captions: known, fetched and stored as it is, or kept at its former address. */
import { createHash } from "node:crypto";
import type { MediaRecord } from "#workers/backend/content/records/content-record.ts";
import type { MediaReference } from "#workers/backend/content/wordpress/markup/conversion.ts";
import { describeError } from "#workers/programs/import/rest/rest-client.ts";
import { type BroughtMedia, type MediaOptions, toKeyPrefix } from "./bring-media.ts";
import { DownloadError, MAX_FILE_BYTES } from "./download.ts";
import { findFileFormat } from "./file-format.ts";

/** A stream in pieces is not a single file. */
const STREAM = /\.(?:m3u8|mpd)$/i;

/** As bringMedia, for a file that is stored as it is. */
export async function bringFile(reference: MediaReference, options: MediaOptions): Promise<BroughtMedia> {
  const [address] = reference.urls;
  if (address === undefined)
    return { record: null, outcome: "missing", notes: [{ what: "file left out", detail: "no address is known" }] };
  if (STREAM.test(new URL(address).pathname)) return keepRemote(reference.source, address, "a stream in pieces is not brought");
  const known = options.state.find(reference.source);
  if (known !== null && known.stamp === address && (await options.store.has(known.lastKey)))
    return { record: known.record, outcome: "known", notes: [] };
  options.signal.throwIfAborted();
  try {
    const bytes = await options.fetchBytes(address, MAX_FILE_BYTES);
    const format = findFileFormat(bytes);
    if (format === null) return keepRemote(reference.source, address, `${address}: of no format that browsers play`);
    const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 16);
    const key = `${toKeyPrefix(options.siteName, reference.source, hash)}/file.${format.extension}`;
    if (!(await options.store.has(key))) await options.store.put(key, bytes, format.type);
    const record = toRecord(reference.source, `/media/${key}`, format.type, "stored");
    options.state.save(reference.source, { stamp: address, record, lastKey: key });
    return { record, outcome: "stored", notes: [] };
  } catch (error) {
    options.signal.throwIfAborted();
    if (!(error instanceof DownloadError)) throw error;
    return keepRemote(reference.source, address, `${address}: ${describeError(error)}`);
  }
}

function keepRemote(source: string, address: string, detail: string): BroughtMedia {
  const record = toRecord(source, address, "application/octet-stream", "remote");
  return { record, outcome: "remote", notes: [{ what: "film or recording stays at its former address", detail }] };
}

function toRecord(source: string, src: string, mime: string, status: "stored" | "remote"): MediaRecord {
  return { kind: "media", source, src, mime, width: null, height: null, alt: "", crops: [], status };
}

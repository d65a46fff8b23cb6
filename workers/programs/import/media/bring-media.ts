/** Brings one picture: known, fetched and stored in all sizes, or kept at its former address. */
import { createHash } from "node:crypto";
import {
  type PlannedCrop,
  type PlannedFile,
  RENDITION_VERSION,
  toFileName,
  toPictureFields,
} from "#workers/backend/content/pictures/rendition-plan.ts";
import type { MediaRecord } from "#workers/backend/content/records/content-record.ts";
import { toCaptionFields } from "#workers/backend/content/wordpress/markup/caption.ts";
import type { MediaReference } from "#workers/backend/content/wordpress/markup/conversion.ts";
import type { WordPressAttachment } from "#workers/backend/content/wordpress/wordpress-source.ts";
import { describeError } from "#workers/programs/import/rest/rest-client.ts";
import { DownloadError } from "./download.ts";
import type { FetchBytes } from "./fetch-bytes.ts";
import type { MediaState } from "./media-state.ts";
import type { MediaStore } from "./media-store.ts";
import { PictureError, type Plan, planRenditions, renderPlan } from "./renditions.ts";

export type BroughtMedia = {
  record: MediaRecord | null;
  outcome: "known" | "stored" | "remote" | "missing";
  notes: { what: string; detail: string | null }[];
};

export type MediaOptions = {
  siteName: string;
  store: MediaStore;
  state: MediaState;
  /** Throws DownloadError. */
  fetchBytes: FetchBytes;
  signal: AbortSignal;
};

/** Names a picture in keys: readable, no longer than a key may be. */
export function toKeyPrefix(siteName: string, source: string, hash: string): string {
  const site = siteName
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, "-")
    .replace(/\.{2,}/g, ".")
    .replace(/^[-.]+|[-.]+$/g, "")
    .slice(0, 80);
  const id = /^wp:.*:(\d+)$/.exec(source)?.[1] ?? `u${createHash("sha256").update(source).digest("hex").slice(0, 10)}`;
  return `wp/${site || "site"}/${id}-${hash}`;
}

/**
 * The record of a picture. Tries its addresses one after the other; when none gives a picture, the one of an earlier import stays, and
 * without one the record keeps the first address (`remote`): a later import tries again. Throws when the back end does not take the files, and when the signal is aborted.
 */
export async function bringMedia(
  reference: MediaReference,
  attachment: WordPressAttachment | null,
  options: MediaOptions,
): Promise<BroughtMedia> {
  const addresses = [...new Set([...(attachment === null ? [] : [attachment.url]), ...reference.urls])];
  const words = { alt: attachment?.alt || reference.alt, ...toCaptionFields(attachment?.caption ?? null) };
  const stamp = JSON.stringify([RENDITION_VERSION, attachment?.modified ?? null, addresses.map(shorten)]);
  const known = options.state.find(reference.source);
  if (known !== null && known.stamp === stamp && (await options.store.has(known.lastKey))) {
    return { record: { ...known.record, ...words }, outcome: "known", notes: [] };
  }
  const faults: string[] = [];
  for (const address of addresses) {
    options.signal.throwIfAborted();
    try {
      const bytes = await options.fetchBytes(address);
      const plan = await planRenditions(bytes);
      const { record, lastKey } = await storePlan(reference.source, bytes, plan, options);
      options.state.save(reference.source, { stamp, record, lastKey });
      const notes = plan.isMoving ? [{ what: "moving picture became a still", detail: shorten(address) }] : [];
      return { record: { ...record, ...words }, outcome: "stored", notes };
    } catch (error) {
      options.signal.throwIfAborted();
      if (!(error instanceof DownloadError || error instanceof PictureError)) throw error;
      faults.push(
        `${shorten(address)}: ${error instanceof PictureError ? `no picture that can be read (${error.message})` : describeError(error)}`,
      );
    }
  }
  if (known !== null && (await options.store.has(known.lastKey))) {
    const notes = [{ what: "picture could not be fetched anew, the one of an earlier import stays", detail: faults.join("; ") }];
    return { record: { ...known.record, ...words }, outcome: "known", notes };
  }
  return keepRemote(reference.source, addresses, words, faults.join("; "));
}

function keepRemote(
  source: string,
  addresses: string[],
  words: Pick<MediaRecord, "alt" | "caption" | "captionHtml">,
  reason: string,
): BroughtMedia {
  const found = addresses.find((address) => /^https?:\/\//i.test(address) && URL.canParse(address));
  const detail = reason || "no address is known";
  if (found === undefined) return { record: null, outcome: "missing", notes: [{ what: "picture left out", detail }] };
  // Spaces and umlauts as browsers write them: others are no address of a picture.
  const src = new URL(found).href;
  const record: MediaRecord = {
    kind: "media",
    source,
    src,
    mime: guessType(src),
    width: null,
    height: null,
    crops: [],
    status: "remote",
    ...words,
  };
  return { record, outcome: "remote", notes: [{ what: "picture stays at its former address", detail }] };
}

async function storePlan(
  source: string,
  bytes: Buffer,
  plan: Plan,
  { siteName, store, signal }: MediaOptions,
): Promise<{ record: MediaRecord; lastKey: string }> {
  const hash = createHash("sha256").update(`${RENDITION_VERSION}:`).update(bytes).digest("hex").slice(0, 16);
  const prefix = toKeyPrefix(siteName, source, hash);
  const toKey = (crop: PlannedCrop, file: PlannedFile): string => `${prefix}/${toFileName(crop, file)}`;
  const last = plan.crops.at(-1);
  const lastFile = last?.files.at(-1);
  if (!last || !lastFile) throw new PictureError("nothing can be made of the picture");
  // Files are stored in order: when the last is there, all are.
  const lastKey = toKey(last, lastFile);
  if (!(await store.has(lastKey))) {
    for await (const { crop, file, bytes: made } of renderPlan(bytes, plan)) {
      signal.throwIfAborted();
      await store.put(toKey(crop, file), made, file.format.type);
    }
  }
  const fields = toPictureFields(plan.crops, `/media/${prefix}`);
  return { record: { kind: "media", source, ...fields, status: "stored" }, lastKey };
}

function guessType(address: string): string {
  const extension = /\.(avif|gif|jpe?g|png|svg|webp)$/i.exec(new URL(address).pathname)?.[1]?.toLowerCase() ?? "jpeg";
  return extension === "svg" ? "image/svg+xml" : `image/${extension === "jpg" ? "jpeg" : extension}`;
}

function shorten(address: string): string {
  return address.startsWith("data:") ? `data:${createHash("sha256").update(address).digest("hex").slice(0, 16)}` : address;
}

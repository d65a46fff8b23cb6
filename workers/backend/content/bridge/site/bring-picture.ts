/**
 * Brings one picture of the site: looked at, freed of what it says of its place, kept in R2 as it is. Its sizes are made after it
 * (picture-sizes, decision 58); those that `npm run import` made stay until the picture changes there.
 */
import { toHexDigest } from "#shared/rules/bytes/hex-digest.ts";
import { MAX_INPUT_BYTES } from "#workers/backend/content/picture-sizes/make-sizes.ts";
import { putPictureTask } from "#workers/backend/content/picture-sizes/picture-tasks.ts";
import { inspectPicture, mimeTypes } from "#workers/backend/content/pictures/inspect-picture.ts";
import { toOriginal, toSizeKeys } from "#workers/backend/content/pictures/size-keys.ts";
import type { MediaRecord } from "#workers/backend/content/records/content-record.ts";
import { isBarredFile } from "#workers/backend/content/records/tombstones.ts";
import { toCaptionFields } from "#workers/backend/content/wordpress/markup/caption.ts";
import type { MediaReference } from "#workers/backend/content/wordpress/markup/conversion.ts";
import type { WordPressAttachment } from "#workers/backend/content/wordpress/wordpress-source.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { fetchLimited } from "./fetch-limited.ts";
import type { BridgeSite } from "./open-site.ts";
import { isOfSite, mayFetchPicture } from "./site-address.ts";

const TIMEOUT_MS = 30_000;

type Store = Pick<Env, "DB" | "MEDIA" | "PUBLIC_NETWORK">;
type StoredMedia = { src: string; mime: string; width: number | null; height: number | null; crops: string; status: string };

/**
 * The record to write; null for what is nowhere, or must not be shown. A picture that cannot be fetched stays at its address. One that is
 * an original waits for its sizes from then on.
 */
export async function bringPicture(
  env: Store,
  site: BridgeSite,
  reference: MediaReference,
  attachment: WordPressAttachment | null,
): Promise<MediaRecord | null> {
  const record = await bring(env, site, reference, attachment);
  const isOriginal = record !== null && record.crops.length === 0 && toSizeKeys(record.src) !== null;
  if (isOriginal) await putPictureTask(env.DB, record.src, Math.floor(Date.now() / 1000));
  return record;
}

async function bring(
  env: Store,
  site: BridgeSite,
  reference: MediaReference,
  attachment: WordPressAttachment | null,
): Promise<MediaRecord | null> {
  const { DB, MEDIA } = env;
  const address = attachment?.url ?? reference.urls.find((url) => /^https?:/i.test(url)) ?? null;
  if (address === null || !URL.canParse(address)) return null;
  const words = { alt: attachment?.alt || reference.alt, ...toCaptionFields(attachment?.caption ?? null) };
  const stamp = JSON.stringify([attachment?.modified ?? null, address]);
  const { source } = reference;
  const [stored, known] = await Promise.all([
    DB.prepare("SELECT src, mime, width, height, crops, status FROM media WHERE source = ?1").bind(source).first<StoredMedia>(),
    DB.prepare("SELECT stamp FROM bridge_media WHERE source = ?1").bind(source).first<string>("stamp"),
  ]);
  // One that an import brought is taken as the present one.
  const present = stored?.status === "stored" ? toRecord(source, stored) : null;
  if (present !== null && (known === null || known === stamp)) {
    if (known === null) await keepStamp(DB, source, stamp);
    return { ...present, ...words };
  }
  const url = new URL(address).href;
  const isFile = reference.kind === "file";
  const picture = isFile ? null : await fetchPicture(env, site, url, attachment !== null);
  if (picture === null) {
    const mime = isFile ? "application/octet-stream" : "image/jpeg";
    return { kind: "media", source, src: url, mime, width: null, height: null, crops: [], status: "remote", ...words };
  }
  const { bytes, type, width, height } = picture;
  const hash = (await toHexDigest(bytes)).slice(0, 24);
  const key = `bridge/${hash}.${type}`;
  const mime = mimeTypes[type];
  if ((await MEDIA.head(key)) === null)
    await MEDIA.put(key, bytes, { httpMetadata: { contentType: mime, cacheControl: "public, max-age=31536000, immutable" } });
  // Taken down, perhaps while it was on its way.
  if (await isBarredFile(DB, key)) {
    await MEDIA.delete(key);
    return null;
  }
  await keepStamp(DB, source, stamp);
  // Only its words changed at the site: the sizes stay.
  if (present !== null && toOriginal(present.src) === `/media/${key}`) return { ...present, ...words };
  return { kind: "media", source, src: `/media/${key}`, mime, width, height, crops: [], status: "stored", ...words };
}

function toRecord(source: string, { src, mime, width, height, crops }: StoredMedia): MediaRecord {
  return { kind: "media", source, src, mime, width, height, crops: JSON.parse(crops), status: "stored" };
}

/** Null for what may not be fetched, cannot be, or is no picture. Beyond the site itself over the guarded network, where the machine has one. */
async function fetchPicture({ PUBLIC_NETWORK: network }: Store, { settings }: BridgeSite, url: string, isOfLibrary: boolean) {
  const reply = await fetchLimited(url, {
    mayAsk: (hop) => mayFetchPicture(settings, hop, isOfLibrary),
    ask: (hop, init) => (network === undefined || isOfSite(settings, new URL(hop)) ? fetch(hop, init) : network.fetch(hop, init)),
    maxBytes: MAX_INPUT_BYTES,
    timeoutMs: TIMEOUT_MS,
  }).catch(() => null);
  if (reply === null || reply.status !== 200) return null;
  const picture = inspectPicture(reply.bytes);
  return picture.kind === "picture" ? picture : null;
}

async function keepStamp(db: D1Database, source: string, stamp: string): Promise<void> {
  await db
    .prepare("INSERT INTO bridge_media (source, stamp) VALUES (?1, ?2) ON CONFLICT (source) DO UPDATE SET stamp = excluded.stamp")
    .bind(source, stamp)
    .run();
}

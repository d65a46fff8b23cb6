/** Brings the pictures of imported death notices into the library, so that no reader's browser is sent anywhere else for them. */
import { fetchLimited } from "#workers/backend/content/bridge/site/fetch-limited.ts";
import { MAX_INPUT_BYTES } from "#workers/backend/content/picture-sizes/make-sizes.ts";
import { inspectPicture } from "#workers/backend/content/pictures/inspect-picture.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { keepPicture } from "#workers/backend/newsroom/pictures/keep-picture.ts";
import {
  type ImportedDeathNotice,
  type PicturedDeathNotice,
  readKnownPictures,
} from "#workers/backend/services/death-notices/import-death-notices.ts";
import { isAddress, mayFetch, type PictureHosts } from "#workers/backend/services/death-notices/picture-hosts.ts";

/** Of one file; the rest comes with the next. */
const MAX_FETCHED = 20;
const TIMEOUT_MS = 10_000;

type Brought = { source: string; notices: readonly ImportedDeathNotice[]; hosts: PictureHosts };
type Pictured = { pictured: PicturedDeathNotice[]; withoutPicture: { id: string; reason: string }[] };

/** A notice whose picture does not come is there without it, and is named; the next file tries again. */
export async function fetchPortraits(env: Env, { source, notices, hosts }: Brought, now: Date): Promise<Pictured> {
  const known = new Map(
    (await readKnownPictures(env.DB, source, notices)).map(({ uid, address, source: name }) => [`${uid} ${address}`, name]),
  );
  const pictured: PicturedDeathNotice[] = [];
  const withoutPicture: Pictured["withoutPicture"] = [];
  let fetched = 0;
  for (const notice of notices) {
    const { uid, picture } = notice;
    const present = picture === null || !isAddress(picture) ? picture : (known.get(`${uid} ${picture}`) ?? null);
    if (present !== null || picture === null) {
      pictured.push({ ...notice, pictureSource: present });
      continue;
    }
    const brought = fetched < MAX_FETCHED ? await bringPortrait(env, picture, hosts, now) : { fault: "comes with the next file" };
    fetched += 1;
    if ("fault" in brought) withoutPicture.push({ id: uid, reason: brought.fault });
    pictured.push({ ...notice, pictureSource: "fault" in brought ? null : brought.name });
  }
  return { pictured, withoutPicture };
}

async function bringPortrait(
  env: Env,
  address: string,
  hosts: PictureHosts,
  now: Date,
): Promise<{ name: string } | { fault: string }> {
  const { PUBLIC_NETWORK: network } = env;
  try {
    const reply = await fetchLimited(address, {
      mayAsk: (hop) => mayFetch(hop, hosts),
      ask: (hop, init) => (network === undefined ? fetch(hop, init) : network.fetch(hop, init)),
      maxBytes: MAX_INPUT_BYTES,
      timeoutMs: TIMEOUT_MS,
    });
    if (reply.status !== 200) return { fault: `was answered with ${reply.status}` };
    const picture = inspectPicture(reply.bytes);
    if (picture.kind === "refused") return { fault: picture.reason };
    const kept = await keepPicture(env, { picture, words: { caption: null, credit: null }, by: null }, now);
    return kept === null ? { fault: "was taken down" } : { name: kept.source };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

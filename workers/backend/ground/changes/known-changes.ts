/** What an isolate has heard of the content's changes (decision 59): whether an answer of an older version still shows what is there. */
import { ANYTHING } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import { toPlainDatabase } from "#workers/backend/ground/database/timed-database.ts";
import type { ContentChange } from "./content-version.ts";

/** More than that is forgotten, and with it what older answers are worth. */
const MAX_VERSIONS = 1000;
const MAX_TAGS = 10_000;

type Heard = {
  newest: string | null;
  /** The place of each version among those heard of. */
  places: Map<string, number>;
  /** The last change that touched a tag. */
  touched: Map<string, number>;
  count: number;
};

const heardOf = new WeakMap<D1Database, Heard>();

function remember(db: D1Database): Heard {
  const heard = heardOf.get(toPlainDatabase(db)) ?? { newest: null, places: new Map(), touched: new Map(), count: 0 };
  heardOf.set(toPlainDatabase(db), heard);
  return heard;
}

/** The newest version that the isolate has heard of. */
export function findNewestVersion(db: D1Database): string | null {
  return remember(db).newest;
}

/**
 * Takes note of a version that was read, with what has changed since the version `since`, of which the database was asked. What comes late
 * says nothing new; changes that do not lead from what is known to `version`, as after a restore, leave nothing of it.
 */
export function noteChanges(
  db: D1Database,
  since: string | null,
  { version, changes }: { version: string; changes: readonly ContentChange[] },
): void {
  const heard = remember(db);
  if (version === heard.newest || (since !== heard.newest && heard.places.has(version))) return;
  const names = [since, ...changes.map((change) => change.version)];
  const known = heard.newest === null ? -1 : names.indexOf(heard.newest);
  if (known === -1 || names.at(-1) !== version) {
    begin(heard, version);
    return;
  }
  for (const change of changes.slice(known)) {
    if (change.tags === null || heard.places.size >= MAX_VERSIONS || heard.touched.size >= MAX_TAGS) begin(heard, change.version);
    else add(heard, change.version, change.tags);
  }
}

/** Whether nothing that an answer of this version shows has been touched, as far as the isolate has heard. */
export function isUntouched(db: D1Database, version: string, tags: readonly string[]): boolean {
  const { places, touched } = remember(db);
  const place = places.get(version);
  return place !== undefined && tags.every((tag) => (touched.get(tag) ?? 0) <= place);
}

function begin(heard: Heard, version: string): void {
  heard.places.clear();
  heard.touched.clear();
  add(heard, version, []);
}

function add(heard: Heard, version: string, tags: readonly string[]): void {
  heard.count += 1;
  heard.newest = version;
  heard.places.set(version, heard.count);
  for (const tag of [ANYTHING, ...tags]) heard.touched.set(tag, heard.count);
}

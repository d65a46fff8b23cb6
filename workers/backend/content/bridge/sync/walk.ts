/** What the night's walks have in common: a hundred of the things stored here, and what the site says of them. */
import type { BridgeSite } from "#workers/backend/content/bridge/site/open-site.ts";
import type { NewTask } from "#workers/backend/content/bridge/tasks/bridge-tasks.ts";
import { parseId } from "#workers/backend/content/wordpress/markup/block-markers.ts";
import { RestError } from "#workers/backend/content/wordpress/rest/rest-error.ts";
import { isObject, type JsonObject } from "#workers/backend/content/wordpress/rest/rest-item.ts";

export const PER_QUESTION = 100;

/** `of`: an item's post type, the source of a comment's post, the taxonomy of a term. */
export type Known = { source: string; of: string };
/** How many of `asked` are missing, and what has to be asked of them once more. `what`: for the operator. */
export type Found = { what: string; asked: number; missing: number; tasks: NewTask[] };

export type Walk = {
  /** The next hundred behind `after`, in an order that does not change. */
  readKnown(db: D1Database, site: BridgeSite, after: string): Promise<Known[]>;
  /** Throws RestError when the site says nothing that can be believed. */
  ask(db: D1Database, site: BridgeSite, batch: readonly Known[]): Promise<Found[]>;
};

/** Those of these numbers that a list of the site does not show. */
export async function listMissing(site: BridgeSite, path: string, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const entries = await listEntries(site, path, { include: ids.join(","), _fields: "id" });
  const there = new Set(entries.map((entry) => parseId(entry.id)));
  return ids.filter((id) => !there.has(id));
}

/** Throws RestError for what is no list. */
export async function listEntries({ ask }: BridgeSite, path: string, parameters: Record<string, string>): Promise<JsonObject[]> {
  const { status, body, url } = await ask(path, { per_page: PER_QUESTION, ...parameters });
  if (status !== 200 || !Array.isArray(body))
    throw new RestError(`${url} does not answer with a list (status ${status})`, status);
  return body.filter(isObject);
}

/** Keeps what waits in the browser's database, pictures included: it outlives the page. */
import { createStore, del, set, type UseStore, values } from "idb-keyval";
import { logError } from "#app/browser/log.ts";
import { PORTAL_ID } from "#brand/portal-id.ts";
import type { OutboxItem } from "./outbox.ts";

let store: UseStore | null = null;
/** Where the browser gives no database: until the page is left. */
const memory = new Map<string, OutboxItem>();

function openStore(): UseStore {
  store ??= createStore(`${PORTAL_ID}-redaktion`, "outbox");
  return store;
}

/** All waiting entries, in the order in which they were written. */
export async function readItems(): Promise<OutboxItem[]> {
  const kept = await values<OutboxItem>(openStore()).catch((error: unknown) => {
    logError("The newsroom's outbox cannot be read", error);
    return [];
  });
  return [...kept, ...memory.values()].sort((one, other) => (one.key < other.key ? -1 : 1));
}

export async function keepItem(item: OutboxItem): Promise<void> {
  try {
    await set(item.key, item, openStore());
  } catch (error) {
    logError("The newsroom's outbox cannot be written", error);
    memory.set(item.key, item);
  }
}

export async function dropItem(key: string): Promise<void> {
  memory.delete(key);
  await del(key, openStore()).catch((error: unknown) => logError("The newsroom's outbox cannot be written", error));
}

/** Keeps what is typed at the desk in the browser's database until the back end has it: it outlives the page. */
import { createStore, del, get, set, type UseStore } from "idb-keyval";
import * as v from "valibot";
import { readStorage, removeStorage, writeStorage } from "#app/browser/local-storage.ts";
import { logError } from "#app/browser/log.ts";
import { PORTAL_ID } from "#brand/portal-id.ts";

/** The number of a post, or the name of another text. */
export type KeptName = number | `seite-${number}`;

/** `known`: the revision upon which it was written; `text`: JSON. */
export type KeptText = { known: number; text: string };

let store: UseStore | null = null;

function openStore(): UseStore {
  store ??= createStore(`${PORTAL_ID}-redaktion-beitraege`, "texte");
  return store;
}

/** The text of the page that was left last, whichever it was: of a page that goes no database takes anything any more. */
const LEFT = `${PORTAL_ID}:redaktion-verlassen`;
const leftSchema = v.object({ name: v.union([v.number(), v.string()]), known: v.number(), text: v.string() });

/** At once, as its page is left. Whether it was kept. */
export function keepLeft(name: KeptName, kept: KeptText): boolean {
  return writeStorage(LEFT, JSON.stringify({ name, ...kept }));
}

/** Null where another one was left last. */
function readLeft(name: KeptName): KeptText | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), leftSchema), readStorage(LEFT));
  return read.success && read.output.name === name ? { known: read.output.known, text: read.output.text } : null;
}

function dropLeft(name: KeptName): void {
  if (readLeft(name) !== null) removeStorage(LEFT);
}

/** Null where nothing is kept, or the browser gives no database. */
export async function readKept(id: KeptName): Promise<KeptText | null> {
  const left = readLeft(id);
  if (left !== null) {
    // From here on there is one place for it again.
    if (await keepText(id, left)) dropLeft(id);
    return left;
  }
  return (
    (await get<KeptText>(id, openStore()).catch((error: unknown) => {
      logError("A text that was kept cannot be read", error);
      return null;
    })) ?? null
  );
}

/** False where the browser keeps nothing: then the text is in this page alone. */
export async function keepText(id: KeptName, kept: KeptText): Promise<boolean> {
  try {
    await set(id, kept, openStore());
    return true;
  } catch (error) {
    logError("A text cannot be kept", error);
    return false;
  }
}

export async function dropKept(id: KeptName): Promise<void> {
  dropLeft(id);
  await del(id, openStore()).catch((error: unknown) => logError("A text that was kept cannot be dropped", error));
}

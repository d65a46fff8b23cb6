/** Keeps what is typed at the desk in the browser's database until the back end has it: it outlives the page. */
import { createStore, del, get, set, type UseStore } from "idb-keyval";
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

/** Null where nothing is kept, or the browser gives no database. */
export async function readKept(id: KeptName): Promise<KeptText | null> {
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
  await del(id, openStore()).catch((error: unknown) => logError("A text that was kept cannot be dropped", error));
}

/** Where the content of a dialog comes from: the same dialog as a page (spec 2.3). */
import { type DialogName, type DialogQuery, toDialogPath } from "../domain/dialog.ts";
import { onSessionChange } from "../islands/stores/session-store.ts";
import { fetchDocument } from "./fetch-document.ts";
import { readReturnPath } from "./return-path.ts";

/** After that the dialog is opened as a page. */
const PATIENCE_MS = 5000;
/** So long what was fetched ahead may be shown. */
const FRESH_MS = 60_000;

type Fetched = { section: Promise<HTMLElement>; at: number };

const fetched = new Map<string, Fetched>();
onSessionChange(() => fetched.clear());

/** Begins to fetch what a reader seems about to open. */
export function prefetchSection(name: DialogName): void {
  // Whether it fails shows when it is needed.
  fetchOnce(toDialogPath(name, readReturnPath())).section.catch(() => {});
}

/** The dialog's section, for one use. Rejects when it does not come within five seconds. */
export async function takeSection(name: DialogName, query: DialogQuery = {}): Promise<HTMLElement> {
  const path = toDialogPath(name, readReturnPath(), query);
  const { section } = fetchOnce(path);
  try {
    return document.importNode(await withinPatience(section), true);
  } catch (error) {
    fetched.delete(path);
    throw error;
  }
}

function fetchOnce(path: string): Fetched {
  const now = performance.now();
  const known = fetched.get(path);
  if (known !== undefined && now - known.at < FRESH_MS) return known;
  const fresh = { section: fetchSection(path), at: now };
  fetched.set(path, fresh);
  return fresh;
}

async function fetchSection(path: string): Promise<HTMLElement> {
  const page = await fetchDocument(path);
  const section = page.querySelector<HTMLElement>("section[data-dialog]");
  if (section === null) throw new Error(`${path} holds no dialog`);
  return section;
}

function withinPatience<Result>(promise: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`The dialog did not come within ${PATIENCE_MS} ms`)), PATIENCE_MS);
    promise.then(resolve, reject);
  });
}

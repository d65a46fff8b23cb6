/** Keeps a tip that is on its way, files included, over a reload: in this browser alone, until it has arrived (decision 84). */
import { createStore, del, get, set, type UseStore } from "idb-keyval";
import { logError } from "#app/browser/log.ts";
import { PORTAL_ID } from "#brand/portal-id.ts";
import type { TipJob } from "./tip-job.ts";

const KEY = "job";
let store: UseStore | null = null;

function openStore(): UseStore {
  store ??= createStore(`${PORTAL_ID}-tipp`, "tipp");
  return store;
}

/** Null for none, and where the browser gives no database. */
export async function readJob(): Promise<TipJob | null> {
  try {
    return (await get<TipJob>(KEY, openStore())) ?? null;
  } catch (error) {
    logError("The tip that was on its way cannot be read", error);
    return null;
  }
}

/** Without its files where there is no room for them. */
export async function keepJob(job: TipJob): Promise<void> {
  try {
    await set(KEY, job, openStore()).catch(() =>
      set(KEY, { ...job, files: job.files.map((file) => ({ ...file, blob: null })) }, openStore()),
    );
  } catch (error) {
    logError("The tip on its way cannot be kept", error);
  }
}

export async function dropJob(): Promise<void> {
  await del(KEY, openStore()).catch((error: unknown) => logError("The tip on its way cannot be dropped", error));
}

const DRAFT = `${PORTAL_ID}:tipp`;

/** The text typed in this window, until it is closed. */
export function readDraft(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(DRAFT) ?? "{}");
    return typeof kept === "object" && kept !== null
      ? Object.fromEntries(Object.entries(kept).filter(([, value]) => typeof value === "string"))
      : {};
  } catch (error) {
    logError("The draft of the tip cannot be read", error);
    return {};
  }
}

export function keepDraft(values: Readonly<Record<string, string>> | null): void {
  try {
    if (values === null) sessionStorage.removeItem(DRAFT);
    else sessionStorage.setItem(DRAFT, JSON.stringify(values));
  } catch (error) {
    logError("The draft of the tip cannot be kept", error);
  }
}

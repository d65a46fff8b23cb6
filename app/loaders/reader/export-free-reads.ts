import type { RouterContextProvider } from "react-router";
import { meterStoreContext } from "#app/context.ts";
import { parseJson } from "#app/domain/page/parse-json.ts";

/**
 * The back end's export of an account, and with it what the portal itself keeps under the reader's number: the free reads
 * of the present period, null where the store does not answer.
 */
export async function withFreeReads(context: Readonly<RouterContextProvider>, id: number, text: string): Promise<string> {
  const store = context.get(meterStoreContext);
  const kept = parseJson(text);
  if (store === null || typeof kept !== "object" || kept === null) return text;
  const state = (await store.readReader(id, new Date()))?.state ?? null;
  const reads = state === null ? null : { began_at: new Date(state.start * 1000).toISOString(), posts: state.posts };
  return JSON.stringify({ ...kept, free_reads: reads?.posts.length === 0 ? { began_at: null, posts: [] } : reads }, null, 2);
}

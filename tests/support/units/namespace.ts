/** A KV namespace in memory, for tests. */
import type { KVNamespace } from "@cloudflare/workers-types";

/** `failing` makes reads or writes reject; `written` notes the options of each write. */
export function createNamespaceForTest(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  const written: { key: string; value: string; expirationTtl?: number }[] = [];
  const failing = { reads: false, writes: false };
  const kv = {
    get: async (key: string, options?: string | { type: string }) => {
      if (failing.reads) throw new Error("KV is down");
      const text = kept.get(key) ?? null;
      const type = typeof options === "string" ? options : options?.type;
      return text !== null && type === "json" ? JSON.parse(text) : text;
    },
    put: async (key: string, value: string, options: { expirationTtl?: number } = {}) => {
      if (failing.writes) throw new Error("KV is down");
      kept.set(key, value);
      written.push({ key, value, ...options });
    },
    delete: async (key: string) => {
      if (failing.writes) throw new Error("KV is down");
      kept.delete(key);
    },
  };
  return { kv: kv as unknown as KVNamespace, kept, written, failing };
}

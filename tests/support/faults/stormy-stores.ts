/** A Worker in the place of the portal's key-value stores, which fails in every way that such a store can. */
import type { Stores } from "#tests/support/edge/start-edge.ts";

export const storeFaults = ["rejects", "is silent", "takes nothing", "gives garbage", "gives another's entry"] as const;
export type StoreFault = (typeof storeFaults)[number];

export type StormyStores = {
  stores: Stores;
  /** Null is fine weather. */
  set: (fault: StoreFault | null) => Promise<void>;
  /** How often it was asked since the weather was set. */
  countAsked: () => Promise<number>;
};

/** Longer than any time limit of the portal. A promise that nothing can ever fulfil would be ended by the runtime at once. */
const SILENCE_MS = 30_000;

const script = `
import { WorkerEntrypoint } from "cloudflare:workers";
const kept = new Map();
let fault = null;
let asked = 0;
async function meet() {
  asked += 1;
  if (fault === "rejects") throw new Error("KV is down, at 10.0.0.9");
  if (fault === "is silent") await new Promise((resolve) => setTimeout(resolve, ${SILENCE_MS}));
}
export class Store extends WorkerEntrypoint {
  async get(key) {
    await meet();
    if (fault === "gives garbage") return '{"checkedAt":\\u0000';
    if (fault === "gives another's entry") return JSON.stringify({ checkedAt: Date.now(), user: { id: 1, username: "<b>fremd</b>" } });
    return kept.get(key) ?? null;
  }
  async put(key, value) {
    await meet();
    if (fault === "takes nothing") throw new Error("429 Too Many Requests");
    kept.set(key, value);
  }
  async delete(key) {
    await meet();
    if (fault === "takes nothing") throw new Error("429 Too Many Requests");
    kept.delete(key);
  }
}
export default {
  async fetch(request) {
    if (request.method === "POST") {
      fault = (await request.json()).fault;
      asked = 0;
    }
    return Response.json({ asked });
  },
};`;

export function createStormyStores(): StormyStores {
  let origin = "";
  return {
    stores: {
      worker: { name: "stores", modules: true, script, unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }] },
      started: (started) => {
        origin = started;
      },
    },
    set: async (fault) => void (await fetch(origin, { method: "POST", body: JSON.stringify({ fault }) })),
    countAsked: async () => ((await (await fetch(origin)).json()) as { asked: number }).asked,
  };
}

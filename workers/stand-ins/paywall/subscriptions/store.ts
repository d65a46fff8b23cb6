/** What the provider remembers: one JSON file, written whole after each change, so that it survives restarts. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { WebhookMessage } from "#workers/stand-ins/paywall/protocol.ts";

/** Times are seconds since 1970. */
export type Subscription = {
  subscription_id: string;
  uid: string;
  email: string;
  term_id: string;
  rid: string;
  access_id: string;
  auto_renew: boolean;
  started: number;
  expires: number;
  /** Taken away before its time, or over: it opens nothing any more and does not go on. */
  hasEnded: boolean;
  cancel_reason: string | null;
  /** "Karte, endet auf 4242": never more of it. */
  payment: string;
};

export type Conversion = {
  conversion_id: string;
  uid: string;
  type: "Subscription" | "Upgrade term" | "Payment";
  term_id: string;
  rid: string;
  access_id: string;
  create_date: number;
};

/** A payment that its owner has yet to allow. */
export type Authorization = {
  id: string;
  uid: string;
  email: string;
  term_id: string;
  payment: string;
  status: "open" | "authorized" | "refused";
  created: number;
};

export type Webhook = { id: string; message: WebhookMessage; attempts: number; lastAnswer: string | null };

export type State = {
  /** Where it listened last: pages that were kept name it. */
  port: number;
  subscriptions: Subscription[];
  conversions: Conversion[];
  authorizations: Authorization[];
  /** Not yet answered with 200. */
  webhooks: Webhook[];
  /** For people: what happened last, newest first. */
  log: { at: number; text: string }[];
};

export type Store = {
  state: State;
  save: () => void;
  /** Adds a line to the log; saved with what it tells of. */
  note: (at: number, text: string) => void;
};

const LOG_LENGTH = 60;

/** `file` null keeps it in memory. */
export function createStore(file: string | null): Store {
  const empty: State = { port: 0, subscriptions: [], conversions: [], authorizations: [], webhooks: [], log: [] };
  const state: State = file !== null && existsSync(file) ? { ...empty, ...JSON.parse(readFileSync(file, "utf8")) } : empty;
  if (file !== null) mkdirSync(dirname(file), { recursive: true });
  return {
    state,
    save() {
      if (file === null) return;
      // Whole or not at all.
      writeFileSync(`${file}.part`, JSON.stringify(state, null, 1), { mode: 0o600 });
      renameSync(`${file}.part`, file);
    },
    note(at, text) {
      state.log = [{ at, text }, ...state.log].slice(0, LOG_LENGTH);
    },
  };
}

/** Tells the publisher what happened: POST form-encoded with the encrypted `data`, again and again until it answers 200. */
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { encrypt } from "#workers/stand-ins/paywall/encryption/encryption.ts";
import type { WebhookMessage } from "#workers/stand-ins/paywall/protocol.ts";
import type { Store, Webhook } from "./store.ts";

const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 60_000;
const TIMEOUT_MS = 10_000;
/** How long an answer waits for the publisher to have taken a webhook. */
const PATIENCE_MS = 2000;

export type Webhooks = {
  /** Resolves when the publisher has taken it, which may be never. */
  send: (message: WebhookMessage) => Promise<void>;
  /** Where to; null waits. */
  deliverTo: (url: string | null) => void;
  /** Ends waiting and trying; what is left is sent after the next start. */
  stop: () => void;
};

type Options = { store: Store; privateKey: string; url: string | null; now: () => number };

export function createWebhooks({ store, privateKey, now, ...options }: Options): Webhooks {
  let url = options.url;
  let isStopped = false;
  const timers = new Map<string, NodeJS.Timeout>();
  const busy = new Set<string>();
  const taken = new Map<string, () => void>();

  /** What concerns one subscription goes out in order: the next waits for the one before. */
  function sendDue(): void {
    if (url === null || isStopped) return;
    const seen = new Set<string>();
    for (const webhook of store.state.webhooks) {
      const subscription = webhook.message.subscription_id;
      if (!seen.has(subscription) && !busy.has(webhook.id) && !timers.has(webhook.id)) void attempt(webhook, url);
      seen.add(subscription);
    }
  }

  async function attempt(webhook: Webhook, target: string): Promise<void> {
    busy.add(webhook.id);
    const answer = await post(target, encrypt(privateKey, JSON.stringify(webhook.message)));
    busy.delete(webhook.id);
    if (isStopped) return;
    webhook.attempts += 1;
    webhook.lastAnswer = answer;
    const title = `${webhook.message.type}, ${webhook.message.event} (${webhook.message.subscription_id})`;
    if (answer === "200") {
      store.state.webhooks = store.state.webhooks.filter(({ id }) => id !== webhook.id);
      store.note(now(), `Webhook ${title}: taken`);
      taken.get(webhook.id)?.();
      taken.delete(webhook.id);
    } else {
      store.note(now(), `Webhook ${title}: ${answer}, attempt ${webhook.attempts}`);
      timers.set(webhook.id, setTimeout(() => retry(webhook.id), toPause(webhook.attempts)).unref());
    }
    store.save();
    sendDue();
  }

  function retry(id: string): void {
    timers.delete(id);
    sendDue();
  }

  sendDue();
  return {
    send(message) {
      const webhook: Webhook = { id: randomUUID(), message, attempts: 0, lastAnswer: null };
      const answered = new Promise<void>((resolve) => taken.set(webhook.id, resolve));
      store.state.webhooks.push(webhook);
      store.save();
      sendDue();
      return answered;
    },
    deliverTo(target) {
      url = target;
      sendDue();
    },
    stop() {
      isStopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}

/** The status as text, or why there is none. */
async function post(url: string, data: string): Promise<string> {
  try {
    const response = await fetch(url, {
      method: "POST",
      body: new URLSearchParams({ data }),
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.arrayBuffer();
    return String(response.status);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Twice as long each time, up to a minute. */
function toPause(attempts: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
}

/** Resolves when the publisher has taken it, and at the latest after two seconds. */
export async function waitForPublisher(taken: Promise<void>): Promise<void> {
  await Promise.race([taken, wait(PATIENCE_MS, undefined, { ref: false })]);
}

/** For tests: a back end with the site's keys, a queue that is a list, and the browsers' push service. */
import { env } from "cloudflare:workers";
import { vi } from "vitest";
import type { Env } from "#workers/backend/ground/env.ts";
import { toBase64Url } from "./protocol/base64url.ts";
import { runPush } from "./run-push.ts";
import { deliverPush } from "./sending/deliver-push.ts";
import type { PushOrder } from "./sending/push-orders.ts";

export const pushOrigin = "https://push.example";

/** Of the stand-in (workers/stand-ins/push), which tests bring. */
type PushService = {
  received: { id: string; text: string; ttl: number; urgency: string; topic: string | null; subject: string; token: string }[];
  subscribe(siteKey: string): Promise<{ endpoint: string; keys: { p256dh: string; auth: string } }>;
  answerWith(endpoint: string, ...answers: { status: 404 | 410 | 413 | 429 | 500 | 503; retryAfter?: string }[]): void;
  receive(request: Request): Promise<Response>;
};

export type PushMachine = { env: Env; orders: PushOrder[]; service: PushService; siteKey: string };

/** Until the test restores its mocks, whatever is sent to the push service reaches it. */
export async function createPushMachine(service: PushService, base: Env = env as Env): Promise<PushMachine> {
  const pair = (await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, ["sign"])) as CryptoKeyPair;
  const siteKey = toBase64Url(new Uint8Array((await crypto.subtle.exportKey("raw", pair.publicKey)) as ArrayBuffer));
  const { d = "" } = (await crypto.subtle.exportKey("jwk", pair.privateKey)) as JsonWebKey;
  const orders: PushOrder[] = [];
  const sendBatch = async (messages: { body: PushOrder }[]) => void orders.push(...messages.map(({ body }) => body));
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => service.receive(new Request(input as string, init)));
  const bindings = {
    PUSH_QUEUE: { sendBatch } as unknown as Queue,
    VAPID_PUBLIC_KEY: siteKey,
    VAPID_PRIVATE_KEY: d,
    PUSH_HOSTS: "push.example",
  };
  return { env: { ...base, ...bindings }, orders, service, siteKey };
}

/** The queue delivers what it was given, and what comes of that, at the moment `now`. */
export async function deliverOrders({ env: on, orders }: PushMachine, now: number): Promise<void> {
  vi.setSystemTime(now * 1000);
  while (orders.length > 0) {
    const messages = orders.splice(0, 5).map((body) => ({ body, id: "1", ack() {}, retry() {} }));
    await deliverPush({ messages } as unknown as MessageBatch<unknown>, on, () => now);
  }
}

/** The clock runs, and the queue delivers. */
export async function runAndDeliver(machine: PushMachine, now: number): Promise<void> {
  await runPush(machine.env, now);
  await deliverOrders(machine, now);
}

/** Devices of nobody that want these. */
export async function insertDevices(
  machine: PushMachine,
  count: number,
  { kind = "breaking", key = "" }: { kind?: string; key?: string } = {},
): Promise<void> {
  const { DB } = machine.env;
  const given = await Promise.all(Array.from({ length: count }, () => machine.service.subscribe(machine.siteKey)));
  const rows = given.map(({ endpoint, keys }) => [endpoint, keys.p256dh, keys.auth]);
  await DB.batch([
    DB.prepare(
      `INSERT INTO push_devices (endpoint_digest, endpoint, p256dh, auth, name, created_at)
       SELECT value ->> 0, value ->> 0, value ->> 1, value ->> 2, 'Test', 1 FROM json_each(?1)`,
    ).bind(JSON.stringify(rows)),
    DB.prepare(
      `INSERT INTO push_subjects (kind, key, device_id)
       SELECT ?2, ?3, d.id FROM json_each(?1) r CROSS JOIN push_devices d ON d.endpoint_digest = r.value ->> 0`,
    ).bind(JSON.stringify(rows), kind, key),
  ]);
}

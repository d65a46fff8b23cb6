/** A stand-in with a publisher behind it that takes webhooks, or does not. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { decrypt, encrypt } from "#workers/stand-ins/paywall/encryption/encryption.ts";
import type { WebhookMessage } from "./protocol.ts";
import { type PaywallStandInOptions, startPaywallStandIn } from "./server.ts";

export const AID = "TESTAID";
export const PRIVATE_KEY = "a-private-key-for-tests";
export const API_TOKEN = "an-api-token-for-tests";
/** 2026-11-21 08:00 UTC */
export const START = 1_795_248_000;

export type StandInForTest = Awaited<ReturnType<typeof startForTest>>;

export async function startForTest(options: Partial<PaywallStandInOptions> = {}) {
  const publisher = {
    /** How the next webhooks are answered; 200 after that. */
    statuses: [] as number[],
    /** Whose webhooks are refused all the time. */
    refusedUid: "",
    taken: [] as WebhookMessage[],
  };
  const receiver = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const message = JSON.parse(decrypt(PRIVATE_KEY, new URLSearchParams(body).get("data") ?? "") ?? "null");
    response.statusCode = publisher.statuses.shift() ?? (message.uid === publisher.refusedUid ? 503 : 200);
    if (response.statusCode === 200) publisher.taken.push(message);
    response.end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  const webhookUrl = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/webhooks/paywall`;
  const clock = { now: START };
  const secrets = { aid: AID, privateKey: PRIVATE_KEY, apiToken: API_TOKEN };
  const standIn = await startPaywallStandIn({
    port: 0,
    stateFile: null,
    webhookUrl,
    now: () => clock.now,
    ...secrets,
    ...options,
  });

  async function get(path: string, parameters: Record<string, string> = {}) {
    return (await fetch(`${standIn.origin}${path}?${new URLSearchParams(parameters)}`)).json();
  }

  async function postJson(path: string, body: object) {
    const headers = { "content-type": "application/json" };
    return (await fetch(`${standIn.origin}${path}`, { method: "POST", headers, body: JSON.stringify(body) })).json();
  }

  async function postForm(path: string, fields: Record<string, string>) {
    return (await fetch(`${standIn.origin}${path}`, { method: "POST", body: new URLSearchParams(fields) })).json();
  }

  /** The whole checkout, with what is typed into the form. */
  async function pay(userRef: string, termId: string, fields: object = {}) {
    const { checkoutId } = await postJson("/checkout/start", { userRef, termId });
    return postJson("/checkout/pay", { checkoutId, ...goodPayment, ...fields });
  }

  return {
    origin: standIn.origin,
    webhookUrl,
    publisher,
    clock,
    get,
    postJson,
    postForm,
    pay,
    deliverTo: standIn.deliverTo,
    /** Everything that is known, for assertions. */
    readState: () => get("/sandbox/state", { api_token: API_TOKEN }),
    async stop() {
      await standIn.stop();
      receiver.close();
    },
  };
}

export function toUserRef(uid: string): string {
  return encrypt(PRIVATE_KEY, JSON.stringify({ uid, email: `leser${uid}@leser.example`, first_name: "Lea", last_name: null }));
}

/** A form that is filled in rightly. */
export const goodPayment = {
  method: "card",
  name: "Lea Rhomberg",
  cardNumber: "4242 4242 4242 4242",
  expiry: "12/99",
  cvc: "123",
  consent: true,
};

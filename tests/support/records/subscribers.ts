/** Readers with subscriptions of their own: what a test changes no other test reads. */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DEMO_PASSWORD } from "#tests/support/journeys/demo-readers.ts";
import type { ReaderRecord } from "#workers/backend/readers/accounts/reader-records/reader-record.ts";

type AccountRecord = Extract<ReaderRecord, { kind: "account" }>;
type Subscription = NonNullable<AccountRecord["subscriptions"]>[number];

const DAY_MS = 86_400_000;

/** Begun a hundred days ago, renewing itself in twenty. */
export function createSubscription(given: Partial<Subscription> & Pick<Subscription, "product">): Subscription {
  const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
  return { starts: at(-100), ends: at(20), autoRenew: true, periodMonths: 1, ...given };
}

/** The login of a new reader. `state` is the folder of the portal under test. */
export async function createSubscriber(state: string, subscriptions: Subscription[]): Promise<string> {
  const { backendOrigin, adminToken } = readRunning(state);
  const login = `abo-${randomUUID().slice(0, 8)}`;
  const person = { login, email: `${login}@leserin.example`, firstname: "Adele", lastname: "Bechter" };
  const records: ReaderRecord[] = [{ kind: "account", ...person, password: DEMO_PASSWORD, subscriptions }];
  const response = await fetch(`${backendOrigin}/admin/readers`, {
    method: "POST",
    headers: { authorization: `Bearer ${adminToken}`, "content-type": "application/json" },
    body: JSON.stringify({ records }),
  });
  const text = await response.text();
  if (!response.ok || text.includes('"refused"')) throw new Error(`The reader was not taken: ${text}`);
  return login;
}

/** Buys a term from the provider's stand-in, as its offer's frame does; `userRef` is the reader's. */
export async function buyFromProvider(state: string, userRef: string, termId: string): Promise<void> {
  const { paywallOrigin } = readRunning(state);
  const { checkoutId } = await ask("/checkout/start", { userRef, termId });
  const card = { method: "card", name: "Adele Bechter", cardNumber: "4242 4242 4242 4242", expiry: "12/99", cvc: "123" };
  const answer = await ask("/checkout/pay", { ...card, checkoutId, consent: true });
  if (answer.status !== "paid") throw new Error(`Nothing was bought: ${JSON.stringify(answer)}`);

  async function ask(path: string, body: object): Promise<Record<string, unknown>> {
    const response = await fetch(`${paywallOrigin}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: paywallOrigin, "sec-fetch-site": "same-origin" },
      body: JSON.stringify(body),
    });
    return (await response.json()) as Record<string, unknown>;
  }
}

type Running = { backendOrigin: string; adminToken: string; paywallOrigin: string };

function readRunning(state: string): Running {
  return JSON.parse(readFileSync(join(state, "running.json"), "utf8"));
}

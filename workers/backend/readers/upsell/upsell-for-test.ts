/** For tests: print cards, who tries them, and campaigns. */
import { env } from "cloudflare:workers";
import { beforeEach } from "vitest";
import {
  createTestCall,
  deleteAccountsForTest,
  insertAccount,
  insertCard,
  insertRow,
  type TestAccount,
  type TestCall,
  type TestCard,
  testNow,
} from "#workers/backend/readers/accounts/accounts-for-test.ts";
import { createSession, type SessionMethod } from "#workers/backend/readers/accounts/session/sessions.ts";
import { type EntitlementInput, entitle } from "./entitle.ts";
import { saveOffer } from "./save-offer.ts";
import type { EntitlementResult, SaveInput } from "./upsell-call.ts";

export const YEAR_S = 365 * 24 * 60 * 60;

/** For all tests of one file: each begins without accounts and cards, and with the campaigns of the migration. */
export function prepareUpsell(): void {
  beforeEach(async () => {
    await deleteAccountsForTest();
    await env.DB.exec("DELETE FROM upsell_campaigns WHERE number NOT IN ('', 'PREMIUM26')");
  });
}

/** Card 123456 of Moosbrugger, with a first name and an address. */
export async function insertNamedCard(changes: Partial<TestCard> = {}): Promise<void> {
  await insertCard(changes);
  await env.DB.prepare("UPDATE print_cards SET firstname = 'Maria', email = 'maria@print.example' WHERE number = ?1")
    .bind(changes.number ?? "123456")
    .run();
}

/** A second reader, active. */
export function insertJosef(changes: Partial<TestAccount> = {}): Promise<number> {
  return insertAccount({ login: "josef", email: "josef@example.com", firstname: "Josef", lastname: "Fink", ...changes });
}

/** t of a new session. */
export async function openSession(accountId: number, method: SessionMethod = "password"): Promise<string> {
  return (await createSession(createTestCall(), accountId, method)).token;
}

export function insertCampaign(changes: Partial<Record<"number" | "product" | "upsell_type", string>> & Times = {}) {
  const texts = { offer_long: "Lang", offer_short: "Kurz" };
  return insertRow("upsell_campaigns", {
    number: "HERBST",
    product: "plus",
    upsell_type: null,
    ...texts,
    starts_at: 0,
    ...changes,
  });
}

type Times = { starts_at?: number; ends_at?: number | null };

const card: EntitlementInput = { username: "123456", pw: "Moosbrugger", campno: null, postId: null };

export function tryEntitle(
  changes: Partial<EntitlementInput> = {},
  { token = null, call = createTestCall() }: { token?: string | null; call?: TestCall } = {},
): Promise<EntitlementResult> {
  return entitle(call, { ...card, ...changes }, token);
}

/** The token of an offer for the card; throws when none is made. */
export async function requireOffer(token: string | null = null, changes: Partial<EntitlementInput> = {}): Promise<string> {
  const { entitlement, sso } = await tryEntitle(changes, { token });
  if (entitlement?.token == null) throw new Error(`No offer: ${JSON.stringify({ entitlement, sso })}`);
  return entitlement.token;
}

export const chosen = { email: "neu@example.com", password: "geheim-neu", marketingAccepted: false };
const nothingChosen = { email: null, password: null, marketingAccepted: null };

/** Accepts an offer to an account. */
export function trySave(offer: string, token: string | null = null, changes: Partial<SaveInput> = {}, call = createTestCall()) {
  return saveOffer(call, { token: offer, agbAccepted: true, upsellType: "digi", ...nothingChosen, ...changes }, token);
}

/** Accepts an offer with a new account. */
export function tryRegister(offer: string, changes: Partial<SaveInput> = {}, call = createTestCall()) {
  return saveOffer(call, { token: offer, agbAccepted: true, upsellType: "print", ...chosen, ...changes }, null);
}

export async function readSubscriptions(): Promise<Record<string, unknown>[]> {
  const { results } = await env.DB.prepare(
    "SELECT account_id, product, origin, starts_at, ends_at, auto_renew, external_id FROM subscriptions ORDER BY id",
  ).all();
  return results;
}

/** Whose card 123456 is. */
export async function readCardOwner(number = "123456"): Promise<number | null> {
  return env.DB.prepare("SELECT account_id FROM print_cards WHERE number = ?1").bind(number).first<number | null>("account_id");
}

/** Gives an account a subscription. */
export async function subscribe(accountId: number, product: string, endsAt = testNow + YEAR_S): Promise<void> {
  await insertRow("subscriptions", { account_id: accountId, product, starts_at: 0, ends_at: endsAt });
}

/** For tests: calls as a portal's reader makes them, accounts to call about, and what was queued. */
import { env } from "cloudflare:test";
import type { Env } from "../env.ts";
import { type AccountCall, aboFlags, type Caller } from "./account-call.ts";
import { toAccountKey } from "./account-key.ts";
import type { AccountState } from "./account-row.ts";
import type { MailMessage } from "./mail-message.ts";
import { hashPassword } from "./password/hash-password.ts";

export const testNow = 1_800_000_000;
export const testOrigin = "https://www.talblick.example";
export const testPassword = "geheim-123";

export type TestCall = AccountCall & {
  /** The mail of this call, in order. */
  queued: MailMessage[];
};

/** A reader at one address, unless `caller` says otherwise. */
export function createTestCall({ now = testNow, caller = {}, env: base = env as Env }: TestCallOptions = {}): TestCall {
  const queued: MailMessage[] = [];
  const queue = { send: async (message: MailMessage) => void queued.push(message) } as unknown as Env["MAIL_QUEUE"];
  return {
    env: { ...base, MAIL_QUEUE: queue },
    caller: { address: "203.0.113.7", origin: testOrigin, device: "Firefox", isTrusted: false, ...caller },
    now,
    queued,
  };
}

type TestCallOptions = { now?: number; caller?: Partial<Caller>; env?: Env };

export type TestAccount = {
  login: string;
  email: string;
  firstname: string;
  lastname: string;
  passwordHash: string;
  state: AccountState;
  createdAt: number;
  source: string | null;
};

/** Maria, active, whose password is testPassword, unless `changes` say otherwise; answers her id. */
export async function insertAccount(changes: Partial<TestAccount> = {}): Promise<number> {
  const account: TestAccount = {
    ...{ login: "maria", email: "maria@example.com", firstname: "Maria", lastname: "Moosbrugger" },
    ...{
      passwordHash: changes.passwordHash ?? (await hashPassword(testPassword)),
      state: "active",
      createdAt: testNow - 1000,
      source: null,
    },
    ...changes,
  };
  const row = await env.DB.prepare(
    `INSERT INTO accounts (login, login_key, email, email_key, firstname, lastname, password_hash, state, source, created_at)
     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10) RETURNING id`,
  )
    .bind(
      ...[account.login, toAccountKey(account.login), account.email, toAccountKey(account.email), account.firstname],
      ...[account.lastname, account.passwordHash, account.state, account.source, account.createdAt],
    )
    .first<{ id: number }>();
  if (row === null) throw new Error("No account was inserted");
  return row.id;
}

/** Card 123456 of a reader called Moosbrugger, valid for a year around testNow, unless `changes` say otherwise. */
export async function insertCard(changes: Partial<TestCard> = {}): Promise<void> {
  const year = 365 * 24 * 60 * 60;
  const card: TestCard = {
    ...{ number: "123456", lastname: "Moosbrugger", accountId: null, startsAt: testNow - year, endsAt: testNow + year },
    ...changes,
  };
  await env.DB.prepare(
    "INSERT INTO print_cards (number, lastname, lastname_key, account_id, starts_at, ends_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
  )
    .bind(card.number, card.lastname, toAccountKey(card.lastname), card.accountId, card.startsAt, card.endsAt)
    .run();
}

export type TestCard = {
  number: string;
  lastname: string;
  accountId: number | null;
  startsAt: number;
  endsAt: number | null;
};

/** Between two tests of one file: no accounts, cards, keys and attempts. */
export async function deleteAccountsForTest(): Promise<void> {
  const tables = ["accounts", "print_cards", "one_time_keys", "attempts"];
  await env.DB.batch(tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
}

/** How many rows of a table there are. */
export async function countRows(table: string): Promise<number> {
  const row = await env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first<{ n: number }>();
  return row?.n ?? 0;
}

/** All flags of a subscription info that are set. */
export function listFlags(abo: Record<(typeof aboFlags)[number], boolean>): string[] {
  return aboFlags.filter((flag) => abo[flag]);
}

/** For tests: accounts to call about, calls as the portal and its readers make them, and what was queued. */

import { env } from "cloudflare:workers";
import { beforeAll, beforeEach } from "vitest";
import { aboFlags } from "#graphql/generated/contract.ts";
import { forgetCountsForTest } from "#workers/backend/counters-for-test.ts";
import { type Answer, createGraphqlRequest } from "#workers/backend/doors/graphql/resolvers/ask-for-test.ts";
import { handleGraphql } from "#workers/backend/doors/graphql/server.ts";
import type { Call, Caller } from "#workers/backend/ground/caller/caller.ts";
import { mintCaller, testOrigin } from "#workers/backend/ground/caller/mint-caller-for-test.ts";
import { toWideNetwork } from "#workers/backend/ground/caller/to-network.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import type { QueuedMail } from "#workers/backend/ground/mail/compose-for-test.ts";
import type { MailMessage } from "#workers/backend/ground/mail/mail-kind.ts";
import type { SsoUser } from "#workers/backend/readers/accounts/replies/account-results.ts";
import { toAccountKey } from "./account-key.ts";
import { operations } from "./account-operations-for-test.ts";
import type { AccountState } from "./account-row.ts";
import { hashPassword } from "./password/hash-password.ts";

/** Far ahead: a counter whose window is over by the machine's clock forgets what it counted. In seconds. */
export const testNow = 4_009_075_200;
export const testPassword = "geheim-123";
export const serviceToken = "test-service-token";

/** The same back end with a queue that keeps mail instead of sending it. */
export function keepMail(env: Env): { env: Env; mails: MailMessage[] } {
  const mails: MailMessage[] = [];
  const send = async ({ outbox: _, ...message }: QueuedMail) => void mails.push(message as MailMessage);
  return { env: { ...env, MAIL_QUEUE: { send } as unknown as Queue<QueuedMail> }, mails };
}

/** Headers of a mutation that comes through the portal. */
export async function createPortalHeaders(changes: Record<string, string> = {}): Promise<Record<string, string>> {
  return { "x-mutation": "true", "x-caller": await mintCaller(), ...changes };
}

export type Sent = { response: Response; answer: Answer };

/** Sends an operation, or several as a batch, with the headers of the portal unless others are given. */
export async function send(env: Env, body: unknown, headers?: Record<string, string>): Promise<Sent> {
  const response = await handleGraphql(createGraphqlRequest(body, headers ?? (await createPortalHeaders())), env);
  return { response, answer: await response.json<Answer>() };
}

/** A reader with an active account and a session: registered by a service of the publisher, without double opt-in. */
export async function registerReader(env: Env, username: string, changes: Record<string, unknown> = {}): Promise<SsoUser> {
  const variables = {
    username,
    email: `${username}@example.org`,
    password: testPassword,
    agbAccepted: true,
    nodoi: true,
    ...changes,
  };
  const headers = await createPortalHeaders({ authorization: `Bearer ${serviceToken}` });
  const { answer } = await send(env, { query: operations.register, variables }, headers);
  if (answer.data?.register.user == null) throw new Error(`Registering ${username} failed: ${JSON.stringify(answer)}`);
  return answer.data.register.user;
}

/** The reply to one call through the portal; throws when it has GraphQL errors. */
export async function askAccount(
  env: Env,
  name: keyof typeof operations,
  variables: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<Answer["data"]> {
  const { answer } = await send(env, { query: operations[name], variables }, await createPortalHeaders(headers));
  if (answer.errors !== undefined) throw new Error(JSON.stringify(answer.errors));
  return Object.values(answer.data)[0];
}

/** For all tests of one file: a back end that keeps its mail, and Anna's session. Each test begins without mails and attempts. */
export function prepareAnna(): { env: Env; mails: MailMessage[]; anna: SsoUser } {
  const { env: withQueue, mails } = keepMail(env as Env);
  // Filled before the first test.
  const anna = {} as SsoUser;
  beforeAll(async () => {
    Object.assign(anna, await registerReader(withQueue, "anna"));
  });
  beforeEach(async () => {
    mails.length = 0;
    await forgetCountsForTest();
  });
  return { env: withQueue, mails, anna };
}

export type TestCall = Call & {
  /** The mail of this call, in order. */
  queued: MailMessage[];
};

/** A reader at one address, unless `caller` says otherwise. */
export function createTestCall({ now = testNow, caller = {}, env: base = env as Env }: TestCallOptions = {}): TestCall {
  const { env: withQueue, mails } = keepMail(base);
  const address = caller.address === undefined ? "203.0.113.7" : caller.address;
  const network = address === null ? null : toWideNetwork(address);
  const usual = {
    address,
    network,
    origin: testOrigin,
    device: "Firefox",
    knownDevice: null,
    isInCheckout: false,
    isTrusted: false,
  };
  return { env: withQueue, caller: { ...usual, ...caller }, now, queued: mails };
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
    login: "maria",
    email: "maria@example.com",
    firstname: "Maria",
    lastname: "Moosbrugger",
    passwordHash: changes.passwordHash ?? (await hashPassword(testPassword)),
    state: "active",
    createdAt: testNow - 1000,
    source: null,
    ...changes,
  };
  const { login, email, firstname, lastname, passwordHash, state, source, createdAt } = account;
  const keys = { login_key: toAccountKey(login), email_key: toAccountKey(email) };
  const row = { login, email, ...keys, firstname, lastname, password_hash: passwordHash, state, source, created_at: createdAt };
  return insertRow("accounts", row);
}

/** A row of a table by its columns; answers its id, where the table has one. */
export async function insertRow(table: string, row: Record<string, string | number | null>): Promise<number> {
  const columns = Object.keys(row);
  const sql = `INSERT INTO ${table} (${columns.join(", ")}) VALUES (${columns.map(() => "?").join(", ")})`;
  const { meta } = await env.DB.prepare(sql)
    .bind(...Object.values(row))
    .run();
  return meta.last_row_id;
}

/** Card 123456 of a reader called Moosbrugger, valid for a year around testNow, unless `changes` say otherwise. */
export async function insertCard(changes: Partial<TestCard> = {}): Promise<void> {
  const year = 365 * 24 * 60 * 60;
  const card: TestCard = {
    number: "123456",
    lastname: "Moosbrugger",
    accountId: null,
    startsAt: testNow - year,
    endsAt: testNow + year,
    ...changes,
  };
  const { number, lastname, accountId, startsAt, endsAt } = card;
  const times = { starts_at: startsAt, ends_at: endsAt };
  await insertRow("print_cards", { number, lastname, lastname_key: toAccountKey(lastname), account_id: accountId, ...times });
}

export type TestCard = { number: string; lastname: string; accountId: number | null; startsAt: number; endsAt: number | null };

/** Between two tests of one file: no accounts, cards, keys and attempts. */
export async function deleteAccountsForTest(): Promise<void> {
  const tables = ["accounts", "print_cards", "one_time_keys", "mail_outbox"];
  await forgetCountsForTest();
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

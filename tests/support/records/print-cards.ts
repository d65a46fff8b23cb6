/** Print subscribers of their own: what a test activates no other test reads. */
import { randomInt, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DEMO_PASSWORD } from "#tests/support/journeys/demo-readers.ts";
import type { ReaderRecord } from "#workers/backend/readers/accounts/reader-records/reader-record.ts";

export type PrintSubscriber = {
  /** Of the card. */
  number: string;
  lastName: string;
  /** Of the account, if there is one. */
  login: string;
  password: string;
};

const DAY_MS = 86_400_000;

/** A print subscription for another year; `hasAccount`: its card is linked to an account that is active. */
export async function createPrintSubscriber(state: string, { hasAccount }: { hasAccount: boolean }): Promise<PrintSubscriber> {
  const number = String(randomInt(5_000_000_000, 9_999_999_999));
  const login = `print-${randomUUID().slice(0, 8)}`;
  const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
  const card = { number, starts: at(-100), ends: at(365) };
  const person = { firstname: "Zita", lastname: "Hämmerle", email: `${login}@leserin.example` };
  const record: ReaderRecord = hasAccount
    ? { kind: "account", login, ...person, password: DEMO_PASSWORD, cards: [card] }
    : { kind: "card", ...person, ...card };
  await sendRecord(state, record);
  return { number, lastName: person.lastname, login, password: DEMO_PASSWORD };
}

async function sendRecord(state: string, record: ReaderRecord): Promise<void> {
  const { backendOrigin, adminToken } = JSON.parse(readFileSync(join(state, "running.json"), "utf8"));
  const response = await fetch(`${backendOrigin}/admin/readers`, {
    method: "POST",
    headers: { authorization: `Bearer ${adminToken}`, "content-type": "application/json" },
    body: JSON.stringify({ records: [record] }),
  });
  const text = await response.text();
  if (!response.ok || text.includes('"refused"')) throw new Error(`The print subscriber was not taken: ${text}`);
}

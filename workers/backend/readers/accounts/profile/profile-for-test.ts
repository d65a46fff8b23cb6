/** For tests: readers who are signed in, and how the profile's calls are refused. */
import { env } from "cloudflare:workers";
import { createTestCall, insertAccount, insertCard, testNow } from "#workers/backend/readers/accounts/accounts-for-test.ts";
import { createSession, findSession, type SessionMethod } from "#workers/backend/readers/accounts/session/sessions.ts";

export type Keys = { h: string; t: string };
export const sessionEnded = {
  kind: "refused",
  error: "203",
  message: "Deine Anmeldung ist abgelaufen. Bitte melde dich noch einmal an.",
};
export const cardNotAllowed = {
  kind: "refused",
  error: "221",
  message: "Mit der Abokarte geht das nicht. Bitte melde dich mit deinem Passwort an.",
};
/** Of no session. */
export const wrongKeys: Keys[] = [
  { h: "", t: "" },
  { h: "falsch", t: "falsch" },
];

/** Signs a reader in; the device is named after the time. */
export async function open(accountId: number, method: SessionMethod = "password", now = testNow): Promise<Keys> {
  const { hash: h, token: t } = await createSession(
    createTestCall({ now, caller: { device: `Gerät ${now - testNow}` } }),
    accountId,
    method,
  );
  return { h, t };
}

export const isOpen = async ({ h, t }: Keys) => (await findSession(createTestCall(), { hash: h, token: t })) !== null;

/** An account with something in every table. */
export async function insertFullAccount(): Promise<number> {
  const id = await insertAccount();
  await insertCard({ accountId: id });
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO subscriptions (account_id, product, starts_at, meta) VALUES (?1, 'plus', 1, '[{"key":"k","value":"Abo-Meta"}]')`,
    ).bind(id),
    env.DB.prepare(
      "INSERT INTO cancel_reasons (subscription_id, did_cancel, reason, created_at) SELECT id, 1, 'Zu teuer', 2 FROM subscriptions WHERE account_id = ?1",
    ).bind(id),
    env.DB.prepare("INSERT INTO account_attributes (account_id, name, value, updated_at) VALUES (?1, 'farbe', 'blau', 1)").bind(
      id,
    ),
    env.DB.prepare("INSERT INTO newsletter_subscriptions (account_id, newsletter, created_at) VALUES (?1, 'sport', 1)").bind(id),
    env.DB.prepare("UPDATE accounts SET marketing_accepted = 1, user_data = '{\"n\":1}' WHERE id = ?1").bind(id),
  ]);
  return id;
}

import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { testOrigin } from "#workers/backend/ground/caller/mint-caller-for-test.ts";
import { composeForTest } from "#workers/backend/ground/mail/compose-for-test.ts";
import type { MailMessage } from "#workers/backend/ground/mail/mail-kind.ts";
import { readAccountRow } from "#workers/backend/readers/accounts/account-row.ts";
import {
  countRows,
  createTestCall,
  deleteAccountsForTest,
  insertAccount,
  type TestCall,
  testNow,
  testPassword,
} from "#workers/backend/readers/accounts/accounts-for-test.ts";
import { resetPassword } from "#workers/backend/readers/accounts/registration/change-password.ts";
import { createKey } from "#workers/backend/readers/accounts/registration/one-time-keys.ts";
import { login } from "#workers/backend/readers/accounts/session/login.ts";
import { createSession, findSession } from "#workers/backend/readers/accounts/session/sessions.ts";
import { hideAddress } from "./address-mails.ts";
import { CONFIRM_S, WAY_BACK_S } from "./address-times.ts";
import { confirmAddress, takeBackAddress } from "./confirm-address.ts";
import { dropAddress, requestAddress } from "./request-address.ts";

beforeEach(deleteAccountsForTest);

const isNew = "neu@example.org";
const sent = { kind: "done", message: expect.stringContaining("an die neue Adresse geschickt") };
const addressOf = async (id: number) => (await readAccountRow(env.DB, id))?.email;

/** A reader signed in here, who asks for another address. */
async function ask(id: number, { email = isNew, password = testPassword, call = createTestCall() } = {}) {
  const keys = await createSession(call, id, "password");
  return requestAddress(call, { h: keys.hash, t: keys.token, email, password });
}

async function write(message: MailMessage | undefined, now = testNow) {
  if (message === undefined) throw new Error("No mail was queued");
  return composeForTest(message, env, { now, queuedAt: new Date(now * 1000) });
}

const keyOf = (mail: { text: string } | null) => /[?&](?:key|zurueck)=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";

/** The address is asked for and confirmed; what was queued since. */
async function change(id: number, email = isNew): Promise<TestCall> {
  const call = createTestCall();
  await ask(id, { email, call });
  const confirming = createTestCall();
  expect(await confirmAddress(confirming, keyOf(await write(call.queued[0])))).toMatchObject({ kind: "done" });
  return confirming;
}

describe("asking for another address", () => {
  test("leaves the account as it is until the mail to the new address is opened", async () => {
    const id = await insertAccount();
    const former = await addressOf(id);
    const call = createTestCall();
    expect(await ask(id, { call })).toEqual(sent);
    const mail = await write(call.queued[0]);
    expect(mail?.to).toBe(isNew);
    expect(mail?.text).toContain(`${testOrigin}/profil/adresse?key=`);
    expect(await addressOf(id)).toBe(former);
    const confirming = createTestCall();
    expect(await confirmAddress(confirming, keyOf(mail))).toEqual({ kind: "done", message: "Deine neue E-Mail-Adresse gilt." });
    expect(await addressOf(id)).toBe(isNew);
    const told = await write(confirming.queued[0]);
    expect(told?.to).toBe(former);
    expect(told?.text).toContain("n…@example.org");
    expect(told?.text).not.toContain(isNew);
  });

  test.each([
    ["falsch", testPassword, "200", "Bitte gib eine gültige E-Mail Adresse ein"],
    [`${"x".repeat(250)}@example.org`, testPassword, "200", "Bitte gib eine kürzere E-Mail Adresse ein"],
    [isNew, "", "200", "Bitte gib dein aktuelles Passwort ein"],
    [isNew, "falsch-123", "202", "Das aktuelle Passwort ist falsch."],
    [" MARIA@example.org", testPassword, "200", "Das ist schon deine E-Mail-Adresse."],
  ])("%s with the password %j is refused", async (email, password, error, message) => {
    const id = await insertAccount({ login: "maria", email: "maria@example.org" });
    const call = createTestCall();
    expect(await ask(id, { email, password, call })).toEqual({ kind: "refused", error, message });
    expect(call.queued).toEqual([]);
    expect(await countRows("address_changes")).toBe(0);
  });

  test("needs a session that began with the password", async () => {
    const id = await insertAccount();
    const keys = await createSession(createTestCall(), id, "card");
    const wish = { email: isNew, password: testPassword };
    const refused = async (h: string, t: string) => requestAddress(createTestCall(), { ...wish, h, t });
    expect(await refused(keys.hash, keys.token)).toMatchObject({ error: "221" });
    expect(await refused("", "")).toMatchObject({ error: "203" });
    expect(await dropAddress(createTestCall(), { h: keys.hash, t: keys.token })).toMatchObject({ error: "221" });
  });

  test("gives the same answer for an address that somebody has, and its owner is told without a key", async () => {
    const owner = await insertAccount({ login: "anna", email: isNew });
    const id = await insertAccount({ login: "maria", email: "maria@example.org" });
    const call = createTestCall();
    expect(await ask(id, { call })).toEqual(sent);
    const mail = await write(call.queued[0]);
    expect([mail?.to, keyOf(mail)]).toEqual([isNew, ""]);
    expect([await addressOf(owner), await addressOf(id)]).toEqual([isNew, "maria@example.org"]);
  });

  test("a later wish replaces an earlier one, and can be given up", async () => {
    const id = await insertAccount();
    const [first, second] = [createTestCall(), createTestCall()];
    await ask(id, { call: first });
    const former = keyOf(await write(first.queued[0]));
    await ask(id, { email: "zweite@example.org", call: second });
    expect(await confirmAddress(createTestCall(), former)).toMatchObject({ error: "204" });
    const key = keyOf(await write(second.queued[0]));
    const keys = await createSession(createTestCall(), id, "password");
    expect(await dropAddress(createTestCall(), { h: keys.hash, t: keys.token })).toMatchObject({ kind: "done" });
    expect(await confirmAddress(createTestCall(), key)).toMatchObject({ error: "204" });
  });

  test("writes five mails an hour for an account, and three to an address, without saying so", async () => {
    const [maria, anna] = [await insertAccount(), await insertAccount({ login: "anna", email: "anna@example.org" })];
    const call = createTestCall();
    for (let turn = 0; turn < 5; turn += 1) expect(await ask(maria, { call })).toEqual(sent);
    expect(call.queued).toHaveLength(3);
    expect(await ask(maria, { call })).toMatchObject({ error: "219" });
    expect(await ask(anna, { call })).toEqual(sent);
    expect(call.queued).toHaveLength(3);
  });
});

describe("confirming it", () => {
  test("a key opens once, within a day, and not what another is for", async () => {
    const id = await insertAccount();
    const call = createTestCall();
    await ask(id, { call });
    const key = keyOf(await write(call.queued[0]));
    for (const wrong of ["", "falsch", "x".repeat(101)])
      expect(await confirmAddress(createTestCall(), wrong)).toMatchObject({ error: "204" });
    expect(await takeBackAddress(createTestCall(), key)).toMatchObject({ error: "204" });
    expect(await confirmAddress(createTestCall({ now: testNow + CONFIRM_S }), key)).toMatchObject({ error: "204" });
    const both = await Promise.all([confirmAddress(createTestCall(), key), confirmAddress(createTestCall(), key)]);
    expect(both.map(({ kind }) => kind).toSorted()).toEqual(["done", "refused"]);
  });

  test("somebody else may have taken the address in the meantime", async () => {
    const id = await insertAccount({ login: "maria", email: "maria@example.org", state: "pending" });
    const keys = await createSession(createTestCall(), id, "registration");
    const call = createTestCall();
    await requestAddress(call, { h: keys.hash, t: keys.token, email: isNew, password: testPassword });
    const key = keyOf(await write(call.queued[0]));
    await insertAccount({ login: "anna", email: isNew });
    expect(await confirmAddress(createTestCall(), key)).toMatchObject({
      error: "200",
      message: expect.stringContaining("anderen"),
    });
    expect(await readAccountRow(env.DB, id)).toMatchObject({ email: "maria@example.org", state: "pending" });
  });

  test("a user name that is the address goes along, another one stays", async () => {
    const [maria, anna] = [
      await insertAccount({ login: "maria@example.org", email: "maria@example.org" }),
      await insertAccount({ login: "anna", email: "anna@example.org" }),
    ];
    await change(maria);
    await change(anna, "anna.neu@example.org");
    expect([(await readAccountRow(env.DB, maria))?.login, (await readAccountRow(env.DB, anna))?.login]).toEqual([isNew, "anna"]);
    const names = ["maria@example.org", isNew, "anna", "anna@example.org", "anna.neu@example.org"];
    const kinds = [];
    for (const username of names) kinds.push((await login(createTestCall(), { username, password: testPassword })).kind);
    expect(kinds).toEqual(["refused", "signed-in", "signed-in", "refused", "signed-in"]);
  });

  test("links to a new password that went to the former address open nothing", async () => {
    const id = await insertAccount();
    const key = await createKey(env.DB, { purpose: "reset", accountId: id, lifetimeS: 7200, now: testNow });
    await change(id);
    const chosen = { newPassword: "ganz-neu-123", newPasswordAgain: "ganz-neu-123" };
    expect(await resetPassword(createTestCall(), { ...chosen, key })).toMatchObject({ error: "204" });
  });

  test("an account that was never confirmed becomes active, and its former address hears nothing", async () => {
    const id = await insertAccount({ state: "pending" });
    const keys = await createSession(createTestCall(), id, "registration");
    const call = createTestCall();
    await requestAddress(call, { h: keys.hash, t: keys.token, email: isNew, password: testPassword });
    const confirming = createTestCall();
    await confirmAddress(confirming, keyOf(await write(call.queued[0])));
    expect(await readAccountRow(env.DB, id)).toMatchObject({ email: isNew, state: "active" });
    expect(confirming.queued).toEqual([]);
  });

  test("a guest's newsletters of the new address become the account's", async () => {
    const id = await insertAccount();
    const slug = await env.DB.prepare("SELECT slug FROM newsletters WHERE listed = 1 LIMIT 1").first<string>("slug");
    await env.DB.prepare(
      "INSERT INTO newsletter_guests (newsletter, email, email_key, asked_at, confirmed_at) VALUES (?1, ?2, ?2, ?3, ?3)",
    )
      .bind(slug, isNew, testNow)
      .run();
    await change(id);
    expect(
      await env.DB.prepare("SELECT newsletter FROM newsletter_subscriptions WHERE account_id = ?1").bind(id).first("newsletter"),
    ).toBe(slug);
    expect(await countRows("newsletter_guests")).toBe(0);
  });
});

describe("the way back", () => {
  test("gives the former address back, ends every session, and leaves no password that anybody knows", async () => {
    const id = await insertAccount({ login: "maria@example.org", email: "maria@example.org" });
    const confirming = await change(id);
    const thief = await createSession(createTestCall(), id, "password");
    const key = keyOf(await write(confirming.queued[0]));
    const call = createTestCall();
    await env.DB.batch(
      [testNow - 1, testNow].map((at) =>
        env.DB.prepare(
          `INSERT INTO passkeys (account_id, credential_id, public_key, counter, transports, user_handle, name, created_at)
           VALUES (?1, ?2, '', 0, '', '', ?2, ?3)`,
        ).bind(id, `k${at}`, at),
      ),
    );
    expect(await takeBackAddress(call, key)).toMatchObject({ kind: "done" });
    const { results } = await env.DB.prepare("SELECT name FROM passkeys").all();
    expect(results).toEqual([{ name: `k${testNow - 1}` }]);
    expect(await readAccountRow(env.DB, id)).toMatchObject({ email: "maria@example.org", login: "maria@example.org" });
    expect(await findSession(createTestCall(), thief)).toBeNull();
    for (const username of [isNew, "maria@example.org"])
      for (const password of [testPassword, "none", ""])
        expect((await login(createTestCall(), { username, password })).kind).toBe("refused");
    const mail = await write(call.queued[0]);
    expect(mail?.to).toBe("maria@example.org");
    const reset = { newPassword: "ganz-neu-123", newPasswordAgain: "ganz-neu-123", key: keyOf(mail) };
    expect(await resetPassword(createTestCall(), reset)).toMatchObject({ kind: "done" });
    expect((await login(createTestCall(), { username: "maria@example.org", password: "ganz-neu-123" })).kind).toBe("signed-in");
    expect(await takeBackAddress(createTestCall(), key)).toMatchObject({ error: "204" });
  });

  test("of the first of two changes ends the second, whose own way back opens nothing", async () => {
    const id = await insertAccount({ login: "maria", email: "maria@example.org" });
    const first = keyOf(await write((await change(id)).queued[0]));
    const second = keyOf(await write((await change(id, "dieb@example.org")).queued[0]));
    expect(await takeBackAddress(createTestCall(), first)).toMatchObject({ kind: "done" });
    expect(await addressOf(id)).toBe("maria@example.org");
    expect(await takeBackAddress(createTestCall(), second)).toMatchObject({ error: "204" });
  });

  test("is there for seven days, and not for an address that is somebody else's by now", async () => {
    const id = await insertAccount({ login: "maria", email: "maria@example.org" });
    const key = keyOf(await write((await change(id)).queued[0]));
    expect(await takeBackAddress(createTestCall({ now: testNow + WAY_BACK_S }), key)).toMatchObject({ error: "204" });
    await insertAccount({ login: "anna", email: "maria@example.org" });
    const keys = await createSession(createTestCall(), id, "password");
    expect(await takeBackAddress(createTestCall(), key)).toMatchObject({ error: "200" });
    expect(await findSession(createTestCall(), keys)).not.toBeNull();
    expect((await login(createTestCall(), { username: "maria", password: testPassword })).kind).toBe("signed-in");
  });

  test("a blocked account is told nothing and changes nothing", async () => {
    const id = await insertAccount();
    const call = createTestCall();
    await ask(id, { call });
    const key = keyOf(await write(call.queued[0]));
    await env.DB.prepare("UPDATE accounts SET state = 'blocked' WHERE id = ?1").bind(id).run();
    expect(await write(call.queued[0])).toBeNull();
    expect((await confirmAddress(createTestCall(), key)).kind).toBe("refused");
    expect(await addressOf(id)).not.toBe(isNew);
  });
});

test.each([
  ["maria.huber@mail.example", "m…@mail.example"],
  ["ä@mail.example", "ä…@mail.example"],
])("%s is shown as %s", (email, hidden) => expect(hideAddress(email)).toBe(hidden));

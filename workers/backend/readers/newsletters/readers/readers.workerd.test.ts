import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { readerRows } from "#workers/backend/doors/registry/tables.ts";
import { findGrowingSteps, recordPlans } from "#workers/backend/ground/database/record-plans-for-test.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { composeForTest } from "#workers/backend/ground/mail/compose-for-test.ts";
import type { MailMessage } from "#workers/backend/ground/mail/mail-kind.ts";
import { newsletterOperations } from "#workers/backend/readers/accounts/account-operations-for-test.ts";
import {
  countRows,
  createPortalHeaders,
  createTestCall,
  deleteAccountsForTest,
  insertAccount,
  keepMail,
  send,
  testNow,
} from "#workers/backend/readers/accounts/accounts-for-test.ts";
import { exportAccount } from "#workers/backend/readers/accounts/profile/overview.ts";
import { open } from "#workers/backend/readers/accounts/profile/profile-for-test.ts";
import { recordBounceStatement } from "#workers/backend/readers/newsletters/bounces/record-bounce.ts";
import { insertGuests, origin, subscribeAccount } from "#workers/backend/readers/newsletters/newsletters-for-test.ts";
import { confirmNewsletters } from "./confirm.ts";
import { createConfirmationKey } from "./confirmation-key.ts";
import { leaveNewsletter, readSubscriptionTitle } from "./leave.ts";
import { signUpForNewsletters } from "./sign-up.ts";

beforeEach(async () => {
  await deleteAccountsForTest();
  await env.DB.batch(["newsletter_guests", "mail_bounces"].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
});

const passwordHash = "x";
const asked = "Fast geschafft: Wir haben dir eine E-Mail geschickt. Öffne den Link darin, dann bekommst du den Newsletter.";
const compose = (message: MailMessage | undefined, now = testNow) => {
  if (message === undefined) throw new Error("No mail waits");
  return composeForTest(message, env as Env, { now, queuedAt: new Date(now * 1000) });
};
const readKey = (text: string | undefined) => /key=(\S+)/.exec(text ?? "")?.[1] ?? "";
const createKey = (email: string, newsletters: string[], now = testNow) =>
  createConfirmationKey(env as Env, { email, newsletters, askedAt: now }, now);
const guests = async () =>
  (await env.DB.prepare("SELECT newsletter, email, asked_at, confirmed_at FROM newsletter_guests ORDER BY newsletter").all())
    .results;
const accountNewsletters = async (id: number) =>
  (
    await env.DB.prepare(
      "SELECT newsletter FROM newsletter_subscriptions WHERE account_id = ?1 AND confirmed_at IS NOT NULL ORDER BY 1",
    )
      .bind(id)
      .all<{ newsletter: string }>()
  ).results.map(({ newsletter }) => newsletter);

describe("a guest", () => {
  test("asks, gets a mail, and is a reader once its link was used; nothing is kept before", async () => {
    const call = createTestCall();
    const wanted = { email: " Maria@Example.com ", newsletters: ["sport", "morgen", "sport"] };
    expect(await signUpForNewsletters(call, wanted)).toEqual({ kind: "done", message: asked });
    expect(await countRows("newsletter_guests")).toBe(0);
    const mail = await compose(call.queued[0], testNow + 60);
    expect([mail?.to, mail?.subject]).toEqual(["Maria@Example.com", "Bitte bestätige deine Newsletter-Anmeldung"]);
    expect(mail?.text).toContain("„Sport aus dem Land“, „Guten Morgen, Vorarlberg“");
    const key = readKey(mail?.text);
    for (let round = 0; round < 2; round += 1)
      expect(await confirmNewsletters({ env: env as Env, now: testNow + 100 + round }, key)).toMatchObject({ kind: "done" });
    const row = { email: "Maria@Example.com", asked_at: testNow, confirmed_at: testNow + 100 };
    expect(await guests()).toEqual([
      { newsletter: "morgen", ...row },
      { newsletter: "sport", ...row },
    ]);
  });

  test.each([
    ["", ["morgen"], "Bitte gib eine Email-Adresse ein"],
    ["maria", ["morgen"], "Bitte gib eine gültige E-Mail Adresse ein"],
    ["a@b.example, c@d.example", ["morgen"], "Bitte gib eine gültige E-Mail Adresse ein"],
    ["maria@example.com", [], "Bitte wähle mindestens einen Newsletter"],
    ["maria@example.com", ["morgen", "gibt-es-nicht"], "Bitte wähle mindestens einen Newsletter"],
    ["maria@example.com", ["VPLUS_Subscriber"], "Bitte wähle mindestens einen Newsletter"],
  ])("with %j and %j is told what is wrong", async (email, newsletters, message) => {
    const call = createTestCall();
    expect(await signUpForNewsletters(call, { email, newsletters })).toEqual({ kind: "refused", error: "200", message });
    expect(call.queued).toEqual([]);
  });

  test("gets nothing that is not offered any more, though the link of the mail is good", async () => {
    const id = await insertAccount({ passwordHash });
    for (const email of ["gast@example.com", "maria@example.com"]) {
      const key = await createKey(email, ["morgen", "VPLUS_Subscriber"]);
      expect(await confirmNewsletters({ env: env as Env, now: testNow + 100 }, key)).toMatchObject({ kind: "done" });
    }
    expect((await guests()).map(({ newsletter }) => newsletter)).toEqual(["morgen"]);
    expect(await accountNewsletters(id)).toEqual(["morgen"]);
  });

  test("learns nothing of an address: known or not, the answer and what is written are the same", async () => {
    await insertGuests("morgen", 1);
    await subscribeAccount(await insertAccount({ passwordHash }), "morgen");
    await insertAccount({ passwordHash, login: "gesperrt", email: "gesperrt@example.com", state: "blocked" });
    for (const email of ["fremd@example.com", "gast-1@example.com", "maria@example.com", "gesperrt@example.com"]) {
      const call = createTestCall();
      expect(await signUpForNewsletters(call, { email, newsletters: ["morgen"] })).toEqual({ kind: "done", message: asked });
      expect(call.queued).toEqual([{ kind: "newsletter-confirm", email, newsletters: ["morgen"], askedAt: testNow, origin }]);
    }
  });

  test("who gets all of it already is told so, with no link that confirms", async () => {
    await insertGuests("morgen", 1);
    const message: MailMessage = {
      kind: "newsletter-confirm",
      email: "Gast-1@example.com",
      newsletters: ["morgen"],
      askedAt: 1,
      origin,
    };
    const mail = await compose(message);
    expect(mail?.subject).toBe("Du bekommst diese Newsletter schon");
    expect(mail?.text).not.toContain("key=");
    const further = await compose({ ...message, newsletters: ["morgen", "abend"] });
    expect(further?.text).toContain("„Der Tag am Abend“");
    expect(further?.text).not.toContain("Guten Morgen");
    // A reader whose mail came back confirms again.
    await recordBounceStatement(env.DB, "gast-1@example.com", "permanent", 1).run();
    expect((await compose(message))?.subject).toBe("Bitte bestätige deine Newsletter-Anmeldung");
  });

  test("cannot be sent more than three mails an hour, and a network is stopped after twenty", async () => {
    const queued: number[] = [];
    for (let count = 0; count < 5; count += 1) {
      const call = createTestCall({ caller: { address: `198.51.${count}.7` } });
      expect(await signUpForNewsletters(call, { email: "opfer@example.com", newsletters: ["morgen"] })).toMatchObject({
        kind: "done",
      });
      queued.push(call.queued.length);
    }
    expect(queued).toEqual([1, 1, 1, 0, 0]);
    const kinds: string[] = [];
    for (let count = 0; count < 21; count += 1)
      kinds.push(
        (await signUpForNewsletters(createTestCall(), { email: `a${count}@example.com`, newsletters: ["morgen"] })).kind,
      );
    expect(kinds.slice(0, 20)).toEqual(Array(20).fill("done"));
    expect(kinds[20]).toBe("refused");
  });

  test("has two days for the link; others' keys and those of other things confirm nothing", async () => {
    const key = await createKey("maria@example.com", ["morgen"]);
    const on = env as Env;
    for (const [given, now] of [
      [key, testNow + 48 * 3600],
      [`${key}x`, testNow],
      ["", testNow],
      ["x".repeat(5000), testNow],
    ] as const)
      expect(await confirmNewsletters({ env: on, now }, given)).toMatchObject({ kind: "refused", error: "204" });
    const foreign = await createConfirmationKey(
      { ...on, GRANT_SECRET: "other" },
      { email: "a@b.example", newsletters: ["morgen"], askedAt: 1 },
      testNow,
    );
    expect(await confirmNewsletters({ env: on, now: testNow }, foreign)).toMatchObject({ error: "204" });
    expect(await countRows("newsletter_guests")).toBe(0);
    expect(await confirmNewsletters({ env: on, now: testNow + 48 * 3600 - 1 }, key)).toMatchObject({ kind: "done" });
  });

  test("who confirms is read again, whatever came back before", async () => {
    await recordBounceStatement(env.DB, "maria@example.com", "permanent", testNow).run();
    await confirmNewsletters({ env: env as Env, now: testNow }, await createKey("maria@example.com", ["morgen"]));
    expect(await countRows("mail_bounces")).toBe(0);
  });
});

describe("an address with an account", () => {
  test("that is active gets it in the account", async () => {
    const id = await insertAccount({ passwordHash });
    await subscribeAccount(id, "morgen", false);
    await confirmNewsletters({ env: env as Env, now: testNow }, await createKey("MARIA@example.com", ["morgen", "sport"]));
    expect(await accountNewsletters(id)).toEqual(["morgen", "sport"]);
    expect(await guests()).toEqual([]);
  });

  test("that becomes active, or takes over the address, brings what its guest had, under the same keys", async () => {
    await confirmNewsletters({ env: env as Env, now: testNow }, await createKey("maria@example.com", ["morgen", "sport"]));
    const keys = async (table: string) =>
      (await env.DB.prepare(`SELECT newsletter, leave_key FROM ${table} ORDER BY 1`).all()).results;
    const before = await keys("newsletter_guests");
    const id = await insertAccount({ passwordHash, state: "pending" });
    await subscribeAccount(id, "abend", false);
    expect(await guests()).toHaveLength(2);
    await env.DB.prepare("UPDATE accounts SET state = 'active' WHERE id = ?1").bind(id).run();
    expect(await guests()).toEqual([]);
    expect(await accountNewsletters(id)).toEqual(["morgen", "sport"]);
    expect((await keys("newsletter_subscriptions")).filter(({ newsletter }) => newsletter !== "abend")).toEqual(before);
    await insertGuests("wochenende", 1);
    await env.DB.prepare("UPDATE accounts SET email = 'gast-1@example.com', email_key = 'gast-1@example.com' WHERE id = ?1")
      .bind(id)
      .run();
    expect(await accountNewsletters(id)).toEqual(["morgen", "sport", "wochenende"]);
  });

  test("that is deleted leaves nothing, and its export says all", async () => {
    const id = await insertAccount({ passwordHash });
    const keys = await open(id);
    await subscribeAccount(id, "morgen");
    await recordBounceStatement(env.DB, "maria@example.com", "temporary", testNow).run();
    const text = await exportAccount(createTestCall(), keys, readerRows);
    expect(JSON.parse(text ?? "")).toMatchObject({
      newsletters: [{ newsletter: "morgen" }],
      returned_mail: [{ bounces: 1, reason: "temporary", paused_at: null }],
    });
    await env.DB.prepare("DELETE FROM accounts WHERE id = ?1").bind(id).run();
    expect([await countRows("newsletter_subscriptions"), await countRows("mail_bounces")]).toEqual([0, 0]);
  });

  test("that chooses a newsletter again is tried again", async () => {
    const id = await insertAccount({ passwordHash });
    await recordBounceStatement(env.DB, "maria@example.com", "permanent", testNow).run();
    await subscribeAccount(id, "morgen");
    expect(await countRows("mail_bounces")).toBe(0);
  });
});

describe("leaving by the key of a mail", () => {
  const readKeyOf = (table: string) => env.DB.prepare(`SELECT leave_key FROM ${table} LIMIT 1`).first<string>("leave_key");

  test.each(["newsletter_guests", "newsletter_subscriptions"])(
    "ends that one subscription of %s, as often as it comes",
    async (table) => {
      const id = await insertAccount({ passwordHash });
      await insertGuests("morgen", 2);
      await subscribeAccount(id, "abend");
      const key = (await readKeyOf(table)) ?? "";
      expect(key).toMatch(/^[0-9a-f]{32}$/);
      expect(await readSubscriptionTitle(createTestCall(), key)).toMatch(/^(?:Guten Morgen, Vorarlberg|Der Tag am Abend)$/);
      const before = (await countRows("newsletter_guests")) + (await countRows("newsletter_subscriptions"));
      for (let round = 0; round < 3; round += 1) await leaveNewsletter(createTestCall(), key);
      expect((await countRows("newsletter_guests")) + (await countRows("newsletter_subscriptions"))).toBe(before - 1);
      expect(await countRows(table)).toBe(table === "newsletter_guests" ? 1 : 0);
      expect(await readSubscriptionTitle(createTestCall(), key)).toBeNull();
    },
  );

  test("ends the newsletter of the mail, and no other that the address gets", async () => {
    const id = await insertAccount({ passwordHash, email: "gast-1@example.com" });
    for (const newsletter of ["morgen", "sport"]) {
      await insertGuests(newsletter, 1);
      await subscribeAccount(id, newsletter);
    }
    const sql = "SELECT leave_key FROM newsletter_guests WHERE newsletter = 'morgen'";
    await leaveNewsletter(createTestCall(), (await env.DB.prepare(sql).first<string>("leave_key")) ?? "");
    expect((await guests()).map(({ newsletter }) => newsletter)).toEqual(["sport"]);
    expect(await accountNewsletters(id)).toEqual(["sport"]);
  });

  test("needs a key: an invalid one ends nothing and is no error", async () => {
    await insertGuests("morgen", 1);
    for (const key of ["", "falsch", "%", "x".repeat(5000), "' OR 1=1 --"]) await leaveNewsletter(createTestCall(), key);
    expect(await countRows("newsletter_guests")).toBe(1);
  });
});

test("the calls answer as the contract says, and reveal nothing more", async () => {
  const { env: on, mails } = keepMail(env as Env);
  const ask = async (query: string, variables: object) =>
    (await send(on, { query, variables }, await createPortalHeaders())).answer;
  expect(await ask(newsletterOperations.signUpForNewsletters, { email: "maria@example.com", newsletters: ["morgen"] })).toEqual({
    data: { signUpForNewsletters: { success: "1", error: "0", message: asked } },
  });
  expect(mails).toHaveLength(1);
  const twice = await ask(
    `mutation { a: signUpForNewsletters(email: "a@b.example", newsletters: ["morgen"]) { success } b: signUpForNewsletters(email: "c@d.example", newsletters: ["morgen"]) { success } }`,
    {},
  );
  expect(twice.errors?.map(({ extensions }) => extensions?.code)).toEqual(["REQUEST_TOO_LARGE"]);
  await insertGuests("morgen", 1);
  const key = await env.DB.prepare("SELECT leave_key FROM newsletter_guests").first<string>("leave_key");
  const { newsletterOfKey: title, leaveNewsletter: leave, confirmNewsletters: confirm } = newsletterOperations;
  expect((await ask(title, { key })).data).toEqual({ newsletter_of_key: "Guten Morgen, Vorarlberg" });
  for (const given of [key, key, "falsch"])
    expect((await ask(leave, { key: given })).data).toEqual({
      leaveNewsletter: { success: "1", error: "0", message: "Du bist abgemeldet." },
    });
  expect((await ask(title, { key })).data).toEqual({ newsletter_of_key: null });
  expect((await ask(confirm, { key: "falsch" })).data.confirmNewsletters).toMatchObject({ success: "0", error: "204" });
});

test("no statement about readers reads a whole table", async () => {
  const plans = await recordPlans(env as Env, async (recording) => {
    const call = createTestCall({ env: recording });
    await signUpForNewsletters(call, { email: "maria@example.com", newsletters: ["morgen"] });
    const mail = await composeForTest(call.queued[0] as MailMessage, recording, { now: testNow, queuedAt: new Date() });
    await confirmNewsletters(call, readKey(mail?.text));
    const key = (await env.DB.prepare("SELECT leave_key FROM newsletter_guests").first<string>("leave_key")) ?? "";
    await leaveNewsletter(call, key);
  });
  expect(plans.length).toBeGreaterThan(6);
  expect(plans.flatMap(findGrowingSteps)).toEqual([]);
});

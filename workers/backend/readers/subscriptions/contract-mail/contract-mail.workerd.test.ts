import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Env } from "#workers/backend/ground/env.ts";
import { composeForTest } from "#workers/backend/ground/mail/compose-for-test.ts";
import type { MailMessage } from "#workers/backend/ground/mail/mail-kind.ts";
import {
  createTestCall,
  deleteAccountsForTest,
  insertAccount,
  keepMail,
  testNow,
} from "#workers/backend/readers/accounts/accounts-for-test.ts";
import { open } from "#workers/backend/readers/accounts/profile/profile-for-test.ts";
import { syncCancelReason } from "#workers/backend/readers/subscriptions/renewal/sync-cancel-reason.ts";
import {
  createPaywallEnv,
  DAY,
  deliver,
  insertSubscription,
  type TestWebhook,
  toWebhook,
} from "#workers/backend/readers/subscriptions/subscriptions-for-test.ts";

const origin = "https://www.talblick.example";
const imprint = "Talblick Medien GmbH, Marktplatz 1, 6850 Dornbirn";
const fetched = vi.spyOn(globalThis, "fetch");
let uid = 0;
let kept = keepMail(env as Env);

beforeEach(async () => {
  await deleteAccountsForTest();
  await env.DB.exec("DELETE FROM paywall_events");
  uid = await insertAccount({ passwordHash: "" });
  kept = keepMail({ ...createPaywallEnv(), PUBLIC_ORIGIN: origin, MAIL_IMPRINT: imprint });
  fetched.mockImplementation(async () => Response.json({ code: 0 }));
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => vi.resetAllMocks());

const end = testNow + 30 * DAY;
const tell = (changes: TestWebhook = {}, now = testNow) =>
  deliver(toWebhook(uid, { term_id: "TMTALBPLUSM", ...changes }), { now, env: kept.env });
const later = (changes: TestWebhook) => tell({ type: "access_modified", timestamp: testNow + 60, ...changes }, testNow + 60);
const events = () => kept.mails.map(({ kind, event }) => (kind === "contract" ? event : kind));

async function change(id: number, didCancel: boolean, now = testNow) {
  const { h, t } = await open(uid);
  const call = createTestCall({ env: kept.env, now });
  const input = { uid, h, t, subscriptionId: String(id), didCancel, isKayakSubs: false, cancelReason: null };
  await syncCancelReason(call, input);
  kept.mails.push(...call.queued);
}

async function read(message: MailMessage | undefined = kept.mails[0]) {
  const mail = await composeForTest(message, kept.env, { now: testNow, queuedAt: new Date(testNow * 1000) });
  if (mail === null) throw new Error("No mail");
  return mail;
}

describe("a mail confirms once", () => {
  test("an order, however often the provider reports it", async () => {
    for (let round = 0; round < 3; round += 1) await tell();
    await later({ event: "subscription_auto_renewed", expires: end + 30 * DAY });
    expect(events()).toEqual(["ordered"]);
  });

  test("an order whose report comes after that of its cancellation, but not access that was given", async () => {
    await later({ event: "subscription_canceled" });
    await tell();
    await tell({ event: "free_access_granted", subscription_id: null, access_id: "ACC9", term_id: null });
    expect(events()).toEqual(["ordered"]);
  });

  test("a cancellation and its taking back at the provider", async () => {
    await tell();
    for (let round = 0; round < 2; round += 1) await later({ event: "subscription_canceled" });
    await later({ event: "subscription_updated", auto_renew: true, timestamp: testNow + 90 });
    await later({ event: "subscription_updated", auto_renew: true, timestamp: testNow + 95 });
    expect(events()).toEqual(["ordered", "cancelled", "resumed"]);
  });

  test.each(["before", "after"])("a cancellation in the profile that the provider reports %s it is done here", async (when) => {
    const id = await insertSubscription(uid, { origin: "provider", external_id: "SUB1", external_at: testNow - DAY } as object);
    const report = () => later({ event: "subscription_canceled", expires: testNow + 10 * DAY });
    if (when === "before")
      fetched.mockImplementation(async () => {
        await report();
        return Response.json({ code: 0 });
      });
    await change(id, true, testNow + 50);
    if (when === "after") await report();
    expect(events()).toEqual(["cancelled"]);
  });

  test("what is cancelled and resumed in the profile, and nothing where it is so already", async () => {
    const id = await insertSubscription(uid);
    for (const didCancel of [true, true, false, false]) await change(id, didCancel);
    expect(events()).toEqual(["cancelled", "resumed"]);
  });

  test("what is revoked before its time, and not what ends by it", async () => {
    await tell();
    await later({ type: "access_revoked", event: "access_revoked", expires: testNow + 60 });
    await later({ type: "access_revoked", event: "access_revoked", expires: testNow + 60, timestamp: testNow + 61 });
    expect(events()).toEqual(["ordered", "ended"]);
    await tell({ subscription_id: "SUB2" });
    const ended = { type: "access_revoked", event: "subscription_expired", subscription_id: "SUB2", timestamp: end + 5 };
    await tell(ended, end + 5);
    expect(events()).toEqual(["ordered", "ended", "ordered"]);
  });

  test("nothing of somebody else's subscription", async () => {
    await tell();
    const other = await insertAccount({ login: "josef", email: "josef@example.com", passwordHash: "" });
    await deliver(toWebhook(other, { timestamp: testNow + 5 }), { env: kept.env });
    expect(events()).toEqual(["ordered"]);
  });
});

describe("the confirmation", () => {
  test("of an order says product, term, price, start, and how to cancel and withdraw, with the model form", async () => {
    await tell();
    const { to, subject, text } = await read();
    expect([to, subject]).toEqual(["maria@example.com", "Bestätigung deiner Bestellung"]);
    for (const part of [
      "Leistung: Talblick Plus. Alle Plus-Artikel lesen.",
      "Beginn: 15. Jänner 2097",
      "Laufzeit: bezahlt bis 14. Februar 2097; verlängert sich, um jeweils einen Monat, bis du kündigst",
      "Preis: 9,90 € im Monat, einschließlich Umsatzsteuer",
      `${origin}/kuendigen`,
      `${origin}/widerrufen`,
      `${origin}/agb`,
      "binnen vierzehn Tagen ohne Angabe von Gründen",
      "Muster-Widerrufsformular",
      `An: ${imprint}`,
      "Nummer: SUB1",
    ])
      expect(text).toContain(part);
  });

  test("of a cancellation, a resumption and an end says product, term, price and start as well", async () => {
    await tell();
    await later({ event: "subscription_canceled" });
    await later({ event: "subscription_updated", auto_renew: true, timestamp: testNow + 90 });
    await later({ type: "access_revoked", event: "access_revoked", expires: testNow + 99, timestamp: testNow + 99 });
    const [, cancelled, resumed, over] = await Promise.all(kept.mails.map(async (message) => (await read(message)).text));
    for (const text of [cancelled, resumed, over])
      for (const part of ["Leistung: Talblick Plus", "Beginn: 15. Jänner 2097", "Preis: 9,90 € im Monat", "14. Februar 2097"])
        expect(text).toContain(part);
    expect(cancelled).toContain("Es endet am 14. Februar 2097. Bis dahin liest du alles");
    expect(resumed).toContain("Es verlängert sich am 14. Februar 2097.");
    expect(resumed).toContain(`${origin}/widerruf`);
    expect(over).toContain("spätestens binnen vierzehn Tagen ab dem Tag, an dem deine Erklärung bei uns eingelangt ist");
  });

  test("goes to an unconfirmed address with a link that confirms it, and to a blocked account not at all", async () => {
    await env.DB.prepare("UPDATE accounts SET state = 'pending' WHERE id = ?1").bind(uid).run();
    await tell();
    const { text } = await read();
    expect(text).toContain("Deine E-Mail-Adresse ist noch nicht bestätigt.");
    expect(text).toMatch(new RegExp(`E-Mail-Adresse bestätigen:\\n${origin}/zugang-aktivieren\\?key=[\\w-]+\\n`));
    await env.DB.prepare("UPDATE accounts SET state = 'blocked' WHERE id = ?1").bind(uid).run();
    await expect(read()).rejects.toThrow("No mail");
  });
});

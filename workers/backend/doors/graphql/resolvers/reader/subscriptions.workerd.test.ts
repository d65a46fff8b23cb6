import { beforeAll, describe, expect, test } from "vitest";
import type { Answer } from "#workers/backend/doors/graphql/resolvers/ask-for-test.ts";
import { createPortalHeaders, prepareAnna, registerReader, send } from "#workers/backend/readers/accounts/accounts-for-test.ts";
import { noPiano } from "#workers/backend/readers/accounts/replies/expected-replies-for-test.ts";
import { openFromProvider } from "#workers/backend/readers/products/provider-crypto.ts";
import {
  createPaywallEnv,
  DAY,
  insertSubscription,
  readSubscription,
  testKey,
} from "#workers/backend/readers/subscriptions/subscriptions-for-test.ts";

const { env: base, anna } = prepareAnna();
const env = createPaywallEnv(base);
const now = Math.floor(Date.now() / 1000);

const abo = Object.keys(noPiano.abo)
  .map((field) => (field.endsWith("Meta") ? `${field} { key value }` : field))
  .join(" ");
const reply = "success message object { items { id resourceName rid expirationDate autoRenew expirationMsg isKayakSubs } }";
const documents = {
  status: `query ($userId: Int!) { SubscriptionStatus(userId: $userId) { ${abo} } }`,
  kayak: `query ($h: String!, $t: String!) { GetKayakSubscriptions(h: $h, t: $t) { ${reply} } }`,
  sync: `mutation ($uid: Int!, $h: String!, $t: String!, $subscriptionId: String!, $didCancel: Boolean!, $isKayakSubs: Boolean!,
    $cancelReason: String) { SyncCancelReason(uid: $uid, h: $h, t: $t, subscriptionId: $subscriptionId, didCancel: $didCancel,
      isKayakSubs: $isKayakSubs, cancelReason: $cancelReason) { ${reply} } }`,
};

async function ask(name: keyof typeof documents, variables: Record<string, unknown>, token?: string): Promise<Answer> {
  const headers = await createPortalHeaders(token === undefined ? {} : { authorization: `Bearer ${token}` });
  return (await send(env, { query: documents[name], variables }, headers)).answer;
}

let kayakId = 0;
let overId = 0;
beforeAll(async () => {
  const times = { starts_at: now - 20 * DAY, ends_at: now + 100 * DAY };
  kayakId = await insertSubscription(anna.user_id, { ...times, product: "kayak_plus" });
  overId = await insertSubscription(anna.user_id, { ...times, product: "kayak_plus_premium", ends_at: now - 1 });
  await insertSubscription(anna.user_id, { ...times, product: "pur", ends_at: null, auto_renew: 0 });
  await insertSubscription(anna.user_id, { ...times, product: "guest_kayak_plus_premium", ends_at: now + DAY, auto_renew: 0 });
});

describe("SubscriptionStatus", () => {
  test("gives a reader with their own token their subscriptions, and the provider's user reference", async () => {
    const { data } = await ask("status", { userId: anna.user_id }, anna.token);
    expect(data.SubscriptionStatus).toMatchObject({
      isKayakPlusSubscriber: true,
      isKayakPlusPremiumSubscriber: false,
      isPurSubscriber: true,
      hasPlusAccess: true,
      isGuestKayakPlusPremiumSubscriber: true,
      isPlusSubscriber: false,
    });
    const reference = JSON.parse((await openFromProvider(testKey, data.SubscriptionStatus.userRef)) ?? "");
    expect(reference).toMatchObject({ uid: String(anna.user_id), email: "anna@example.org" });
  });

  test("is UNAUTHENTICATED for everybody else, whether or not there is such a reader", async () => {
    const greta = await registerReader(env, "greta");
    const attempts: [number, string | undefined][] = [
      [anna.user_id, undefined],
      [anna.user_id, "forged"],
      [anna.user_id, greta.token],
      [anna.user_id, anna.hash],
      [999_999, greta.token],
      [0, greta.token],
    ];
    const answers = await Promise.all(attempts.map(([userId, token]) => ask("status", { userId }, token)));
    for (const { data, errors } of answers) {
      expect(data).toEqual({ SubscriptionStatus: null });
      expect(errors?.map(({ message, extensions }) => [message, extensions?.code])).toEqual([
        ["No existing session", "UNAUTHENTICATED"],
      ]);
    }
    expect((await ask("status", { userId: greta.user_id }, greta.token)).data.SubscriptionStatus).toEqual(noPiano.abo);
  });
});

describe("GetKayakSubscriptions", () => {
  test("lists the valid subscriptions from the Kayak shop, the first to end first", async () => {
    const { data } = await ask("kayak", { h: anna.hash, t: anna.token });
    expect(data.GetKayakSubscriptions).toEqual({
      success: "1",
      message: null,
      object: {
        items: [
          expect.objectContaining({ resourceName: "Talblick Plus Premium (Gastzugang)", autoRenew: false, rid: "" }),
          {
            id: String(kayakId),
            resourceName: "Talblick Plus",
            rid: "",
            autoRenew: true,
            isKayakSubs: true,
            expirationDate: new Date((now + 100 * DAY) * 1000).toISOString().replace(".000Z", "Z"),
            expirationMsg: expect.stringMatching(/^Verlängert sich am \d{1,2}\. \p{L}+ \d{4}$/u),
          },
        ],
      },
    });
  });

  test("shows nothing without valid keys", async () => {
    for (const [h, t] of [
      ["", ""],
      [anna.hash, "x"],
      ["x".repeat(4000), "x".repeat(4000)],
    ]) {
      expect((await ask("kayak", { h, t })).data.GetKayakSubscriptions).toEqual({
        success: "0",
        message: "Deine Anmeldung ist abgelaufen. Bitte melde dich noch einmal an.",
        object: null,
      });
    }
  });
});

describe("SyncCancelReason", () => {
  const variables = () => ({ uid: anna.user_id, h: anna.hash, t: anna.token, didCancel: true, isKayakSubs: true });

  test("switches off and answers with the list, or says in German why not", async () => {
    const refused = await ask("sync", { ...variables(), subscriptionId: String(overId) });
    expect(refused.data.SyncCancelReason).toEqual({ success: "0", message: "Dieses Abo ist bereits abgelaufen.", object: null });
    const long = { subscriptionId: String(kayakId), cancelReason: "lang ".repeat(1000) };
    const { data } = await ask("sync", { ...variables(), ...long });
    expect(data.SyncCancelReason).toMatchObject({ success: "1", message: expect.stringContaining("Dein Abo endet am") });
    expect(data.SyncCancelReason.object.items).toContainEqual(expect.objectContaining({ id: String(kayakId), autoRenew: false }));
    expect((await readSubscription(kayakId))?.auto_renew).toBe(0);
  });

  test("is a mutation: without its header nothing happens", async () => {
    const body = { query: documents.sync, variables: { ...variables(), subscriptionId: String(kayakId), didCancel: false } };
    expect((await send(env, body, {})).answer.errors?.[0]?.extensions?.code).toBe("FORBIDDEN");
    expect((await readSubscription(kayakId))?.auto_renew).toBe(0);
  });

  test("runs once per request: aliases do not cause a flood of calls to the provider", async () => {
    const { uid, h, t } = variables();
    const one = (name: string) => `${name}: SyncCancelReason(uid: ${uid}, h: "${h}", t: "${t}", subscriptionId: "${kayakId}",
      didCancel: true, isKayakSubs: true) { success }`;
    const { answer } = await send(env, { query: `mutation { ${one("first")} ${one("second")} }` }, await createPortalHeaders({}));
    expect(answer.errors?.map(({ path, extensions }) => [path, extensions?.code])).toEqual([[["second"], "REQUEST_TOO_LARGE"]]);
  });

  test("refuses absurd arguments", async () => {
    const answer = await ask("sync", { ...variables(), subscriptionId: "1".repeat(201) });
    expect(answer.errors?.[0]?.extensions?.code).toBe("BAD_USER_INPUT");
  });
});

test("the profile lists every valid subscription with who manages it", async () => {
  const document = `query ($h: String!, $t: String!) { account(h: $h, t: $t) { subscriptions {
    id product resourceName startDate expirationDate autoRenew manager isKayakSubs } } }`;
  const { answer } = await send(env, { query: document, variables: { h: anna.hash, t: anna.token } });
  expect(answer.data.account.subscriptions).toMatchObject([
    { product: "guest_kayak_plus_premium", manager: "KAYAK", autoRenew: false, isKayakSubs: true },
    { id: String(kayakId), product: "kayak_plus", manager: "KAYAK", isKayakSubs: true },
    { product: "pur", manager: "NEWSROOM", expirationDate: null, isKayakSubs: false, resourceName: "Talblick Pur" },
  ]);
});

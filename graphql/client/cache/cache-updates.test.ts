import { expect, test } from "vitest";
import {
  deleteAccountDocument,
  endSessionDocument,
  GetKayakSubscriptionsDocument,
  registerUserForNewsletterDocument,
  SyncCancelReasonDocument,
  UpsellSaveDocument,
  unregisterUserFromNewsletterDocument,
  updateUserAttributeDocument,
} from "#graphql/generated/operations.ts";
import { stopCacheClock } from "#tests/support/units/cache-clock.ts";
import { finish, reader, type ShownAccount, show, showAccount } from "#tests/support/units/shown-account.ts";
import { wireAccount } from "#tests/support/wire/wire-account.ts";
import { wireSubscription } from "#tests/support/wire/wire-subscription.ts";

stopCacheClock();

const done = { success: "1", error: "0", message: null };
const echo = (variables: object) => variables;
const cancellation = { ...reader, uid: 1, subscriptionId: "5", didCancel: true, isKayakSubs: true, cancelReason: null };
const offer = {
  token: "o",
  agbAccepted: true,
  email: null,
  pw: null,
  campno: null,
  postId: null,
  marketingAccepted: null,
  upsellType: "digi",
};

/** An account whose answers come one after the other; the last one stays. */
function answerInTurn(...accounts: Partial<ShownAccount>[]) {
  return () => wireAccount((accounts.length > 1 ? accounts.shift() : accounts[0]) ?? {});
}

type Client = Awaited<ReturnType<typeof showAccount>>["client"];

test.each<[string, unknown, (client: Client) => Promise<unknown>]>([
  [
    "registerUserForNewsletter",
    echo,
    (client) => client.mutate(registerUserForNewsletterDocument, { ...reader, newsletter: "a" }),
  ],
  [
    "unregisterUserFromNewsletter",
    echo,
    (client) => client.mutate(unregisterUserFromNewsletterDocument, { ...reader, newsletter: "a" }),
  ],
  [
    "updateUserAttribute",
    { action: "update_attribute", error: "0", errorText: null, success: "1" },
    (client) => client.mutate(updateUserAttributeDocument, { hash: "eva", token: "1", attribute: "ort", value: "Lech" }),
  ],
  ["endSession", done, (client) => client.mutate(endSessionDocument, { ...reader, session: 9 })],
  ["deleteAccount", done, (client) => client.mutate(deleteAccountDocument, { ...reader, password: "geheim" })],
  [
    "SyncCancelReason",
    { success: "1", message: null, object: { items: [] } },
    (client) => client.mutate(SyncCancelReasonDocument, cancellation),
  ],
  [
    "UpsellSave",
    { upsell: { api_response_message: null, failure: null, sso_id: 1, success: true }, entitlement: null, sso: null },
    (client) => client.mutate(UpsellSaveDocument, offer),
  ],
])("after %s the account that is shown is asked for anew, and is what the back end says", async (mutation, reply, change) => {
  const account = answerInTurn({ firstname: "Eva" }, { firstname: "Ada" });
  const { client, accounts, asked } = await showAccount({}, { account, [mutation]: reply });
  expect(accounts.at(-1)?.firstname).toBe("Eva");
  await finish(change(client));
  expect(accounts.at(-1)?.firstname).toBe("Ada");
  expect(asked()).toEqual(["GetAccount", mutation, "GetAccount"]);
});

test("an account that cannot be asked for anew stays as it was shown", async () => {
  const { client, accounts, asked, goOffline } = await showAccount({ firstname: "Eva" }, { endSession: done });
  const answer = client.mutate(endSessionDocument, { ...reader, session: 9 });
  answer.then(goOffline);
  await finish(answer);
  expect(accounts.at(-1)?.firstname).toBe("Eva");
  expect(asked()).toEqual(["GetAccount", "endSession"]);
});

test("a change that did not reach the back end changes nothing that is shown", async () => {
  const { client, accounts, asked, goOffline } = await showAccount({ firstname: "Eva" }, { endSession: done });
  goOffline();
  expect((await finish(client.mutate(endSessionDocument, { ...reader, session: 9 }))).error).not.toBeNull();
  expect(accounts.map((account) => account?.firstname)).toEqual(["Eva"]);
  expect(asked()).toEqual(["GetAccount"]);
});

test("of two equal changes at a time each is sent and answered", async () => {
  const { client, asked } = await showAccount({}, { registerUserForNewsletter: echo });
  const send = () => client.mutate(registerUserForNewsletterDocument, { ...reader, newsletter: "abend" });
  expect((await finish(Promise.all([send(), send()]))).map(({ error }) => error)).toEqual([null, null]);
  expect(asked().filter((name) => name === "registerUserForNewsletter")).toHaveLength(2);
});

test("a cancelled subscription is asked for anew in the list of the shop as well", async () => {
  const item = {
    id: "5",
    resourceName: "Plus",
    rid: "R1",
    expirationDate: "2026-12-20T00:00:00Z",
    autoRenew: true,
    expirationMsg: "Verlängert sich am 20. Dezember 2026",
    isKayakSubs: true,
  };
  const toList = (items: unknown[]) => ({ success: "1", message: null, object: { items } });
  const lists = [toList([item]), toList([{ ...item, autoRenew: false }])];
  const { client, asked } = await showAccount(
    { subscriptions: [wireSubscription({ id: "5" })] },
    { SyncCancelReason: toList([]), GetKayakSubscriptions: () => lists.shift() },
  );
  const items = await show(
    client.read(),
    GetKayakSubscriptionsDocument,
    reader,
    (data) => data.GetKayakSubscriptions.object?.items,
  );
  await finish(client.mutate(SyncCancelReasonDocument, cancellation));
  expect(items.at(-1)).toMatchObject([{ id: "5", autoRenew: false }]);
  expect(asked().slice(3).sort()).toEqual(["GetAccount", "GetKayakSubscriptions"]);
});

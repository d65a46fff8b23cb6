import { describe, expect, test } from "vitest";
import { GetKayakSubscriptionsDocument, SyncCancelReasonDocument } from "#graphql/generated/operations.ts";
import { stopCacheClock } from "#tests/support/units/cache-clock.ts";
import { finish, reader, type ShownAccount, show, showAccount } from "#tests/support/units/shown-account.ts";
import { wireSubscription } from "#tests/support/wire/wire-subscription.ts";

stopCacheClock();

describe("A subscription", () => {
  const end = "2026-12-20T00:00:00Z";
  const subscription = wireSubscription({ id: "5", expirationDate: end, manager: "KAYAK", isKayakSubs: true });
  const item = {
    ...{ id: "5", resourceName: "Plus", rid: "R1", expirationDate: end },
    ...{ autoRenew: true, expirationMsg: "Verlängert sich am 20. Dezember 2026", isKayakSubs: true },
  };
  const ending = { ...item, autoRenew: false, expirationMsg: "Endet am 20. Dezember 2026" };
  const change = { ...reader, uid: 1, subscriptionId: "5", didCancel: true, isKayakSubs: true, cancelReason: null };
  const accept = (items: unknown[]) => ({ success: "1", message: null, object: { items } });
  const stateOf = (account: ShownAccount | null | undefined) =>
    account?.subscriptions.map(({ autoRenew, isCancelled }) => ({ autoRenew, isCancelled }));

  async function showSubscriptions(
    subscriptions: ShownAccount["subscriptions"],
    reply: unknown,
    kayak: unknown = accept([item]),
  ) {
    const shown = await showAccount({ subscriptions }, { SyncCancelReason: reply, GetKayakSubscriptions: kayak });
    const kayakItems = await show(
      shown.client.read(),
      GetKayakSubscriptionsDocument,
      reader,
      (data) => data.GetKayakSubscriptions.object?.items,
    );
    return { ...shown, kayakItems };
  }

  test("of the Kayak shop that is switched off shows so in the account and in the shop's list, without another question", async () => {
    const { client, accounts, kayakItems, asked } = await showSubscriptions([subscription], accept([ending]));
    const answer = client.mutate(SyncCancelReasonDocument, change);
    await finish(answer);
    expect(stateOf(accounts.at(-1))).toEqual([{ autoRenew: false, isCancelled: true }]);
    expect(kayakItems.at(-1)).toMatchObject([{ id: "5", autoRenew: false, expirationMsg: "Endet am 20. Dezember 2026" }]);
    expect(asked()).toEqual(["GetAccount", "GetKayakSubscriptions", "SyncCancelReason"]);
  });

  test("that is taken back renews itself again", async () => {
    const off = { ...subscription, autoRenew: false, isCancelled: true };
    const { client, accounts, kayakItems } = await showSubscriptions([off], accept([item]), accept([ending]));
    const answer = client.mutate(SyncCancelReasonDocument, { ...change, didCancel: false });
    await finish(answer);
    expect(stateOf(accounts.at(-1))).toEqual([{ autoRenew: true, isCancelled: false }]);
    expect(kayakItems.at(-1)).toMatchObject([{ autoRenew: true }]);
  });

  test("that the shop does not list any more is gone from its list", async () => {
    const { client, kayakItems } = await showSubscriptions([subscription], accept([]));
    const answer = client.mutate(SyncCancelReasonDocument, change);
    await finish(answer);
    expect(kayakItems.at(-1)).toEqual([]);
  });

  test("of the Kayak shop that ran on has the end that the shop says", async () => {
    const { client, accounts, asked } = await showSubscriptions([{ ...subscription, expirationDate: null }], accept([ending]));
    const answer = client.mutate(SyncCancelReasonDocument, change);
    await finish(answer);
    expect(accounts.at(-1)?.subscriptions).toMatchObject([{ autoRenew: false, isCancelled: true, expirationDate: end }]);
    expect(asked().filter((name) => name === "GetAccount")).toHaveLength(1);
  });

  test.each([
    ["that ran on elsewhere", { ...subscription, isKayakSubs: false, expirationDate: null }, "5"],
    ["that the provider's frame calls by a name of its own", subscription, "RCPT-77"],
  ])("%s is asked for anew", async (_name, before, subscriptionId) => {
    const { client, asked } = await showSubscriptions([before], accept([]));
    const answer = client.mutate(SyncCancelReasonDocument, { ...change, subscriptionId, isKayakSubs: false });
    await finish(answer);
    expect(asked().filter((name) => name === "GetAccount")).toHaveLength(2);
  });

  test("whose change was refused stays as it was, in both lists", async () => {
    const reply = { success: "0", message: "Das geht nur im App Store.", object: null };
    const { client, accounts, kayakItems, asked } = await showSubscriptions([subscription], reply);
    const answer = client.mutate(SyncCancelReasonDocument, change);
    await finish(answer);
    expect(stateOf(accounts.at(-1))).toEqual([{ autoRenew: true, isCancelled: false }]);
    expect(kayakItems.at(-1)).toEqual([item]);
    expect(asked()).toHaveLength(3);
  });

  test("of a list that could not be shown before brings the list", async () => {
    const lists = [{ success: "0", message: "kaputt", object: null }, accept([ending])];
    const { client, kayakItems } = await showSubscriptions([subscription], accept([ending]), () => lists.shift());
    const answer = client.mutate(SyncCancelReasonDocument, change);
    await finish(answer);
    expect(kayakItems.at(-1)).toMatchObject([{ id: "5", autoRenew: false }]);
  });
});

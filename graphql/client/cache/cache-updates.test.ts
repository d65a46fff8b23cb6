import { describe, expect, test, vi } from "vitest";
import {
  deleteAccountDocument,
  endSessionDocument,
  GetAccountDocument,
  registerUserForNewsletterDocument,
  UpsellSaveDocument,
  unregisterUserFromNewsletterDocument,
  updateUserAttributeDocument,
} from "#graphql/generated/operations.ts";
import { stopCacheClock } from "#tests/support/units/cache-clock.ts";
import { finish, reader, type ShownAccount, showAccount } from "#tests/support/units/shown-account.ts";

stopCacheClock();

const done = { success: "1", error: "0", message: null };
const refused = { success: "0", error: "221", message: "Das geht nicht." };

describe("A newsletter", () => {
  const abend = { slug: "abend", title: "Abend", description: "" };
  const morgen = { slug: "morgen", title: "Morgen", description: "", isSubscribed: true };
  const echo = (variables: object) => variables;
  const failure = () => {
    throw new Error("kaputt");
  };
  const stateOf = (account: ShownAccount | null | undefined) => account?.newsletters.map(({ isSubscribed }) => isSubscribed);

  const both = (reply: unknown) => ({ registerUserForNewsletter: reply, unregisterUserFromNewsletter: reply });

  async function showSwitch(isSubscribed: boolean, reply: unknown) {
    const shown = await showAccount({ newsletters: [{ ...abend, isSubscribed }, morgen] }, both(reply));
    const variables = { ...reader, newsletter: "abend" };
    const switchTo = (isOn: boolean) =>
      isOn
        ? shown.client.mutate(registerUserForNewsletterDocument, variables)
        : shown.client.mutate(unregisterUserFromNewsletterDocument, variables);
    return { ...shown, switchTo };
  }

  test.each([
    ["subscribed", true, "registerUserForNewsletter"],
    ["unsubscribed", false, "unregisterUserFromNewsletter"],
  ])("that is %s shows so at once and stays so, without another question", async (_name, isOn, operation) => {
    const { client, accounts, asked, switchTo } = await showSwitch(!isOn, echo);
    const answer = switchTo(isOn);
    await vi.advanceTimersByTimeAsync(0);
    expect(accounts.map(stateOf)).toEqual([
      [!isOn, true],
      [isOn, true],
    ]);
    expect(asked()).toEqual(["GetAccount"]);
    expect((await finish<{ error: unknown }>(answer)).error).toBeNull();
    expect(stateOf(accounts.at(-1))).toEqual([isOn, true]);
    expect(stateOf((await client.query(GetAccountDocument, reader)).data?.account)).toEqual([isOn, true]);
    expect(asked()).toEqual(["GetAccount", operation]);
  });

  test.each([
    ["subscribed", true],
    ["unsubscribed", false],
  ])("that the back end does not let be %s goes back to what it was", async (_name, isOn) => {
    const { accounts, asked, switchTo } = await showSwitch(!isOn, failure);
    const answer = switchTo(isOn);
    await vi.advanceTimersByTimeAsync(0);
    expect(stateOf(accounts.at(-1))).toEqual([isOn, true]);
    expect((await finish<{ error: Error | null }>(answer)).error?.message).toContain("kaputt");
    expect(stateOf(accounts.at(-1))).toEqual([!isOn, true]);
    expect(asked()).toHaveLength(2);
  });

  test("goes back as well when the connection is gone", async () => {
    const { accounts, goOffline, switchTo } = await showSwitch(false, echo);
    goOffline();
    expect((await finish<{ error: unknown }>(switchTo(true))).error).not.toBeNull();
    expect(accounts.map(stateOf)).toEqual([
      [false, true],
      [true, true],
      [false, true],
    ]);
  });

  test("that is switched on, off and on again in one breath ends as it was switched last, each switch answered", async () => {
    const { accounts, asked, switchTo } = await showSwitch(false, echo);
    const answers: Promise<{ error: unknown }>[] = [true, false, true].map(switchTo);
    expect((await finish(Promise.all(answers))).map(({ error }) => error)).toEqual([null, null, null]);
    expect(stateOf(accounts.at(-1))).toEqual([true, true]);
    expect(asked()).toHaveLength(4);
  });

  test("that failed to be switched twice at a time is as it was before", async () => {
    const { accounts, switchTo } = await showSwitch(false, failure);
    const answers: Promise<{ error: unknown }>[] = [switchTo(true), switchTo(true)];
    expect((await finish(Promise.all(answers))).filter(({ error }) => error === null)).toEqual([]);
    expect(stateOf(accounts.at(-1))).toEqual([false, true]);
  });

  test("that the profile does not list is subscribed without a trace in it", async () => {
    const { client, accounts, asked } = await showAccount({ newsletters: [morgen] }, both(echo));
    const answer = client.mutate(registerUserForNewsletterDocument, { ...reader, newsletter: "VPLUS_Subscriber" });
    expect((await finish(answer)).data?.registerUserForNewsletter.newsletter).toBe("VPLUS_Subscriber");
    expect(stateOf(accounts.at(-1))).toEqual([true]);
    expect(asked()).toHaveLength(2);
  });
});

describe("An attribute", () => {
  const attributes = [
    { name: "ort", value: "Lech" },
    { name: "consents", value: "keine" },
  ];
  const reply = (success: string) => ({ action: "update_attribute", error: "0", errorText: null, success });
  const update = (attribute: string, value: string) => ({ hash: "eva", token: "1", attribute, value });

  test.each([
    ["that is changed", "consents", [attributes[0], { name: "consents", value: "alle" }]],
    ["that is new", "farbe", [...attributes, { name: "farbe", value: "alle" }]],
  ])("%s stands in the account, without another question", async (_name, attribute, expected) => {
    const { client, accounts, asked } = await showAccount({ attributes }, { updateUserAttribute: reply("1") });
    const answer = client.mutate(updateUserAttributeDocument, update(attribute, "alle"));
    await finish(answer);
    expect(accounts.at(-1)?.attributes).toEqual(expected);
    expect(asked()).toEqual(["GetAccount", "updateUserAttribute"]);
  });

  test("that was refused stays as it was", async () => {
    const { client, accounts } = await showAccount({ attributes }, { updateUserAttribute: reply("0") });
    const answer = client.mutate(updateUserAttributeDocument, update("consents", "alle"));
    await finish(answer);
    expect(accounts.at(-1)?.attributes).toEqual(attributes);
  });
});

describe("Sessions", () => {
  const sessions = [7, 8, 9].map((id) => ({ id, device: `Gerät ${id}`, created: "", lastSeen: "", isCurrent: id === 8 }));

  test.each([
    ["one ends", 9, done, [7, 8]],
    ["all others end", null, done, [8]],
    ["the back end refuses", 9, refused, [7, 8, 9]],
  ])("are as they remain when %s, without another question", async (_name, session, reply, remaining) => {
    const { client, accounts, asked } = await showAccount({ sessions }, { endSession: reply });
    const answer = client.mutate(endSessionDocument, { ...reader, session });
    await finish(answer);
    expect(accounts.at(-1)?.sessions.map(({ id }) => id)).toEqual(remaining);
    expect(asked()).toEqual(["GetAccount", "endSession"]);
  });
});

describe("The account", () => {
  const saved = (success: boolean) => ({
    upsell: { api_response_message: null, failure: null, sso_id: 1, success },
    entitlement: null,
    sso: null,
  });
  const offer = {
    ...{ token: "o", agbAccepted: true, email: null, pw: null, campno: null, postId: null },
    ...{ marketingAccepted: null, upsellType: "digi" },
  };

  test.each([
    ["is asked for anew when it was deleted", done, ["GetAccount", "deleteAccount", "GetAccount"]],
    ["stays when it was not deleted", refused, ["GetAccount", "deleteAccount"]],
  ])("%s", async (_name, reply, expected) => {
    const { client, asked } = await showAccount({}, { deleteAccount: reply });
    const answer = client.mutate(deleteAccountDocument, { ...reader, password: "geheim" });
    await finish(answer);
    expect(asked()).toEqual(expected);
  });

  test.each([
    ["is asked for anew when an offer was accepted", true, ["GetAccount", "UpsellSave", "GetAccount"]],
    ["stays when an offer could not be accepted", false, ["GetAccount", "UpsellSave"]],
  ])("%s", async (_name, success, expected) => {
    const { client, asked } = await showAccount({}, { UpsellSave: saved(success) });
    const answer = client.mutate(UpsellSaveDocument, offer);
    await finish(answer);
    expect(asked()).toEqual(expected);
  });
});

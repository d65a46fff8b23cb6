/** Subscriptions in the profile without script: cancelled and taken back by posts, refused where the back end refuses. */
import { beforeEach, describe, expect, test } from "vitest";
import { TECHNICAL_ERROR } from "#app/domain/forms/account/account-messages.ts";
import { CANCEL_TEXT_TOO_LONG } from "#app/domain/forms/account/cancel-form.ts";
import { ANNA, annasCookies, wireAccount } from "#tests/support/edge/account-answers.ts";
import { cookies, formError, prepareAccountSite, signedIn } from "#tests/support/edge/account-site.ts";
import { wireSubscription } from "#tests/support/wire/wire-subscription.ts";

const { edge, visit, send, operation } = prepareAccountSite();

const end = new Date(Date.now() + 30 * 86_400_000).toISOString();
const kayak = wireSubscription({
  id: "31",
  manager: "KAYAK",
  isKayakSubs: true,
  resourceName: "Plus am Kiosk",
  expirationDate: end,
});
const cancelled = wireSubscription({ id: "32", autoRenew: false, isCancelled: true, expirationDate: end });
const done = { success: "1", message: null, object: { items: [] } };

function answerSync(reply: unknown): void {
  edge.backend.answer("SyncCancelReason", () => ({ data: { SyncCancelReason: reply } }));
}

beforeEach(() => {
  const account = { ...wireAccount, subscriptions: [kayak, cancelled] };
  edge.backend.answer("GetAccount", () => ({ data: { account } }));
  answerSync(done);
});

const cancel = (fields: Record<string, string> = {}) =>
  send("/profil", { intent: "cancel-subscription", subscriptionId: "31", isKayakSubs: "on", ...fields }, signedIn);
const resume = (fields: Record<string, string> = {}) =>
  send("/profil", { intent: "resume-subscription", subscriptionId: "32", isKayakSubs: "", ...fields }, signedIn);

test("the profile lists what the reader has, and what can be done about it", async () => {
  const { status, text } = await visit("/profil", annasCookies);
  expect(status).toBe(200);
  expect(text).toContain("Plus am Kiosk");
  expect(text).toContain("Kündigung zurücknehmen");
});

describe("A reader who cancels", () => {
  test("tells why, in words, and comes back to the section", async () => {
    const { status, headers } = await cancel({ reason: "price", text: "Zweimal\r\nerhöht." });
    expect([status, headers.location]).toEqual([303, "/profil?done=subscription-cancelled#abo"]);
    expect(operation("SyncCancelReason")?.variables).toEqual({
      uid: 42,
      h: ANNA.hash,
      t: ANNA.token,
      subscriptionId: "31",
      isKayakSubs: true,
      didCancel: true,
      cancelReason: "Es ist mir zu teuer: Zweimal\nerhöht.",
    });
    const { text } = await visit("/profil?done=subscription-cancelled", annasCookies);
    expect(text).toContain("Dein Abo ist gekündigt.");
  });

  test("need not say why", async () => {
    expect((await cancel()).status).toBe(303);
    expect(operation("SyncCancelReason")?.variables).toMatchObject({ didCancel: true, cancelReason: null });
  });

  test("is asked for a shorter text, and nothing is cancelled yet", async () => {
    const answer = await cancel({ text: "x".repeat(1001) });
    expect([answer.status, formError(answer)]).toEqual([400, CANCEL_TEXT_TOO_LONG]);
    expect(operation("SyncCancelReason")).toBeUndefined();
  });

  test("reads the back end's refusal at the form, which stands as it was filled in", async () => {
    answerSync({ success: "0", message: "Dieses Abo ist <b>bereits</b> abgelaufen.<script>1</script>", object: null });
    const answer = await cancel({ reason: "topics", text: "Schade" });
    expect([answer.status, formError(answer)]).toEqual([400, "Dieses Abo ist <b>bereits</b> abgelaufen."]);
    expect(answer.text).toMatch(/<details[^>]* open=""[^>]*><summary[^>]*>Abo kündigen/);
    expect(answer.text).toMatch(/<input[^>]*value="topics"[^>]*checked|<input[^>]*checked[^>]*value="topics"/);
    expect(answer.text).toContain("Schade</textarea>");
  });

  test.each([
    ["fails", { errors: [{ message: "kaputt" }] }],
    ["answers without success", { data: { SyncCancelReason: { message: null, object: null } } }],
  ])("reads the technical error when the back end %s", async (_, result) => {
    edge.backend.answer("SyncCancelReason", () => result);
    const answer = await cancel();
    expect([answer.status, formError(answer)]).toEqual([400, TECHNICAL_ERROR]);
  });

  test.each([[""], ["x".repeat(201)]])("must name a subscription (%j)", async (subscriptionId) => {
    expect((await cancel({ subscriptionId })).status).toBe(400);
    expect(operation("SyncCancelReason")).toBeUndefined();
  });
});

test("a cancellation is taken back by one button", async () => {
  const { status, headers } = await resume({ reason: "price" });
  expect([status, headers.location]).toEqual([303, "/profil?done=subscription-resumed#abo"]);
  expect(operation("SyncCancelReason")?.variables).toMatchObject({
    subscriptionId: "32",
    isKayakSubs: false,
    didCancel: false,
    cancelReason: null,
  });
});

test("what cannot be taken back is said at its button", async () => {
  answerSync({ success: "0", message: "Dieses Abo ist bereits abgelaufen.", object: null });
  const answer = await resume();
  expect([answer.status, formError(answer)]).toEqual([400, "Dieses Abo ist bereits abgelaufen."]);
});

test("the portal asks again who the reader is after a change", async () => {
  const kept = cookies(await visit("/", annasCookies)).find(({ name }) => name === "PortalSession");
  const cookie = `${annasCookies}; PortalSession=${encodeURIComponent(kept?.value ?? "")}`;
  const answer = await send("/profil", { intent: "cancel-subscription", subscriptionId: "31", isKayakSubs: "on" }, { cookie });
  expect(cookies(answer).find(({ name }) => name === "PortalSession")).toMatchObject({ value: "" });
});

test("who is not signed in is led to the login, and nothing is asked", async () => {
  const { status, headers } = await send("/profil", { intent: "cancel-subscription", subscriptionId: "31" });
  expect([status, headers.location]).toEqual([303, "/profil?dialog=login&returnTo=%2Fprofil"]);
  expect(operation("SyncCancelReason")).toBeUndefined();
});

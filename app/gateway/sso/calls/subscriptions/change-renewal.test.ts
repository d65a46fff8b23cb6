import { expect, test } from "vitest";
import { TECHNICAL_ERROR } from "#app/domain/forms/account/account-messages.ts";
import { CANCEL_TEXT_TOO_LONG, MAX_CANCEL_TEXT_LENGTH } from "#app/domain/forms/account/cancel-form.ts";
import type { MutationAnswer } from "#app/gateway/sso/transport.ts";
import { cancelSubscription, resumeSubscription } from "./change-renewal.ts";

const owner = { uid: 7, hash: "h7", token: "t7" };
const posted = { subscriptionId: "17", isKayakSubs: "on" };

/** A back end that answers this, or nothing. */
function backend(reply: object | null) {
  const asked: unknown[] = [];
  const mutate = async <Result>(_document: unknown, variables: unknown): Promise<MutationAnswer<Result>> => {
    asked.push(variables);
    return reply === null
      ? { kind: "failed", isUnknown: false }
      : { kind: "answered", data: { SyncCancelReason: reply } as Result };
  };
  return { asked, transport: { mutate } };
}

const done = { success: "1", message: null, object: null };

test("a reader who cancels names the subscription, and the reason in one text", async () => {
  const { asked, transport } = backend(done);
  expect(await cancelSubscription(transport, owner, { ...posted, reason: "price", text: " Zu viel. " })).toEqual({
    kind: "changed",
  });
  const session = { uid: 7, h: "h7", t: "t7" };
  const subscription = { subscriptionId: "17", isKayakSubs: true };
  expect(asked).toEqual([{ ...session, ...subscription, didCancel: true, cancelReason: "Es ist mir zu teuer: Zu viel." }]);
});

test("a reader who takes it back sends no reason", async () => {
  const { asked, transport } = backend(done);
  expect(await resumeSubscription(transport, owner, { ...posted, isKayakSubs: "", reason: "price" })).toEqual({
    kind: "changed",
  });
  expect(asked).toMatchObject([{ isKayakSubs: false, didCancel: false, cancelReason: null }]);
});

test.each([
  ["too much text", { ...posted, text: "x".repeat(MAX_CANCEL_TEXT_LENGTH + 1) }, CANCEL_TEXT_TOO_LONG],
  ["no subscription", { reason: "price" }, TECHNICAL_ERROR],
])("a form with %s is not sent", async (_name, entries, message) => {
  const { asked, transport } = backend(done);
  expect(await cancelSubscription(transport, owner, entries)).toEqual({ kind: "refused", message });
  expect(asked).toEqual([]);
});

test.each([
  ["with a reason", { success: "0", message: "Schon beendet.", object: null }, "Schon beendet."],
  ["without a word", { success: "0", message: null, object: null }, TECHNICAL_ERROR],
  ["by silence", null, TECHNICAL_ERROR],
])("a change that is refused %s is a refusal with a message", async (_name, reply, message) => {
  expect(await resumeSubscription(backend(reply).transport, owner, posted)).toEqual({ kind: "refused", message });
});

import { expect, test } from "vitest";
import { cancelReasons, MAX_CANCEL_TEXT_LENGTH, parseCancelReason, parseSubscription, toCancelValues } from "./cancel-form.ts";

test("a reader has six reasons to choose from", () => {
  expect(cancelReasons).toHaveLength(6);
  expect(new Set(cancelReasons.map(({ label }) => label)).size).toBe(6);
});

test.each(cancelReasons)("the reason $value has a label", ({ value, label }) => {
  expect(parseCancelReason({ reason: value })).toBe(label);
  expect(parseCancelReason({ reason: value, text: " Auch sonst. " })).toBe(`${label}: Auch sonst.`);
});

test.each([
  [{}, null],
  [{ reason: "", text: " \r\n " }, null],
  [{ reason: "__proto__", text: "" }, null],
  [{ text: "Nur so." }, "Nur so."],
  [{ reason: "gibt es nicht", text: "Eine\r\nzweite Zeile" }, "Eine\nzweite Zeile"],
])("%j says %j", (entries, reason) => {
  expect(parseCancelReason(entries)).toBe(reason);
});

test("a text of a thousand characters is one, whatever its lines end with; a longer one is too long", () => {
  const lines = "x\r\n".repeat(MAX_CANCEL_TEXT_LENGTH / 2 - 1);
  expect(parseCancelReason({ text: `${lines}xy` })).toHaveLength(MAX_CANCEL_TEXT_LENGTH);
  expect(parseCancelReason({ reason: "price", text: "x".repeat(MAX_CANCEL_TEXT_LENGTH) })).toBe(
    `Es ist mir zu teuer: ${"x".repeat(MAX_CANCEL_TEXT_LENGTH)}`,
  );
  expect(parseCancelReason({ text: "x".repeat(MAX_CANCEL_TEXT_LENGTH + 1) })).toBeUndefined();
});

test("a subscription is named by its id, and by whether the shop sold it", () => {
  expect(parseSubscription({ subscriptionId: "17", isKayakSubs: "on" })).toEqual({ subscriptionId: "17", isKayakSubs: true });
  expect(parseSubscription({ subscriptionId: "S-9", isKayakSubs: "" })).toEqual({ subscriptionId: "S-9", isKayakSubs: false });
  expect(parseSubscription({})).toBeNull();
  for (const subscriptionId of ["", "x".repeat(201)]) expect(parseSubscription({ subscriptionId })).toBeNull();
});

test("a form that comes back keeps its values", () => {
  expect(toCancelValues({ subscriptionId: "17", reason: "price", text: "Zu viel", intent: "cancel-subscription" })).toEqual({
    subscriptionId: "17",
    reason: "price",
    text: "Zu viel",
  });
});

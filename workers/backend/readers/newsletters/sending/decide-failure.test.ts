import { expect, test } from "vitest";
import { decideFailure } from "./decide-failure.ts";

const coded = (code: string, message = "refused") => Object.assign(new Error(message), { code });

test.each([
  [coded("E_RECIPIENT_SUPPRESSED"), "bounced"],
  [coded("E_RECIPIENT_NOT_ALLOWED"), "refused"],
  [coded("E_RATE_LIMIT_EXCEEDED"), "stopped"],
  [coded("E_DAILY_LIMIT_EXCEEDED"), "stopped"],
  [coded("E_SENDER_NOT_VERIFIED"), "stopped"],
  [coded("E_DELIVERY_FAILED"), "undelivered"],
  [coded("E_DELIVERY_FAILED", "550 5.1.1 no such user"), "bounced"],
  [coded("E_DELIVERY_FAILED", "451 4.7.1 try again"), "undelivered"],
  [coded("E_INTERNAL_SERVER_ERROR"), "later"],
  [coded("toString"), "later"],
  [new Error("550 5.7.1 not authorised"), "later"],
  ["down", "later"],
  [null, "later"],
])("%s means %s", (error, failure) => {
  expect(decideFailure(error)).toBe(failure);
});

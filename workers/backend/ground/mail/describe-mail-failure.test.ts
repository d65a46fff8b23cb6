import { expect, test } from "vitest";
import { describeMailFailure } from "./describe-mail-failure.ts";

const coded = (code: string, message: string) => Object.assign(new Error(message), { code });

test.each([
  [new Error("550 5.1.1 <maria@example.com>: User unknown"), { status: "550", enhanced: "5.1.1", reason: "unknown recipient" }],
  [new Error("552 5.2.2 Maria Fink's mailbox is full"), { status: "552", enhanced: "5.2.2", reason: "mailbox full" }],
  [new Error('451 4.7.1 "maria" at example.com is greylisted'), { status: "451", enhanced: "4.7.1", reason: "too many" }],
  [new Error("554 5.7.1 maria%40example.com: spam"), { status: "554", enhanced: "5.7.1", reason: "not trusted" }],
  [coded("E_RECIPIENT_SUPPRESSED", "maria@example.com"), { code: "E_RECIPIENT_SUPPRESSED", reason: "suppressed" }],
  [coded("E_RATE_LIMIT_EXCEEDED", ""), { code: "E_RATE_LIMIT_EXCEEDED", reason: "too many" }],
  [coded("maria@example.com", "550@example.com 5.1.1@example.com"), { reason: "other" }],
  [new Error("connect ECONNREFUSED 192.0.2.7:25"), { reason: "not reachable" }],
  [new Error("timed out"), { reason: "timed out" }],
  ["Frau Fink ist verzogen", { reason: "other" }],
  [null, { reason: "other" }],
])("of %s the log says its codes, and a reason of ours", (error, described) => {
  expect(describeMailFailure(error)).toEqual(described);
});

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { toWithdrawalForm, toWithdrawalInstruction } from "#shared/rules/withdrawal.ts";

test("the mail about an order and the template of the page /widerruf instruct in the same words", () => {
  const page = readFileSync(new URL("./templates/widerruf.md", import.meta.url), "utf8");
  const addressee = "{{company}}, {{street}}, {{place}}, {{subscription_mail}}";
  const missing = [...toWithdrawalInstruction(addressee), ...toWithdrawalForm(addressee)].filter((text) => !page.includes(text));
  expect(missing).toEqual([]);
});

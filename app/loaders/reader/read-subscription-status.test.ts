import { expect, test, vi } from "vitest";
import { sessionCookiesContext } from "#app/context.ts";
import { askPage } from "#app/loaders/page/ask-page.ts";
import { noAbo } from "#tests/support/units/no-rights.ts";
import { openPageForTest } from "#tests/support/units/open-page.ts";
import { readSubscriptionStatus, toSubscriptionStatusQuestion } from "./read-subscription-status.ts";

const claim = { username: "anna", fullname: "Anna", id: 42, email: "", hash: "h", token: "t" };

async function ask(answer: unknown, isSignedIn = true) {
  const { context, askedFor } = openPageForTest({ SubscriptionStatus: answer });
  if (isSignedIn) context.set(sessionCookiesContext, claim);
  const [status] = await askPage(context, [toSubscriptionStatusQuestion(context)]);
  return { abo: readSubscriptionStatus(status), asked: askedFor("SubscriptionStatus") };
}

test("the flags are those that the back end knows now", async () => {
  const abo = { ...noAbo, hasPlusAccess: true };
  expect(await ask({ data: { SubscriptionStatus: abo } })).toEqual({ abo, asked: [{ userId: 42 }] });
});

test("no request is made for a signed-out reader", async () => {
  expect(await ask({}, false)).toEqual({ abo: null, asked: [] });
});

test("a back end that does not answer fails no page, and is logged", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const errors = [{ message: "UNAUTHENTICATED" }];
  expect((await ask({ data: { SubscriptionStatus: null }, errors })).abo).toBeNull();
  expect(log).toHaveBeenCalledWith(expect.stringContaining("UNAUTHENTICATED"));
  log.mockRestore();
});

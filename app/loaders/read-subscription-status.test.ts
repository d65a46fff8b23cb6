import { expect, test, vi } from "vitest";
import { sessionCookiesContext } from "#app/context.ts";
import { noAbo } from "#tests/support/units/no-rights.ts";
import { openContextForTest } from "#tests/support/units/open-context.ts";
import { readSubscriptionStatus } from "./read-subscription-status.ts";

const claim = { username: "anna", fullname: "Anna", id: 42, email: "", hash: "h", token: "t" };

test("the flags are those that the back end knows now", async () => {
  const abo = { ...noAbo, hasPlusAccess: true };
  const { context, requests } = openContextForTest(() => Response.json({ data: { SubscriptionStatus: abo } }));
  context.set(sessionCookiesContext, claim);
  expect(await readSubscriptionStatus(context)).toEqual(abo);
  expect(await requests[0]?.text()).toContain('"userId":42');
});

test("nobody is asked about who is not signed in", async () => {
  const { context, requests } = openContextForTest(() => Response.json({}));
  expect(await readSubscriptionStatus(context)).toBeNull();
  expect(requests).toEqual([]);
});

test("a back end that does not answer costs no page, and the operator learns of it", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const errors = [{ message: "UNAUTHENTICATED" }];
  const { context } = openContextForTest(() => Response.json({ data: { SubscriptionStatus: null }, errors }));
  context.set(sessionCookiesContext, claim);
  expect(await readSubscriptionStatus(context)).toBeNull();
  expect(log).toHaveBeenCalledWith(expect.stringContaining("UNAUTHENTICATED"));
  log.mockRestore();
});

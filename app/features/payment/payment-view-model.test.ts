import { expect, test } from "vitest";
import { type PaywallConfig, providerOrigins } from "#app/domain/paywall/configuration/paywall-config.ts";
import type { SessionUser } from "#app/domain/session/session-user.ts";
import { parseAuthorizationId, toPaymentView } from "./payment-view-model.ts";

const config: PaywallConfig = { aid: "A1", siteId: null, isSandbox: true, isDebug: false, ...providerOrigins.sandbox };
const user: SessionUser = {
  id: 42,
  lastname: "Berger",
  username: "anna",
  email: "anna@mail.example",
  fullname: "Anna Berger",
  h: "h",
  t: "t",
  piano: null,
  attributes: [],
};
const open = (query: string, reader: SessionUser | null = user, paywall: PaywallConfig | null = config) =>
  toPaymentView({ query: new URLSearchParams(query), user: reader, paywall });

test("a signed-in reader may authorise the payment that the address names", () => {
  const view = open("id=ab_C-9");
  if (view.state !== "ready") throw new Error(view.state);
  expect(view).toMatchObject({ id: "ab_C-9", account: "anna@mail.example" });
  expect(view.page).toMatchObject({ config, user: { id: 42, userRef: "" }, post: null });
});

test("a signed-out reader comes back to the payment after the login", () => {
  expect(open("id=abc", null)).toEqual({
    state: "signed-out",
    loginPath: "/profil?dialog=login&returnTo=%2Fzahlung-autorisieren%3Fid%3Dabc",
  });
});

test("the result is shown to everybody who has the link, and a refused payment may be retried", () => {
  expect(open("id=abc&status=freigegeben", null)).toEqual({ state: "done" });
  expect(open("id=abc&status=abgelehnt", null, null)).toEqual({ state: "refused", retryPath: "/zahlung-autorisieren?id=abc" });
  expect(open("id=abc&status=sonst").state).toBe("ready");
});

test("without a provider nothing can be authorised", () => {
  expect(open("id=abc", user, null)).toEqual({ state: "by-phone" });
});

test.each([[""], ["a b"], ["<script>"], ["ä"], ["a/b"], ["a\n"], ["x".repeat(101)]])("%j names no payment", (id) => {
  expect(parseAuthorizationId(id)).toBeNull();
  for (const status of ["", "freigegeben", "abgelehnt"]) {
    expect(open(new URLSearchParams({ id, status }).toString())).toEqual({ state: "missing" });
  }
});

test("a hundred characters are a valid name", () => {
  expect(parseAuthorizationId("x".repeat(100))).toHaveLength(100);
});

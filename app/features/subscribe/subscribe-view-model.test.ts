import { describe, expect, test } from "vitest";
import { offers } from "#app/configuration/offers.ts";
import { type PaywallConfig, providerOrigins } from "#app/domain/paywall/configuration/paywall-config.ts";
import type { SessionUser } from "#app/domain/session/session-user.ts";
import type { AboFlag } from "#graphql/generated/contract.ts";
import { noAbo } from "#tests/support/units/no-rights.ts";
import { toProducts, toSubscribeView } from "./subscribe-view-model.ts";

const config: PaywallConfig = { aid: "A1", siteId: null, isSandbox: true, isDebug: false, ...providerOrigins.sandbox };

function createUser(...flags: AboFlag[]): SessionUser {
  const set = Object.fromEntries(flags.map((flag) => [flag, true]));
  return {
    id: 42,
    lastname: "Berger",
    username: "anna",
    email: "anna@mail.example",
    fullname: "Anna Berger",
    h: "h",
    t: "t",
    piano: { userRef: "ref", abo: { ...noAbo, ...set } },
    attributes: [],
  };
}

const open = (query: string, user: SessionUser | null = null, paywall: PaywallConfig | null = config) =>
  toSubscribeView({ query: new URLSearchParams(query), user, paywall });

function openOverview(query: string, user: SessionUser | null = null) {
  const view = open(query, user);
  if (view.step !== "overview") throw new Error("An order");
  return view;
}

function openOrder(query: string, user: SessionUser | null = null, paywall: PaywallConfig | null = config) {
  const view = open(query, user, paywall);
  if (view.step !== "order") throw new Error("No order");
  return view;
}

describe("all offers", () => {
  test("are shown side by side, Plus first, to a reader without a subscription", () => {
    const view = openOverview("");
    expect(view.tiers.map(({ slug, ownership }) => [slug, ownership])).toEqual([
      ["plus", null],
      ["plus-premium", null],
      ["pur", null],
    ]);
    expect(view).toMatchObject({ notice: null, subscriptions: [], returnTo: null, isFromPost: false, isSignedIn: false });
    expect(view.loginPath).toBe("/profil?dialog=login&returnTo=%2Fabo");
  });

  test("tell a subscriber what they have, and what comes with it", () => {
    const view = openOverview("", createUser("hasPlusAccess", "hasPlusPremiumAccess", "hasPurAccess", "isPlusPremiumSubscriber"));
    expect(view.tiers.map(({ ownership }) => ownership)).toEqual(["included", "own", "included"]);
    expect(view.subscriptions).toEqual(["Talblick Plus Premium"]);
  });

  test("know the post that a reader came from, and only places of this site", () => {
    expect(openOverview("returnTo=/a-b/12")).toMatchObject({ returnTo: "/a-b/12", isFromPost: true });
    expect(openOverview("returnTo=/themen/12")).toMatchObject({ returnTo: "/themen/12", isFromPost: false });
    for (const foreign of ["https://evil.example/a/1", "//evil.example/a/1", "/%5Cevil.example", "javascript:alert(1)"]) {
      const { returnTo } = openOverview(`returnTo=${encodeURIComponent(foreign)}`);
      expect(new URL(returnTo ?? "/", "https://talblick.example").host).toBe("talblick.example");
    }
  });

  test.each([["x"], [""], ["plus"], ["__proto__"]])("say so when nothing is called %j", (slug) => {
    expect(openOverview(`angebot=${slug}`).notice).toContain("Dieses Angebot gibt es nicht.");
  });

  test("come instead of an order of what the reader has already", () => {
    const plus = createUser("hasPlusAccess", "isPlusSubscriber");
    expect(openOverview("angebot=plus-jahr", plus).notice).toContain("Talblick Plus hast du schon.");
    const premium = createUser("hasPlusAccess", "hasPlusPremiumAccess", "isPlusPremiumSubscriber");
    expect(openOverview("angebot=pur-monat", premium).notice).toContain("Talblick Pur ist in deinem Abo schon enthalten.");
  });
});

describe("an order", () => {
  test("says what it costs and binds to, and has a signed-out reader come back to it", () => {
    const view = openOrder("angebot=plus-jahr&returnTo=/a/1");
    expect(view).toMatchObject({ title: "Talblick Plus", priceText: "99 € im Jahr", account: null, subscriptions: [] });
    expect(view.facts.map(({ term }) => term)).toEqual(["Laufzeit", "Verlängerung", "Kündigung", "Rücktritt"]);
    if (view.way.kind !== "sign-in") throw new Error(view.way.kind);
    for (const path of [view.way.loginPath, view.way.registerPath]) {
      const returnTo = new URL(path, "https://talblick.example").searchParams.get("returnTo");
      expect(returnTo).toBe("/abo?angebot=plus-jahr&returnTo=%2Fa%2F1");
    }
    expect(view.overviewPath).toBe("/abo?returnTo=%2Fa%2F1");
  });

  test("goes on to the payment of the chosen term for a signed-in reader", () => {
    const view = openOrder("angebot=pur-monat", createUser());
    expect(view.account).toBe("anna@mail.example");
    if (view.way.kind !== "pay") throw new Error(view.way.kind);
    expect(view.way).toMatchObject({ offerId: "OTALBABO", termId: "TMTALBPURM" });
    expect(view.way.page).toMatchObject({
      config,
      user: { id: 42, userRef: "ref" },
      post: null,
      settings: { isPromotionPaywall: false, paywallAsModal: false },
    });
  });

  test("of more than the reader has is an order, which says that the other does not end by it", () => {
    const view = openOrder("angebot=plus-premium-monat", createUser("hasPlusAccess", "isPlusSubscriber"));
    expect(view.subscriptions).toEqual(["Talblick Plus"]);
  });

  test("is taken by telephone where no provider is configured, also before anybody signs in", () => {
    for (const user of [null, createUser()]) expect(openOrder("angebot=plus-jahr", user, null).way).toEqual({ kind: "by-phone" });
  });
});

test("search engines learn of every offer with its prices and addresses", () => {
  const products = toProducts((path) => `https://talblick.example${path}`);
  for (const { image } of products) expect(image).toEqual(["https://talblick.example/share.jpg"]);
  expect(products.map(({ name }) => name)).toEqual(offers.map(({ title }) => title));
  expect(products[0]?.offers).toContainEqual(
    expect.objectContaining({ price: "99.00", priceCurrency: "EUR", url: "https://talblick.example/abo?angebot=plus-jahr" }),
  );
});

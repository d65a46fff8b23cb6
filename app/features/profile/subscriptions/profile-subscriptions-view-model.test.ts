import { describe, expect, test } from "vitest";
import { offers } from "#app/configuration/offers.ts";
import type { AboFlag } from "#graphql/generated/contract.ts";
import { wireAccount } from "#tests/support/wire/wire-account.ts";
import { type WireSubscription, wireSubscription } from "#tests/support/wire/wire-subscription.ts";
import { toProfileAbo } from "./profile-subscriptions-view-model.ts";

const now = new Date("2026-11-20T12:00:00Z");

const aboOf = (
  subscriptions: WireSubscription[],
  flags: Partial<Record<AboFlag, boolean>> = {},
  cardNumber: string | null = null,
) => toProfileAbo(wireAccount({ subscriptions, cardNumber }, flags), now);
const rowOf = (given: Partial<WireSubscription>) => aboOf([wireSubscription(given)]).subscriptions[0];

describe("A subscription", () => {
  test("has a name, a beginning, and goes on from a day", () => {
    expect(rowOf({})).toEqual({
      id: "17",
      title: "Talblick Plus",
      mark: null,
      since: { iso: "2026-03-04T10:00:00Z", text: "4. März 2026" },
      course: { text: "Verlängert sich am", date: { iso: "2026-12-20T10:00:00Z", text: "20. Dezember 2026" } },
      managed: null,
      change: "cancel",
      isKayakSubs: false,
    });
  });

  test("that was cancelled ends on a day, and can be taken back", () => {
    const row = rowOf({ autoRenew: false, isCancelled: true });
    expect(row).toMatchObject({ course: { text: "Endet am", date: { text: "20. Dezember 2026" } }, change: "resume" });
  });

  test("that was given for a time ends on a day, and never renewed itself", () => {
    expect(rowOf({ autoRenew: false })).toMatchObject({ course: { text: "Endet am" }, change: null });
  });

  test("is out of reach for a reader who signed in with a print card, who reads why", () => {
    const account = wireAccount({ subscriptions: [wireSubscription()], isManageable: false });
    expect(toProfileAbo(account, now)).toMatchObject({
      subscriptions: [{ change: null }],
      hint: expect.stringMatching(/Abokarte/),
    });
    const elsewhere = wireAccount({ subscriptions: [wireSubscription({ manager: "PRINT" })], isManageable: false });
    expect(toProfileAbo(elsewhere, now).hint).toBeNull();
  });

  test("without an end runs on; one that renews itself can still be cancelled", () => {
    expect(rowOf({ expirationDate: null })).toMatchObject({ course: { text: "Unbefristet", date: null }, change: "cancel" });
    expect(rowOf({ expirationDate: null, autoRenew: false })).toMatchObject({ course: { text: "Unbefristet" }, change: null });
  });

  test.each([
    ["KAYAK", true, 0],
    ["PROVIDER", true, 0],
    ["NEWSROOM", true, 0],
    ["GOOGLE", false, 1],
    ["APP", false, 2],
    ["PARTNER", false, 0],
    ["PRINT", false, 0],
  ] as const)("managed by %s can be changed here: %s; where else is said", (manager, isHere, links) => {
    for (const autoRenew of [true, false]) {
      const row = rowOf({ manager, autoRenew, isCancelled: !autoRenew });
      expect(row?.change !== null).toBe(isHere);
      expect(row?.managed === null).toBe(isHere);
      expect(row?.managed?.links ?? []).toHaveLength(links);
      for (const { href } of row?.managed?.links ?? []) expect(href).toMatch(/^https:\/\//);
    }
  });

  test.each(["guest_plus_premium", "guest_kayak_plus_premium"])("that a guest was given (%s) is its host's", (product) => {
    const row = rowOf({ product, manager: product.includes("kayak") ? "KAYAK" : "NEWSROOM", autoRenew: false });
    expect(row?.change).toBeNull();
    expect(row?.managed?.text).toContain("eingeladen");
  });

  test("from the Kayak shop is marked", () => {
    expect(rowOf({ product: "kayak_plus", manager: "KAYAK", isKayakSubs: true })).toMatchObject({
      mark: "Abo-Shop",
      isKayakSubs: true,
      change: "cancel",
    });
  });

  test("of a partner paper says what it is here", () => {
    expect(rowOf({ product: "vn", resourceName: "VN", manager: "PARTNER" })?.title).toBe("Talblick Plus über VN");
  });

  test.each([
    ["", "Abo"],
    ["  ", "Abo"],
    [" Heimatpaket ", "Heimatpaket"],
  ])("that a publisher's own back end calls %j stands there as %j", (resourceName, title) => {
    expect(rowOf({ product: "unbekannt_7", resourceName })?.title).toBe(title);
  });

  test("without a beginning, or with an invalid one, breaks nothing", () => {
    expect(rowOf({ startDate: "" })?.since).toBeNull();
    expect(rowOf({ startDate: "früher" })?.since?.text).toBe("früher");
    expect(rowOf({ expirationDate: "bald" })?.course.date?.text).toBe("bald");
  });
});

test("ended subscriptions are not listed", () => {
  const over = wireSubscription({ id: "1", expirationDate: "2026-11-20T12:00:00Z" });
  const lasting = wireSubscription({ id: "2", expirationDate: "2026-11-20T12:00:01Z" });
  expect(aboOf([over, lasting]).subscriptions.map(({ id }) => id)).toEqual(["2"]);
  expect(aboOf([over])).toMatchObject({ subscriptions: [], offers: [{}, {}, {}] });
});

describe("Besides the list", () => {
  test("nothing is said twice", () => {
    const flags = { isPlusSubscriber: true, hasPlusAccess: true };
    expect(aboOf([wireSubscription()], flags).others).toEqual([]);
    // A back end that sets the access and not the kind of subscription.
    expect(aboOf([wireSubscription()], { hasPlusAccess: true }).others).toEqual([]);
  });

  test("access that only the flags know of is stated in words", () => {
    const flags = {
      isPlusSubscriber: true,
      isVNSubscriber: true,
      hasPlusAccess: true,
      isPurSubscriber: true,
      hasPurAccess: true,
    };
    expect(aboOf([wireSubscription()], flags).others).toEqual(["Plus über VN", "Pur: weniger Werbung"]);
    expect(aboOf([], { hasPlusAccess: true }).others).toEqual(["Talblick Plus, für dich freigeschaltet"]);
  });

  test("access that an unknown product may have given is not called a gift", () => {
    expect(aboOf([wireSubscription({ product: "heimat" })], { hasPlusAccess: true }).others).toEqual([]);
    expect(aboOf([wireSubscription({ product: "__proto__" })], { hasPlusAccess: true }).others).toEqual([]);
  });

  test("a print subscriber has a subscription, also without a digital one", () => {
    expect(aboOf([], {}, "12345678")).toMatchObject({ others: ["Print-Abo"], offers: [] });
    expect(aboOf([wireSubscription()], { isPlusSubscriber: true }, "12345678").others).toEqual(["Print-Abo"]);
  });
});

test("a reader without a subscription sees the offers, each with its lowest price", () => {
  const abo = aboOf([]);
  expect(abo.offers).toEqual(offers.map(({ title, lead, terms }) => ({ title, lead, price: terms[0].priceText })));
  expect(abo.upgrade).toBeNull();
});

test.each([
  [{ hasPlusAccess: true, isPlusSubscriber: true }, true],
  [{ hasPlusAccess: true, isVNSubscriber: true }, true],
  [{ hasPlusAccess: true, hasPlusPremiumAccess: true, isPlusPremiumSubscriber: true }, false],
  [{ isPurSubscriber: true, hasPurAccess: true }, false],
  [{}, false],
])("a reader with %j is offered Plus Premium: %s", (flags, isOffered) => {
  expect(aboOf([], flags).upgrade !== null).toBe(isOffered);
});

test("the way to Plus Premium is an offer of /abo", () => {
  expect(aboOf([], { hasPlusAccess: true }).upgrade).toMatchObject({
    title: "Talblick Plus Premium",
    href: "/abo?angebot=plus-premium-monat",
  });
});

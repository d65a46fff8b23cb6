import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { RestOfPost } from "#app/components/paywall/fetch-rest.client.ts";
import type { PaywallProvider, ProviderEvent } from "#app/components/paywall/provider/paywall-provider.ts";
import type { PaywallPage } from "#app/domain/paywall/configuration/paywall-page.ts";
import { parseSessionUser } from "#app/domain/session/session-user.ts";
import { toUserStatus } from "#app/domain/session/user-status.ts";
import { announceSession } from "#app/islands/stores/session-store.ts";
import { type AboFlag, aboFlags } from "#graphql/generated/contract.ts";
import { withPageFacts } from "#tests/support/units/page-facts.ts";
import { type Checkout, createCheckout } from "./checkout.client.ts";
import type { PaywallKind } from "./checkout-machine.ts";
import { quietView } from "./checkout-view.ts";

/** It needs a real document, which these tests do not have. */
vi.mock("#app/browser/loading/page-loading.ts", () => ({ startPageLoading: () => undefined }));

const calls = vi.hoisted(() => ({ refetchSubscription: vi.fn(), subscribeNewsletter: vi.fn() }));
vi.mock("#app/components/paywall/subscription-calls.client.ts", () => calls);
const { openDialog } = vi.hoisted(() => ({ openDialog: vi.fn() }));
vi.mock("#app/islands/open-dialog.ts", () => ({ openDialog }));
const { announce } = vi.hoisted(() => ({ announce: vi.fn() }));
vi.mock("#app/islands/stores/announcement-store.ts", () => ({ announce }));
const { fetchRest } = vi.hoisted(() => ({ fetchRest: vi.fn<(by: string) => Promise<RestOfPost | null>>() }));
vi.mock("#app/components/paywall/fetch-rest.client.ts", () => ({ fetchRest }));
const { isStillReader } = vi.hoisted(() => ({ isStillReader: vi.fn<() => Promise<boolean>>() }));
vi.mock("#app/session/as-reader.client.ts", () => ({ isStillReader }));
const { reloadOnce } = vi.hoisted(() => ({ reloadOnce: vi.fn() }));
vi.mock("#app/components/paywall/reload-once.ts", () => ({ reloadOnce }));

const page: PaywallPage = {
  config: { aid: "A", siteId: null, isSandbox: true, isDebug: false, scriptOrigin: "https://s", apiOrigin: "https://a" },
  settings: { isPromotionPaywall: false, triggerManual: false, paywallAsModal: false, paywallPos: null },
  user: { id: 7, userRef: "ref7", tiers: [] },
  post: null,
};
const purchase: ProviderEvent = { type: "checkoutComplete", termId: "TM1", isRenewal: false };

let asked: unknown[];
let created: Checkout[];
let left: string[];
let log: ReturnType<typeof vi.spyOn>;
const listeners = new Set<(event: ProviderEvent) => void>();
const emit = (event: ProviderEvent) => listeners.forEach((listener) => void listener(event));
let isUserValid: boolean;
let listConversions: PaywallProvider["listConversions"];
let start: () => Promise<void>;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  created = [];
  left = [];
  isUserValid = true;
  listConversions = async () => [];
  start = async () => undefined;
  log = vi.spyOn(console, "error").mockReturnValue();
  calls.refetchSubscription.mockReset().mockResolvedValue({});
  calls.subscribeNewsletter.mockReset().mockResolvedValue(undefined);
  listeners.clear();
  for (const mock of [announce, fetchRest, reloadOnce]) mock.mockReset();
  isStillReader.mockReset().mockResolvedValue(true);
  openDialog.mockReset().mockResolvedValue(undefined);
  vi.stubGlobal("window", {});
  vi.stubGlobal("localStorage", undefined);
  vi.stubGlobal(
    "document",
    Object.assign(new EventTarget(), withPageFacts({ appEnv: "dev" }), { documentElement: { dataset: {} } }),
  );
  vi.stubGlobal("location", { pathname: "/ein-titel/100", assign: (path: string) => left.push(path) });
});
afterEach(() => {
  for (const checkout of created) checkout.stop();
  announceSession(null);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function create(overrides: Partial<PaywallPage> = {}, options: { kind?: PaywallKind } = {}): Checkout {
  const note = (name: string) => (given?: unknown) => void asked.push(given === undefined ? name : [name, given]);
  const provider: PaywallProvider = {
    configure: async () => undefined,
    onEvent(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    execute: note("execute"),
    setVariable: (name, value) => asked.push([name, value]),
    setUser: note("setUser"),
    isUserValid: () => isUserValid,
    startCheckout: note("startCheckout"),
    closeOffer: note("closeOffer"),
    showSubscriptionManager: note("showSubscriptionManager"),
    authorisePayment: note("authorisePayment"),
    listConversions: () => listConversions(),
  };
  const checkout = createCheckout({
    page: { ...page, ...overrides },
    kind: "wall",
    provider,
    start: () => start(),
    termId: null,
    isOnScreen: () => true,
    ...options,
  });
  created.push(checkout);
  return checkout;
}

const refuse = async () => {
  throw new Error("blocked");
};

/** Somebody whom the page did not know yet. */
function signIn(...flags: AboFlag[]): void {
  const reader = parseSessionUser({ user: { user_id: 9, login: "leser9", hash: "h9", token: "t9" } });
  if (reader === null) throw new Error("The reply of the test names no reader");
  const abo = Object.fromEntries(aboFlags.map((flag) => [flag, flags.includes(flag)]));
  calls.refetchSubscription.mockResolvedValue({ ...abo, userRef: "ref9" });
  announceSession(toUserStatus(reader, 0));
}

/** What is waiting for nothing but a chunk. */
async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
}

const bought = { id: null, termId: null, rid: null, createDate: Date.now() / 1000, type: "Subscription", isActive: true };

describe("The paywall", () => {
  test("counts what the reader bought before the provider decides", async () => {
    listConversions = async () => [bought, bought];
    create().open();
    await settle();
    expect(asked).toEqual([["conversionCount", "2"], "execute"]);
  });

  test("waits a second for that, then counts no purchases", async () => {
    listConversions = () => new Promise(() => undefined);
    create().open();
    await vi.advanceTimersByTimeAsync(999);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual([["conversionCount", "0"], "execute"]);
  });

  test("makes no request for the purchases of a reader it does not know", async () => {
    listConversions = vi.fn();
    create({ user: null }).open();
    await settle();
    expect(asked).toEqual([["conversionCount", "0"], "execute"]);
    expect(listConversions).not.toHaveBeenCalled();
  });

  test("stays as it is when the provider is not available, with one line in the log", async () => {
    start = refuse;
    const checkout = create();
    checkout.open();
    await settle();
    expect(checkout.read()).toEqual(quietView);
    expect(log).toHaveBeenCalledOnce();
    expect(announce).not.toHaveBeenCalled();
  });

  test("that a reader asked for says that it is not available, and can be asked for again", async () => {
    start = refuse;
    const checkout = create();
    checkout.ask();
    expect(checkout.read()).toMatchObject({ isBusy: true, offer: null });
    await settle();
    expect(announce.mock.calls).toEqual([[expect.stringContaining("lassen sich gerade nicht laden"), { isVisible: true }]]);
    expect(checkout.read().isBusy).toBe(false);
    start = async () => undefined;
    checkout.ask();
    await settle();
    expect(asked).toContain("execute");
  });

  test("makes room for the offer, within the page or over it, and has it asked for again once it is closed", () => {
    const inline = create();
    const modal = create({ settings: { ...page.settings, paywallAsModal: true } });
    vi.stubGlobal("history", { length: 2, back: vi.fn() });
    const read = () => [inline, modal].map((checkout) => checkout.read()).map(({ offer, wasClosed }) => [offer, wasClosed]);
    emit({ type: "showOffer", termIds: [] });
    expect(read()).toEqual([
      ["inline", false],
      ["modal", false],
    ]);
    emit({ type: "checkoutClose", isCompleted: false });
    expect(read()).toEqual([
      [null, true],
      [null, true],
    ]);
  });

  test("tells its listeners of each change, and ignores events once it has stopped", async () => {
    const checkout = create();
    const listener = vi.fn();
    checkout.subscribe(listener);
    emit({ type: "showOffer", termIds: [] });
    expect(listener).toHaveBeenCalledOnce();
    checkout.stop();
    emit({ type: "checkoutClose", isCompleted: false });
    checkout.open();
    await settle();
    expect(listener).toHaveBeenCalledOnce();
    expect(asked).toEqual([]);
  });

  test("opens the dialog that the provider asks for", async () => {
    isUserValid = false;
    create({ user: null });
    emit({ type: "loginRequired", startScreen: "login", tags: ["pur"], params: {} });
    await settle();
    expect(openDialog.mock.calls).toEqual([["Login", {}]]);
  });

  test("lets a reader who registers there go on to pay", async () => {
    isUserValid = false;
    create({ user: null });
    emit({ type: "loginRequired", startScreen: "register", tags: [], params: {} });
    await settle();
    expect(openDialog.mock.calls).toEqual([["Register", { query: { checkout: "on" } }]]);
  });
});

describe("What was paid for", () => {
  /** The provider knows the reader, and sells nothing to them. */
  const findNothingToSell = async () => {
    emit({ type: "experienceExecute", hasOffer: false });
    await settle();
  };

  test("takes the wall's place, and is announced", async () => {
    fetchRest.mockResolvedValue({ html: "<p>Der Rest</p>", giving: "/verschenken?artikel=7", readingTime: "4 Min. Lesezeit" });
    const checkout = create();
    await findNothingToSell();
    expect(fetchRest.mock.calls).toEqual([["event"]]);
    expect(checkout.read().rest).toEqual({
      html: { __html: "<p>Der Rest</p>" },
      giving: "/verschenken?artikel=7",
      readingTime: "4 Min. Lesezeit",
      wasWallOnScreen: true,
    });
    expect(announce.mock.calls).toEqual([["Du liest jetzt den ganzen Artikel."]]);
  });

  test.each([
    ["is still cut", () => fetchRest.mockResolvedValue(null), 0],
    ["does not come", () => fetchRest.mockRejectedValue(new Error("500")), 1],
  ])("that %s leaves the wall as it is", async (_, prepare, lines) => {
    prepare();
    const checkout = create();
    await findNothingToSell();
    expect([checkout.read(), announce.mock.calls, reloadOnce.mock.calls]).toEqual([quietView, [], []]);
    expect(log).toHaveBeenCalledTimes(lines);
  });

  test("that does not come to a subscriber has the page reloaded, since the portal knows more", async () => {
    fetchRest.mockResolvedValue(null);
    signIn("hasPlusAccess");
    create();
    await settle();
    expect(fetchRest.mock.calls).toEqual([["subscription"]]);
    expect(reloadOnce).toHaveBeenCalledOnce();
  });

  test("is not loaded for a promotion, which is over", async () => {
    signIn("hasPlusAccess");
    const checkout = create({}, { kind: "promotion" });
    await settle();
    expect(checkout.read().isOver).toBe(true);
    expect(fetchRest).not.toHaveBeenCalled();
  });
});

describe("A term that was chosen", () => {
  const params = { termId: "TM1" };

  test("is paid for, in the place of its button", async () => {
    const checkout = create({}, { kind: "shop" });
    const choosing = checkout.choose(params);
    expect(checkout.read().isBusy).toBe(true);
    await choosing;
    expect(asked).toEqual([["startCheckout", params]]);
    expect(checkout.read()).toMatchObject({ isBusy: false, offer: "inline" });
  });

  test("cannot be paid for without the provider, which is said", async () => {
    start = refuse;
    const checkout = create({}, { kind: "shop" });
    await checkout.choose(params);
    expect([asked, checkout.read(), announce.mock.calls.length]).toEqual([[], quietView, 1]);
  });
});

describe("A session that ended elsewhere", () => {
  const params = { termId: "TM1" };

  test("is said before anything is sold: who does not sign in again is asked to pay for nothing", async () => {
    signIn();
    isStillReader.mockResolvedValue(false);
    const shop = create({}, { kind: "shop" });
    await shop.choose(params);
    expect([asked.includes("execute"), asked.flat().includes("startCheckout"), shop.read().isBusy]).toEqual([
      false,
      false,
      false,
    ]);
    const wall = create();
    await wall.ask();
    expect([asked.includes("execute"), wall.read().isBusy]).toEqual([false, false]);
  });

  test("goes on to pay once the provider knows the reader again", async () => {
    isStillReader.mockImplementation(async () => {
      announceSession(null);
      signIn();
      return true;
    });
    signIn();
    const shop = create({}, { kind: "shop" });
    await settle();
    asked = [];
    await shop.choose(params);
    expect(asked).toEqual([
      ["setUser", null],
      ["setUser", "ref9"],
      ["startCheckout", params],
    ]);
  });
});

describe("A purchase", () => {
  test("is followed by status, newsletter and onboarding, one after the other", async () => {
    let replied: (() => void) | null = null;
    calls.refetchSubscription.mockReturnValue(
      new Promise<void>((resolve) => {
        replied = resolve;
      }),
    );
    create();
    emit(purchase);
    await settle();
    await vi.advanceTimersByTimeAsync(1000);
    expect([calls.refetchSubscription.mock.calls, calls.subscribeNewsletter.mock.calls, left]).toEqual([[[7]], [], []]);
    (replied as (() => void) | null)?.();
    await settle();
    expect(calls.subscribeNewsletter).toHaveBeenCalledOnce();
    expect(left).toEqual(["/vplus-onboarding?targetUrl=%2Fein-titel%2F100"]);
  });

  test("is not held up by a back end that fails or hangs", async () => {
    calls.refetchSubscription.mockReturnValue(new Promise(() => undefined));
    calls.subscribeNewsletter.mockRejectedValue(new Error("500"));
    create();
    emit(purchase);
    await settle();
    await vi.advanceTimersByTimeAsync(5000);
    await settle();
    expect(left).toHaveLength(1);
    expect(log).toHaveBeenCalledTimes(2);
  });

  test("that renews subscribes nothing", async () => {
    create();
    emit({ ...purchase, isRenewal: true } as ProviderEvent);
    await settle();
    expect(calls.subscribeNewsletter).not.toHaveBeenCalled();
    expect(left).toHaveLength(1);
  });

  test("is tracked on the data layer", async () => {
    create();
    emit({ type: "startCheckout", params: {} });
    emit({ type: "checkoutStateChange", stateName: "state2" });
    emit(purchase);
    await settle();
    const { dataLayer } = window as unknown as { dataLayer: { page_url: string }[] };
    expect(dataLayer.map((entry) => entry.page_url)).toEqual(["/vplus/checkout/payment", "/vplus/checkout/complete"]);
  });
});

describe("Cancelling a modal paywall", () => {
  const modal = { settings: { ...page.settings, paywallAsModal: true } };

  test.each([
    [1, ["/"], 0],
    [2, [], 1],
  ])("leads back, or to the front page without a history (length %i)", (length, paths, times) => {
    const back = vi.fn();
    vi.stubGlobal("history", { length, back });
    create(modal);
    emit({ type: "showOffer", termIds: [] });
    emit({ type: "checkoutClose", isCompleted: false });
    expect(left).toEqual(paths);
    expect(back).toHaveBeenCalledTimes(times);
  });
});

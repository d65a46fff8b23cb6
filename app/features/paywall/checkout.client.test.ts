import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { withPageFacts } from "../../../tests/support/page-facts.ts";
import type { PaywallPage } from "../../domain/paywall-page.ts";
import { type Checkout, createCheckout } from "./checkout.client.ts";
import type { PaywallProvider, ProviderEvent } from "./paywall-provider.ts";

const calls = vi.hoisted(() => ({ refetchSubscription: vi.fn(), subscribeNewsletter: vi.fn() }));
vi.mock("./subscription-calls.client.ts", () => calls);
const { openDialog } = vi.hoisted(() => ({ openDialog: vi.fn() }));
vi.mock("../../browser/modal-host.ts", () => ({ openDialog }));
vi.mock("../../islands/stores/announcement-store.ts", () => ({ announce: vi.fn() }));

const page: PaywallPage = {
  config: { aid: "A", siteId: null, isSandbox: true, isDebug: false, scriptOrigin: "https://s", apiOrigin: "https://a" },
  settings: { isPromotionPaywall: false, triggerManual: false, paywallAsModal: false, paywallPos: null },
  user: { id: 7, userRef: "ref7", tiers: [] },
  post: null,
};
const purchase: ProviderEvent = { type: "checkoutComplete", termId: "TM1", isRenewal: false };

let asked: unknown[];
let shown: unknown[];
let left: string[];
let log: ReturnType<typeof vi.spyOn>;
let emit: (event: ProviderEvent) => void;
let isUserValid: boolean;
let listConversions: PaywallProvider["listConversions"];
let start: () => Promise<void>;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  shown = [];
  left = [];
  isUserValid = true;
  listConversions = async () => [];
  start = async () => undefined;
  log = vi.spyOn(console, "error").mockReturnValue();
  calls.refetchSubscription.mockReset().mockResolvedValue({});
  calls.subscribeNewsletter.mockReset().mockResolvedValue(undefined);
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
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function create(overrides: Partial<PaywallPage> = {}): Checkout {
  const note = (name: string) => (given?: unknown) => void asked.push(given === undefined ? name : [name, given]);
  const provider: PaywallProvider = {
    configure: async () => undefined,
    onEvent: (listener) => {
      emit = listener;
    },
    execute: note("execute"),
    setVariable: (name, value) => asked.push([name, value]),
    setUser: note("setUser"),
    isUserValid: () => isUserValid,
    showOffer: note("showOffer"),
    startCheckout: note("startCheckout"),
    closeOffer: note("closeOffer"),
    showSubscriptionManager: note("showSubscriptionManager"),
    authorisePayment: note("authorisePayment"),
    listConversions: () => listConversions(),
  };
  return createCheckout({
    page: { ...page, ...overrides },
    kind: "wall",
    provider,
    start: () => start(),
    termId: null,
    view: {
      element: {} as HTMLElement,
      showOffer: (where) => shown.push(where),
      fail: () => shown.push("failed"),
    },
  });
}

/** What is waiting for nothing but a chunk. */
async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
}

const bought = { createDate: Date.now() / 1000, type: "Subscription", isActive: true };

describe("The paywall", () => {
  test("counts what the reader bought before the provider decides", async () => {
    listConversions = async () => [bought, bought];
    create().dispatch({ type: "opened" });
    await settle();
    expect(asked).toEqual([["conversionCount", "2"], "execute"]);
  });

  test("waits a second for that, then takes it for nothing", async () => {
    listConversions = () => new Promise(() => undefined);
    create().dispatch({ type: "opened" });
    await vi.advanceTimersByTimeAsync(999);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual([["conversionCount", "0"], "execute"]);
  });

  test("asks nobody what a stranger bought", async () => {
    listConversions = vi.fn();
    create({ user: null }).dispatch({ type: "opened" });
    await settle();
    expect(asked).toEqual([["conversionCount", "0"], "execute"]);
    expect(listConversions).not.toHaveBeenCalled();
  });

  test("stays as it is when the provider cannot be had, with one line in the log", async () => {
    start = async () => {
      throw new Error("blocked");
    };
    create().dispatch({ type: "opened" });
    await settle();
    expect(shown).toEqual(["failed"]);
    expect(log).toHaveBeenCalledOnce();
  });

  test("makes room for the offer, within the page or over it", () => {
    create();
    emit({ type: "showOffer", termIds: [] });
    create({ settings: { ...page.settings, paywallAsModal: true } });
    emit({ type: "showOffer", termIds: [] });
    expect(shown).toEqual(["inline", "modal"]);
  });

  test("opens the dialog that the provider asks for", async () => {
    isUserValid = false;
    create({ user: null });
    emit({ type: "loginRequired", startScreen: "login", tags: ["pur"], params: {} });
    await settle();
    expect(openDialog.mock.calls).toEqual([["Login"]]);
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

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { PaywallProvider, ProviderEvent } from "#app/components/paywall/provider/paywall-provider.ts";
import { withPageFacts } from "#tests/support/units/page-facts.ts";
import { createPaymentAuthorisation, type PaymentAuthorisation } from "./payment-authorisation.client.ts";

/** It changes a document, which these tests do not have. */
vi.mock("#app/browser/loading/page-loading.ts", () => ({ startPageLoading: () => undefined }));

const { completePurchase } = vi.hoisted(() => ({ completePurchase: vi.fn() }));
vi.mock("#app/components/paywall/checkout/complete-purchase.client.ts", () => ({ completePurchase }));
const { announce } = vi.hoisted(() => ({ announce: vi.fn() }));
vi.mock("#app/islands/stores/announcement-store.ts", () => ({ announce }));

const purchase: ProviderEvent = { type: "checkoutComplete", termId: "TM1", isRenewal: false };
const say = (eventName: string, authorizationId = "a1"): ProviderEvent => ({
  type: "checkoutCustomEvent",
  eventName,
  params: { authorizationId },
});

let asked: unknown[];
let left: string[];
let start: () => Promise<void>;
let emit: (event: ProviderEvent) => void;

beforeEach(() => {
  asked = [];
  left = [];
  start = async () => undefined;
  completePurchase.mockReset().mockResolvedValue(undefined);
  announce.mockReset();
  vi.spyOn(console, "error").mockReturnValue();
  vi.stubGlobal("localStorage", undefined);
  vi.stubGlobal("document", withPageFacts({ appEnv: "dev" }));
  const assign = (path: string) => left.push(path);
  vi.stubGlobal("location", { pathname: "/zahlung-autorisieren", search: "?id=a1", assign });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function create(): PaymentAuthorisation {
  const listeners = new Set<(event: ProviderEvent) => void>();
  emit = (event) => listeners.forEach((listener) => void listener(event));
  const provider = {
    onEvent(listener: (event: ProviderEvent) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    authorisePayment: (...given: unknown[]) => asked.push(given),
  } as unknown as PaywallProvider;
  return createPaymentAuthorisation({ authorizationId: "a1", userId: 7, provider, start: () => start() });
}

const settle = () => vi.dynamicImportSettled();

describe("A reader who decides about a payment", () => {
  test("is asked by the provider, and meanwhile the page is busy", async () => {
    const payment = create();
    const asking = payment.ask("#ort");
    expect(payment.read()).toBe("busy");
    await asking;
    expect([payment.read(), asked]).toEqual(["asked", [["a1", "#ort"]]]);
  });

  test("may try again where the provider cannot be loaded", async () => {
    start = async () => {
      throw new Error("blocked");
    };
    const payment = create();
    await payment.ask("#ort");
    expect([payment.read(), asked]).toEqual(["offered", []]);
    expect(announce.mock.calls).toEqual([[expect.stringContaining("lässt sich gerade nicht laden"), { isVisible: true }]]);
  });

  test.each([
    ["paymentAuthorized", "freigegeben"],
    ["paymentRefused", "abgelehnt"],
  ])("is led to the page that shows the result (%s)", (eventName, status) => {
    create();
    emit(say(eventName, "another"));
    expect(left).toEqual([]);
    emit(say(eventName));
    expect(left).toEqual([`/zahlung-autorisieren?id=a1&status=${status}`]);
  });

  test("is told when the payment no longer waits for a decision", () => {
    create();
    emit(say("paymentAuthorizationUnknown"));
    expect([left, announce.mock.calls.length]).toEqual([[], 1]);
  });

  test("and has just become a subscriber is welcomed, once all that belongs to the purchase is done", async () => {
    create();
    emit(purchase);
    emit(say("paymentAuthorized"));
    await settle();
    expect(completePurchase.mock.calls).toEqual([[purchase, 7]]);
    expect(left).toEqual(["/vplus-onboarding"]);
  });

  test("and pays for a renewal is a subscriber already", () => {
    create();
    emit({ ...purchase, isRenewal: true } as ProviderEvent);
    emit(say("paymentAuthorized"));
    expect([completePurchase.mock.calls, left.length]).toEqual([[], 1]);
  });

  test("gets no more reactions once the page has stopped listening", () => {
    create().stop();
    emit(say("paymentAuthorized"));
    expect(left).toEqual([]);
  });
});

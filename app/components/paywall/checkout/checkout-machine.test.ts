import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type CheckoutEffect,
  type CheckoutEvent,
  type CheckoutState,
  createCheckoutState,
  nextCheckout,
  type PaywallKind,
} from "./checkout-machine.ts";

const params = { termId: "TM1", offerId: "O1" };
const valid: CheckoutEvent = { type: "user-checked", isUserValid: true, isSignedIn: true };
const unknown: CheckoutEvent = { type: "user-checked", isUserValid: false, isSignedIn: false };
const opened: CheckoutEvent = { type: "opened" };
const executed: CheckoutEvent = { type: "experienceExecute", hasOffer: true };
const shown: CheckoutEvent = { type: "showOffer", termIds: ["TM1"] };
const mustRegister: CheckoutEvent = { type: "loginRequired", startScreen: "register", tags: [], params };
const started: CheckoutEvent = { type: "startCheckout", params };
const payment: CheckoutEvent = { type: "checkoutStateChange", stateName: "state2" };
const confirmation: CheckoutEvent = { type: "checkoutStateChange", stateName: "confirmation" };
const completed: CheckoutEvent = { type: "checkoutComplete", termId: "TM1", isRenewal: false };
const closed: CheckoutEvent = { type: "checkoutClose", isCompleted: false };
const signedIn = (hasAccess: boolean, isCompletion = true): CheckoutEvent => ({ type: "signed-in", hasAccess, isCompletion });

type Run = { state: CheckoutState; effects: CheckoutEffect[]; last: readonly CheckoutEffect[] };

function run(
  events: readonly CheckoutEvent[],
  kind: PaywallKind = "wall",
  isModal = false,
  pageTags: readonly string[] = [],
): Run {
  let state = createCheckoutState(kind, isModal, pageTags);
  const effects: CheckoutEffect[] = [];
  let last: readonly CheckoutEffect[] = [];
  for (const event of events) {
    const next = nextCheckout(state, event);
    state = next.state;
    last = next.effects;
    effects.push(...last);
  }
  return { state, effects, last };
}

const typesOf = (effects: readonly CheckoutEffect[]) => effects.map(({ type }) => type);

describe("A purchase", () => {
  test("goes from the offer over payment and confirmation to onboarding, each step tracked once", () => {
    const { effects, state } = run([valid, opened, executed, shown, started, payment, payment, confirmation, completed, closed]);
    expect(effects).toEqual([
      { type: "initialise" },
      { type: "reveal-offer" },
      { type: "track-page", page: "payment" },
      { type: "track-page", page: "confirmation" },
      { type: "track-page", page: "complete" },
      { type: "refetch-subscription" },
      { type: "subscribe-newsletter" },
      { type: "start-onboarding" },
    ]);
    expect(state.step).toBe("complete");
  });

  test("that is a renewal subscribes no newsletter", () => {
    const { last } = run([valid, opened, started, payment, { ...completed, isRenewal: true }]);
    expect(typesOf(last)).toEqual(["track-page", "refetch-subscription", "start-onboarding"]);
  });

  test("counts when it is paid, also where its beginning was not seen", () => {
    expect(typesOf(run([completed]).last)).toContain("start-onboarding");
  });

  test("that is complete is over: a receipt is no second confirmation, and closing it is no cancelling", () => {
    const after: CheckoutEvent[] = [
      { type: "checkoutStateChange", stateName: "receipt" },
      { type: "checkoutClose", isCompleted: true },
      closed,
      completed,
      signedIn(true),
      mustRegister,
    ];
    const before = [valid, opened, started, payment, completed];
    expect(run([...before, ...after]).effects).toEqual(run(before).effects);
  });

  test("can go back to the offer, and be paid again", () => {
    const back: CheckoutEvent = { type: "checkoutStateChange", stateName: "offer" };
    const { effects } = run([valid, opened, started, payment, back, started, payment]);
    expect(effects.filter(({ type }) => type === "track-page")).toHaveLength(2);
  });

  test("states that mean nothing here are not tracked", () => {
    expect(run([valid, opened, started, { type: "checkoutStateChange", stateName: "auth" }]).last).toEqual([]);
  });

  test.each<CheckoutEvent>([payment, confirmation])("is not tracked before it started (%j)", (event) => {
    expect(run([valid, opened, shown, event]).last).toEqual([]);
  });

  test("with a receipt instead of a confirmation is confirmed", () => {
    const receipt: CheckoutEvent = { type: "checkoutStateChange", stateName: "receipt" };
    expect(run([valid, opened, started, payment, receipt]).last).toEqual([{ type: "track-page", page: "confirmation" }]);
  });
});

describe("A reader who has to be known first", () => {
  test.each([
    ["register", [], "Register"],
    ["register", ["pur"], "Register"],
    ["login", [], "SimpleLogin"],
    ["login", ["premium"], "SimpleLogin"],
    ["login", ["premium", "pur"], "Login"],
  ] as const)("with the start screen %s and the tags %j sees %s", (startScreen, tags, dialog) => {
    const { last } = run([unknown, opened, shown, { type: "loginRequired", startScreen, tags, params }]);
    expect(last).toEqual([{ type: "open-dialog", dialog }]);
  });

  test.each([
    [["premium"], "SimpleLogin"],
    [["premium", "pur"], "Login"],
  ] as const)("on a page with the tags %j sees %s, also when the event has none", (pageTags, dialog) => {
    const asked: CheckoutEvent = { type: "loginRequired", startScreen: "login", tags: [], params };
    const last = (event: CheckoutEvent) => run([unknown, opened, shown, event], "wall", false, pageTags).last;
    expect(last(asked)).toEqual([{ type: "open-dialog", dialog }]);
    expect(last(started)).toEqual([{ type: "close-offer" }, { type: "open-dialog", dialog }]);
    expect(last({ ...asked, startScreen: "register" })).toEqual([{ type: "open-dialog", dialog: "Register" }]);
  });

  test("goes on to the checkout they had begun, with its parameters", () => {
    const { last, state } = run([unknown, opened, shown, mustRegister, valid, signedIn(false)]);
    expect(last).toEqual([{ type: "start-checkout", params }]);
    expect(state).toMatchObject({ step: "checkout", pending: null });
  });

  test("sees the paywall again where no checkout had begun", () => {
    expect(run([unknown, opened, shown, valid, signedIn(false)]).last).toEqual([{ type: "initialise" }]);
  });

  test("sees the paywall again where the provider does not know them", () => {
    expect(run([unknown, opened, shown, mustRegister, signedIn(false)]).last).toEqual([{ type: "initialise" }]);
  });

  test("is not shown what waits for its button", () => {
    expect(run([unknown, valid, signedIn(false)]).last).toEqual([]);
  });

  test("may close the dialog, and goes on when signed in later", () => {
    const { last } = run([unknown, opened, shown, mustRegister, { type: "login-dismissed" }, valid, signedIn(false)]);
    expect(last).toEqual([{ type: "start-checkout", params }]);
  });

  test("is not disturbed by an offer that comes meanwhile", () => {
    expect(run([unknown, opened, shown, mustRegister, shown]).state.step).toBe("login");
  });

  test("cannot be made to pay by the provider alone", () => {
    const { last, state } = run([unknown, opened, shown, started]);
    expect(last).toEqual([{ type: "close-offer" }, { type: "open-dialog", dialog: "SimpleLogin" }]);
    expect(state).toMatchObject({ step: "login", pending: params });
  });

  test("is not interrupted by a sign-in in another tab while paying", () => {
    expect(run([valid, opened, shown, started, payment, signedIn(false)]).last).toEqual([]);
  });
});

describe("A reader who turns out to have access", () => {
  test("reads on, and the login is tracked", () => {
    expect(run([unknown, opened, shown, mustRegister, valid, signedIn(true)]).last).toEqual([
      { type: "track-event", name: "login-complete" },
      { type: "show-rest", by: "subscription" },
    ]);
  });

  test("no longer sees a modal paywall, whose closing is no cancelling", () => {
    const { last } = run([unknown, opened, shown, valid, signedIn(true)], "wall", true);
    expect(typesOf(last)).toEqual(["track-event", "close-offer", "show-rest"]);
    expect(run([unknown, opened, shown, valid, signedIn(true), closed], "wall", true).last).toEqual([]);
  });

  test("also before the wall was opened", () => {
    expect(typesOf(run([valid, signedIn(true)]).last)).toEqual(["track-event", "show-rest"]);
  });

  test("was signed in already: nothing to track", () => {
    expect(run([valid, signedIn(true, false)]).last).toEqual([{ type: "show-rest", by: "subscription" }]);
  });

  test("sees no promotion, and the page of offers as it is for subscribers", () => {
    expect(run([valid, signedIn(true, false)], "promotion").last).toEqual([{ type: "hide-promotion" }]);
    expect(run([valid, signedIn(true, false)], "shop").last).toEqual([{ type: "reload" }]);
  });
});

describe("Closing", () => {
  test.each<[string, CheckoutEvent[]]>([
    ["the offer", [shown]],
    ["the checkout", [shown, started]],
    ["the payment", [shown, started, payment]],
  ])("%s is a cancelling, and leaves a modal paywall", (_, before) => {
    const inline = run([valid, opened, ...before, closed]);
    expect(inline.last).toEqual([{ type: "track-event", name: "cancel" }, { type: "hide-offer" }]);
    const modal = run([valid, opened, ...before, closed], "wall", true);
    expect(typesOf(modal.last)).toEqual(["track-event", "hide-offer", "leave"]);
  });

  test("twice is one cancelling", () => {
    expect(run([valid, opened, shown, closed, closed]).last).toEqual([]);
  });

  test("by the login that was asked for is no cancelling; by the reader after the login was dismissed is one", () => {
    expect(run([unknown, opened, shown, mustRegister, closed]).last).toEqual([]);
    const dismissed: CheckoutEvent = { type: "login-dismissed" };
    expect(typesOf(run([unknown, opened, shown, mustRegister, dismissed, closed]).last)).toContain("track-event");
  });

  test("a receipt is no cancelling", () => {
    expect(run([valid, opened, shown, { type: "checkoutClose", isCompleted: true }]).last).toEqual([]);
  });

  test("lets the reader open the offer again", () => {
    expect(run([valid, opened, shown, closed, opened]).last).toEqual([{ type: "initialise" }]);
  });

  test("forgets what was chosen", () => {
    const { last } = run([unknown, opened, shown, mustRegister, { type: "login-dismissed" }, closed, valid, signedIn(false)]);
    expect(last).toEqual([{ type: "initialise" }]);
  });
});

describe("A term chosen on a page of ours", () => {
  const chosen: CheckoutEvent = { type: "term-chosen", params };

  test("starts the checkout of a known reader at once", () => {
    expect(run([valid, chosen], "shop").last).toEqual([{ type: "start-checkout", params }]);
  });

  test("asks everybody else to register first, then goes on", () => {
    expect(run([unknown, chosen], "shop").last).toEqual([{ type: "open-dialog", dialog: "Register" }]);
    expect(run([unknown, chosen, valid, signedIn(false)], "shop").last).toEqual([{ type: "start-checkout", params }]);
  });

  test("cannot be bought by somebody whom the provider does not know", () => {
    const stranger: CheckoutEvent = { type: "user-checked", isUserValid: false, isSignedIn: true };
    expect(run([stranger, chosen], "shop").last).toEqual([{ type: "say-unavailable" }]);
  });
});

describe("The provider", () => {
  test("is asked once, and again after it was not available", () => {
    expect(typesOf(run([opened, opened]).effects)).toEqual(["initialise"]);
    expect(typesOf(run([opened, { type: "failed" }, opened]).effects)).toEqual(["initialise", "initialise"]);
  });

  test("that sells nothing to a reader it knows has sold already: the rest is asked for, once", () => {
    const nothing: CheckoutEvent = { type: "experienceExecute", hasOffer: false };
    expect(run([valid, opened, nothing]).last).toEqual([{ type: "show-rest", by: "event" }]);
    expect(run([valid, opened, nothing, nothing]).last).toEqual([]);
    expect(run([unknown, opened, nothing]).last).toEqual([]);
    expect(run([valid, opened, nothing], "promotion").last).toEqual([]);
  });

  test("may say things of its own", () => {
    expect(run([opened, { type: "checkoutCustomEvent", eventName: "paymentDeclined", params: {} }]).last).toEqual([]);
  });
});

const anyParams = fc.constant(params);
const anyTags = fc.subarray(["pur", "premium"]);
const anyEvent: fc.Arbitrary<CheckoutEvent> = fc.oneof(
  fc.record({ type: fc.constant("user-checked" as const), isUserValid: fc.boolean(), isSignedIn: fc.boolean() }),
  fc.constantFrom<CheckoutEvent>(opened, { type: "failed" }, { type: "login-dismissed" }, shown, started),
  fc.constant<CheckoutEvent>({ type: "showTemplate", templateId: "OT1" }),
  fc.record({ type: fc.constant("term-chosen" as const), params: anyParams }),
  fc.record({ type: fc.constant("signed-in" as const), hasAccess: fc.boolean(), isCompletion: fc.boolean() }),
  fc.record({ type: fc.constant("experienceExecute" as const), hasOffer: fc.boolean() }),
  fc.record({
    type: fc.constant("loginRequired" as const),
    startScreen: fc.constantFrom("register" as const, "login" as const),
    tags: anyTags,
    params: anyParams,
  }),
  fc.record({
    type: fc.constant("checkoutStateChange" as const),
    stateName: fc.constantFrom("offer", "state2", "confirmation", "receipt", "auth"),
  }),
  fc.record({ type: fc.constant("checkoutClose" as const), isCompleted: fc.boolean() }),
  fc.record({ type: fc.constant("checkoutComplete" as const), termId: fc.constant("TM1"), isRenewal: fc.boolean() }),
  fc.constant<CheckoutEvent>({ type: "checkoutCustomEvent", eventName: "x", params: {} }),
);
const anyCourse = fc.record({
  events: fc.array(anyEvent, { maxLength: 40 }),
  kind: fc.constantFrom<PaywallKind>("wall", "promotion", "shop"),
  isModal: fc.boolean(),
});

describe("In any order of events,", () => {
  test("no checkout starts for a reader who is not valid", () => {
    fc.assert(
      fc.property(anyCourse, ({ events, kind, isModal }) => {
        let state = createCheckoutState(kind, isModal, []);
        let isUserValid = false;
        for (const event of events) {
          if (event.type === "user-checked") isUserValid = event.isUserValid;
          const before = state.step;
          const next = nextCheckout(state, event);
          state = next.state;
          const starts = typesOf(next.effects).includes("start-checkout") || (state.step === "checkout" && before !== "checkout");
          if (starts) expect(isUserValid).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test("a purchase is complete once, and a renewal subscribes no newsletter", () => {
    fc.assert(
      fc.property(anyCourse, ({ events, kind, isModal }) => {
        const { effects } = run(events, kind, isModal);
        const complete = effects.filter((effect) => effect.type === "track-page" && effect.page === "complete");
        const newsletters = effects.filter(({ type }) => type === "subscribe-newsletter");
        const first = events.find(({ type }) => type === "checkoutComplete");
        expect(complete.length).toBeLessThanOrEqual(1);
        expect(newsletters.length).toBeLessThanOrEqual(complete.length);
        if (first?.type === "checkoutComplete" && first.isRenewal) expect(newsletters).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  test("the payment is tracked only of a checkout that started", () => {
    fc.assert(
      fc.property(anyCourse, ({ events, kind, isModal }) => {
        let hasStarted = false;
        let state = createCheckoutState(kind, isModal, []);
        for (const event of events) {
          const next = nextCheckout(state, event);
          state = next.state;
          hasStarted ||= state.step === "checkout";
          for (const effect of next.effects)
            if (effect.type === "track-page" && effect.page === "payment") expect(hasStarted).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test("a reader who reads the rest is asked for nothing any more", () => {
    fc.assert(
      fc.property(anyCourse, ({ events, kind, isModal }) => {
        const granted = run([...events, valid, signedIn(true)], kind, isModal).state;
        for (const event of events) expect(nextCheckout(granted, event).effects).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});

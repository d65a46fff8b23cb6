import { describe, expect, test } from "vitest";
import { beforeUpsell, nextUpsellState, toUpsellTracking, type UpsellEvent, type UpsellState } from "./upsell-machine.ts";

/** Where the events lead, and what is tracked on the way. */
function run(events: readonly UpsellEvent[], start: UpsellState = beforeUpsell) {
  let state = start;
  const tracked: string[] = [];
  for (const event of events) {
    const next = nextUpsellState(state, event);
    const { page, isAborted } = toUpsellTracking(state, event, next);
    if (isAborted) tracked.push("upsell_abort");
    if (page !== null) tracked.push(page);
    state = next;
  }
  return { state, tracked };
}

const check = (outcome: Extract<UpsellEvent, { type: "checked" }>["outcome"]): UpsellEvent[] => [
  { type: "card-shown" },
  { type: "card-sent" },
  { type: "checked", outcome },
];
const toOffer = (upsellType: "digi" | "print") => ({
  ...{ grant: true as const, upsellType, token: "T", offerShort: "", offerLong: "" },
  ...{ expirationTimestamp: null, subscriber: null },
});
const offered = (upsellType: "digi" | "print") => check({ kind: "offered", upsellType, token: "T", offer: toOffer(upsellType) });

describe.each([
  ["digi", { kind: "saved" }],
  ["print", { kind: "mail-sent" }],
] as const)("an offer of the type %s", (upsellType, outcome) => {
  const accepted: UpsellEvent[] = [...offered(upsellType), { type: "offer-shown", upsellType }, { type: "accepted" }];
  const pages = ["upsell/login", `upsell/${upsellType}/offer`];

  test("is shown after the check, accepted, saved and confirmed", () => {
    expect(run(accepted)).toEqual({ state: { step: "saving", upsellType }, tracked: pages });
    expect(run([...accepted, { type: "saved", outcome }])).toEqual({
      state: { step: "confirmed", upsellType },
      tracked: [...pages, `upsell/${upsellType}/complete`],
    });
  });

  test("is seen only once its dialog is there", () => {
    expect(run(offered(upsellType))).toEqual({
      state: { step: "offered", upsellType, isShown: false },
      tracked: ["upsell/login"],
    });
  });

  test("can be accepted on a page of its own, too", () => {
    const { state, tracked } = run([{ type: "offer-shown", upsellType }, { type: "accepted" }, { type: "saved", outcome }]);
    expect([state.step, tracked]).toEqual(["confirmed", [`upsell/${upsellType}/offer`, `upsell/${upsellType}/complete`]]);
  });

  test.each([
    { type: "saved", outcome: { kind: "refused", message: "Zu spät." } },
    { type: "broke", message: "Kein Netz." },
  ] as UpsellEvent[])("stays when saving fails (%j), without an abort", (failure) => {
    const { state, tracked } = run([...accepted, failure]);
    expect(state).toEqual({ step: "offered", upsellType, isShown: true });
    expect(tracked).toEqual(pages);
    expect(run([...accepted, failure, { type: "accepted" }]).state.step).toBe("saving");
  });
});

describe("a check without a grant is an abort", () => {
  test("also for who has access already", () => {
    expect(run(check({ kind: "already-subscribed" }))).toEqual({
      state: { step: "already-subscribed" },
      tracked: ["upsell/login", "upsell_abort"],
    });
  });

  test.each([
    check({ kind: "refused", message: "Nein." }),
    [{ type: "card-shown" }, { type: "card-sent" }, { type: "broke", message: "Nein." }] as UpsellEvent[],
  ])("and another card may be tried", (...events) => {
    expect(run(events)).toEqual({ state: { step: "aborted", message: "Nein." }, tracked: ["upsell/login", "upsell_abort"] });
    expect(run([...events, { type: "card-sent" }]).state).toEqual({ step: "checking" });
  });
});

test("what does not belong to a step changes nothing, and is not tracked", () => {
  const strangers: UpsellEvent[] = [
    { type: "checked", outcome: { kind: "offered", upsellType: "digi", token: "T", offer: toOffer("digi") } },
    { type: "accepted" },
    { type: "saved", outcome: { kind: "saved" } },
    { type: "broke", message: "x" },
  ];
  for (const event of strangers) expect(run([event])).toEqual({ state: beforeUpsell, tracked: [] });
  const done = run([
    { type: "offer-shown", upsellType: "digi" },
    { type: "accepted" },
    { type: "saved", outcome: { kind: "saved" } },
  ]);
  for (const event of [...strangers, { type: "card-sent" } as const]) {
    expect(run([event], done.state)).toEqual({ state: done.state, tracked: [] });
  }
});

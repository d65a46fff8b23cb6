import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type FrameEvent, type FrameState, nextFrameState, noQuestions } from "./account-frames-machine.ts";

const API = "https://buy.provider.example";
const access = { type: "newspaper-access" } as const;
const cancel = {
  type: "autorenew-tracking",
  subscriptionId: "17",
  didCancel: true,
  isKayakSubs: true,
  cancelReason: "Es ist mir zu teuer",
} as const;

const message = (data: unknown, given: { origin?: string; isFromContainer?: boolean } = {}): FrameEvent => ({
  type: "message",
  origin: API,
  isFromContainer: true,
  data,
  ...given,
});
const next = (event: FrameEvent, state: FrameState = noQuestions) => nextFrameState(state, event, API);

describe("A frame of the provider within the container", () => {
  test("may ask what the reader has", () => {
    expect(next(message(access)).question).toEqual(access);
  });

  test("may say that the reader left or stays, with or without a reason", () => {
    expect(next(message(cancel)).question).toEqual(cancel);
    const { cancelReason: _, ...stayed } = { ...cancel, didCancel: false };
    expect(next(message(stayed)).question).toEqual({ ...stayed, cancelReason: null });
  });

  test("is not heard again until its question is answered", () => {
    const first = next(message(cancel));
    const repeated = next(message({ ...cancel }), first.state);
    expect(repeated).toEqual({ state: first.state, question: null });
    expect(next(message(access), first.state).question).toEqual(access);
    const answered = next({ type: "answered", question: cancel }, first.state);
    expect(answered).toEqual({ state: { open: [], asked: 1 }, question: null });
    expect(next(message(cancel), answered.state).question).toEqual(cancel);
  });

  test("that asks endlessly is ignored after a limit", () => {
    let state = noQuestions;
    let heard = 0;
    for (let count = 0; count < 500; count += 1) {
      const asked = next(message({ ...cancel, subscriptionId: String(count) }), state);
      state = asked.state;
      heard += asked.question === null ? 0 : 1;
    }
    expect(heard).toBe(100);
  });
});

test.each([
  "https://buy.provider.example.evil.example",
  "http://buy.provider.example",
  "https://buy.provider.example:8443",
  "https://provider.example",
  "null",
  "",
])("a page of %s is ignored", (origin) => {
  expect(next(message(cancel, { origin }))).toEqual({ state: noQuestions, question: null });
});

test("a frame or window outside of the container is ignored, even the provider's own", () => {
  expect(next(message(cancel, { isFromContainer: false }))).toEqual({ state: noQuestions, question: null });
});

test.each([
  ["nothing", undefined],
  ["null", null],
  ["a text", JSON.stringify(cancel)],
  ["a list", [cancel]],
  ["another type", { ...cancel, type: "cancel-sync-result" }],
  ["the provider's own talk", { provider: "paywall", type: "resize", params: { height: 300 } }],
  ["a number for an id", { ...cancel, subscriptionId: 17 }],
  ["no id", { ...cancel, subscriptionId: "" }],
  ["an endless id", { ...cancel, subscriptionId: "1".repeat(1_000_000) }],
  ["an endless reason", { ...cancel, cancelReason: "x".repeat(1_000_000) }],
  ["an invalid reason", { ...cancel, cancelReason: { toString: "x" } }],
  ["a text for a boolean", { ...cancel, didCancel: "true" }],
  ["too little", { type: "autorenew-tracking" }],
])("a message that is %s does nothing", (_, data) => {
  expect(next(message(data))).toEqual({ state: noQuestions, question: null });
});

test("whatever is posted, nothing is passed on but what belongs to a question", () => {
  const data = fc.oneof(
    fc.anything(),
    fc.constantFrom("autorenew-tracking", "newspaper-access").map((type) => ({ ...cancel, type, uid: 7, h: "x" })),
    fc.record({ type: fc.constant("autorenew-tracking"), subscriptionId: fc.anything(), didCancel: fc.anything() }),
  );
  fc.assert(
    fc.property(data, (posted) => {
      const { question } = next(message(posted));
      if (question === null) return;
      const keys = question.type === "newspaper-access" ? ["type"] : Object.keys(cancel);
      expect(Object.keys(question).toSorted()).toEqual([...keys].toSorted());
    }),
    { seed: 4, numRuns: 500 },
  );
});

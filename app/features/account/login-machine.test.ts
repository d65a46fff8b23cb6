import { expect, test } from "vitest";
import { type LoginEvent, type LoginState, MAX_POLLS, nextLoginState, POLL_INTERVAL_MS } from "./login-machine.ts";

const image = "/wp-json/sso/v1/cookie?key=k";
const accepted: LoginEvent = { type: "accepted", image, hasCookie: false };
const missed: LoginEvent = { type: "polled", hasCookie: false };
const found: LoginEvent = { type: "polled", hasCookie: true };

const states: Record<string, LoginState> = {
  idle: { step: "idle" },
  sending: { step: "sending" },
  waiting: { step: "waiting-for-image", image },
  "the first poll": { step: "polling", attempt: 1 },
  "the last but one poll": { step: "polling", attempt: MAX_POLLS - 1 },
  "the last poll": { step: "polling", attempt: MAX_POLLS },
  "signed in": { step: "signed-in", hasCookies: true },
  failed: { step: "failed", message: "Nein" },
};
const events: Record<string, LoginEvent> = {
  submitted: { type: "submitted" },
  accepted,
  "accepted without an image": { type: "accepted", image: null, hasCookie: true },
  refused: { type: "refused", message: "Falsch" },
  "the image settled": { type: "image-settled" },
  "a poll without cookie": missed,
  "a poll with cookie": found,
};

/** Every step that leads on; all other pairs of state and event change nothing. */
const transitions: [state: string, event: string, next: LoginState][] = [
  ["idle", "submitted", { step: "sending" }],
  ["failed", "submitted", { step: "sending" }],
  ["sending", "accepted", { step: "waiting-for-image", image }],
  ["sending", "accepted without an image", { step: "signed-in", hasCookies: true }],
  ["sending", "refused", { step: "failed", message: "Falsch" }],
  ["waiting", "the image settled", { step: "polling", attempt: 1 }],
  ["the first poll", "a poll without cookie", { step: "polling", attempt: 2 }],
  ["the last but one poll", "a poll without cookie", { step: "polling", attempt: MAX_POLLS }],
  ["the last poll", "a poll without cookie", { step: "signed-in", hasCookies: false }],
  ["the first poll", "a poll with cookie", { step: "signed-in", hasCookies: true }],
  ["the last but one poll", "a poll with cookie", { step: "signed-in", hasCookies: true }],
  ["the last poll", "a poll with cookie", { step: "signed-in", hasCookies: true }],
];

const pairs = Object.keys(states).flatMap((state) => Object.keys(events).map((event) => [state, event] as const));

test.each(pairs)("a login that is at '%s' answers '%s' as the specification has it", (state, event) => {
  const from = states[state] as LoginState;
  const expected = transitions.find(([fromName, by]) => fromName === state && by === event)?.[2] ?? from;
  expect(nextLoginState(from, events[event] as LoginEvent)).toEqual(expected);
});

test("the session cookie is looked for ten times, every 300 ms", () => {
  expect(POLL_INTERVAL_MS).toBe(300);
  let state = nextLoginState({ step: "waiting-for-image", image }, { type: "image-settled" });
  let polls = 0;
  while (state.step === "polling") {
    polls += 1;
    state = nextLoginState(state, missed);
  }
  expect([polls, state]).toEqual([10, { step: "signed-in", hasCookies: false }]);
});

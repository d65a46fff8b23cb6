import { expect, test } from "vitest";
import { type LogoutEvent, type LogoutState, nextLogoutState } from "./logout-machine.ts";

const image = "/wp-json/sso/v1/cookie?key=k";

const states: Record<string, LogoutState> = {
  idle: { step: "idle" },
  sending: { step: "sending" },
  waiting: { step: "waiting-for-image", image },
  deleting: { step: "deleting-cookies" },
  "signed out": { step: "signed-out" },
};
const events: Record<string, LogoutEvent> = {
  submitted: { type: "submitted" },
  "a reply with an image": { type: "replied", image },
  "a reply without an image": { type: "replied", image: null },
  "no reply": { type: "broke" },
  "the image did its work": { type: "image-settled", hasCookies: false },
  "the cookies outlived the image": { type: "image-settled", hasCookies: true },
  "the cookies are deleted": { type: "cookies-deleted" },
};

/** Every step that leads on; all other pairs of state and event change nothing. */
const transitions: [state: string, event: string, next: LogoutState][] = [
  ["idle", "submitted", { step: "sending" }],
  ["sending", "a reply with an image", { step: "waiting-for-image", image }],
  ["sending", "a reply without an image", { step: "deleting-cookies" }],
  ["sending", "no reply", { step: "deleting-cookies" }],
  ["waiting", "the image did its work", { step: "signed-out" }],
  ["waiting", "the cookies outlived the image", { step: "deleting-cookies" }],
  ["deleting", "the cookies are deleted", { step: "signed-out" }],
];

const pairs = Object.keys(states).flatMap((state) => Object.keys(events).map((event) => [state, event] as const));

test.each(pairs)("a logout that is at '%s' answers '%s' as the specification has it", (state, event) => {
  const from = states[state] as LogoutState;
  const expected = transitions.find(([fromName, by]) => fromName === state && by === event)?.[2] ?? from;
  expect(nextLogoutState(from, events[event] as LogoutEvent)).toEqual(expected);
});

import { expect, test } from "vitest";
import { parseEndedSession, parseNewsletterChoice } from "./profile-intents.ts";

test("a newsletter is subscribed with the tick and unsubscribed without", () => {
  expect(parseNewsletterChoice({ newsletter: "morgen", subscribe: "on" })).toEqual({ newsletter: "morgen", subscribe: true });
  expect(parseNewsletterChoice({ newsletter: "morgen", subscribe: "" })).toEqual({ newsletter: "morgen", subscribe: false });
  expect(parseNewsletterChoice({ newsletter: "morgen" })).toEqual({ newsletter: "morgen", subscribe: false });
});

test.each([[{}], [{ newsletter: "" }], [{ newsletter: "x".repeat(101), subscribe: "on" }]])(
  "%j names no newsletter",
  (entries) => {
    expect(parseNewsletterChoice(entries)).toBeNull();
  },
);

test("a session is ended by its number, all others by none", () => {
  expect(parseEndedSession({ session: "12" })).toBe(12);
  expect(parseEndedSession({ session: "" })).toBeNull();
});

test.each([[undefined], ["0"], ["-1"], ["1.5"], ["1e3"], ["0x1"], ["12 "], ["9".repeat(16)], ["alle"]])(
  "%j is no session, and not all of them either",
  (session) => {
    expect(parseEndedSession(session === undefined ? {} : { session })).toBeUndefined();
  },
);

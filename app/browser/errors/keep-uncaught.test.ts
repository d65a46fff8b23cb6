import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { logBuffer } from "#app/browser/log.ts";
import { toMessage } from "./error-words.ts";
import { keepUncaught } from "./keep-uncaught.ts";

let tab: EventTarget;

beforeEach(() => {
  tab = new EventTarget();
  logBuffer.entries = [];
  vi.stubGlobal("addEventListener", tab.addEventListener.bind(tab));
  keepUncaught();
});
afterEach(() => vi.unstubAllGlobals());

const failed = (type: string, what: object) => void tab.dispatchEvent(Object.assign(new Event(type), what));
const kept = () => logBuffer.entries.map(({ details }) => toMessage(details));

test.each([
  [
    "an error",
    { error: new TypeError("x is not a function"), message: "Uncaught TypeError: x is not a function" },
    "x is not a function",
  ],
  ["a thrown value that is no error", { error: { code: 4 }, message: "Uncaught #<Object>" }, "Uncaught #<Object>"],
  [
    "an error that only the browser describes",
    { error: null, message: "Uncaught SyntaxError: Unexpected token" },
    "Uncaught SyntaxError: Unexpected token",
  ],
])("%s is kept in words", (_, event, expected) => {
  failed("error", event);
  expect(kept()).toEqual([expected]);
});

test("the error itself is kept, for its stack", () => {
  const error = new Error("gone");
  failed("error", { error, message: "Uncaught Error: gone" });
  failed("unhandledrejection", { reason: error });
  expect(logBuffer.entries.map(({ details }) => details)).toEqual([[error], [error]]);
});

test.each([
  "Script error.",
  "Script error",
  "ResizeObserver loop completed with undelivered notifications.",
  "ResizeObserver loop limit exceeded",
])("'%s' is not kept: it says nothing and would use up what a visit may report", (message) => {
  failed("error", { error: null, message });
  expect(kept()).toEqual([]);
});

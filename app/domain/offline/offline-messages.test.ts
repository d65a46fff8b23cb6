import { expect, test } from "vitest";
import { parseOfflineMessage, toSizeText } from "./offline-messages.ts";

test.each([
  [
    { kind: "saved", ids: [3, "4", 0, -1, 1.5, 7], width: 800 },
    { kind: "saved", ids: [3, 7], width: 800 },
  ],
  [
    { kind: "switch", isOn: false },
    { kind: "switch", isOn: false },
  ],
  [
    { kind: "switch", isOn: "ja" },
    { kind: "switch", isOn: false },
  ],
  [{ kind: "state", more: 1 }, { kind: "state" }],
  [{ kind: "saved", ids: "3", width: 800 }, null],
  [{ kind: "saved", ids: [3] }, null],
  [{ kind: "push" }, null],
  [null, null],
  ["state", null],
])("%j means %j", (data, message) => {
  expect(parseOfflineMessage(data)).toEqual(message);
});

test.each([
  [0, "1\u00a0kB"],
  [84_400, "84\u00a0kB"],
  [999_400, "999\u00a0kB"],
  [1_240_000, "1,2\u00a0MB"],
])("%s bytes read %s", (bytes, text) => {
  expect(toSizeText(bytes)).toBe(text);
});

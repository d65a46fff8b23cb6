import { expect, test } from "vitest";
import {
  type Answered,
  followSaving,
  type SaveEvent,
  type SaveState,
  startSaving,
  toNextTry,
  toSaveDelay,
  toSaveText,
  toSaveTrouble,
} from "./save-state.ts";

const answered = (answer: Partial<Answered>, isSame = true): SaveEvent => ({
  type: "answered",
  answer: { status: 200, revision: null, late: null, ...answer },
  isSame,
});
const present = (changes = {}): SaveEvent => ({
  type: "present",
  presence: { isWriting: true, writer: "Ida", revision: 5, present: [], ...changes },
});
const typed: SaveEvent = { type: "typed" };
const sending: SaveEvent = { type: "sending" };
const run = (...events: SaveEvent[]): SaveState => events.reduce(followSaving, startSaving(5));

test.each<[string, SaveEvent[], Partial<SaveState>]>([
  ["the page as it came", [], { phase: "saved", revision: 5, isWriting: null }],
  ["what is typed", [typed], { phase: "typed" }],
  ["what was sent and saved", [typed, sending, answered({ revision: 6 })], { phase: "saved", revision: 6, isWriting: true }],
  ["what was typed while it was sent", [typed, sending, answered({ revision: 6 }, false)], { phase: "typed", revision: 6 }],
  ["a lost line", [typed, sending, answered({ status: null })], { phase: "waiting", failures: 1, revision: 5 }],
  ["a server that fails", [typed, sending, answered({ status: 503 })], { phase: "waiting", failures: 1 }],
  ["a line that came back", [answered({ status: null }), sending, answered({ revision: 6 })], { phase: "saved", failures: 0 }],
  [
    "a session that is over",
    [typed, sending, answered({ status: 401 })],
    { phase: "signed out", isSignedOut: true, failures: 1 },
  ],
  ["what is typed after that", [answered({ status: 401 }), typed], { phase: "signed out" }],
  ["a try without a line after that", [answered({ status: 401 }), sending, answered({ status: null })], { isSignedOut: true }],
  ["somebody who signed in again", [answered({ status: 401 }), sending, answered({ revision: 6 })], { isSignedOut: false }],
  ["what is typed without a line", [answered({ status: null }), typed], { phase: "waiting", failures: 1 }],
  [
    "a text that is too long",
    [typed, sending, answered({ status: 413 })],
    { phase: "refused", refusal: expect.stringContaining("700 kB") },
  ],
  ["a change of what was refused", [answered({ status: 413 }), typed], { phase: "typed", refusal: null }],
  [
    "one that came too late",
    [typed, sending, answered({ late: 9 })],
    { phase: "saved", late: 9, isStopped: true, isWriting: false, isOvertaken: true },
  ],
  ["somebody who was faster", [typed, sending, answered({ status: 409 })], { phase: "refused", isStopped: true, refusal: null }],
  ["nothing is sent upon theirs", [answered({ status: 409 }), typed], { phase: "refused", isStopped: true }],
  ["nothing more is sent after that", [answered({ late: 9 }), typed], { phase: "saved", late: 9 }],
  ["the place", [present()], { isWriting: true, writer: null, isOvertaken: false }],
  ["somebody else's place", [present({ isWriting: false })], { isWriting: false, writer: "Ida" }],
  ["somebody else's newer text", [present({ isWriting: false, revision: 6 })], { isOvertaken: true }],
  ["the answer to one's own that is under way", [typed, sending, present({ revision: 6 })], { isOvertaken: false }],
])("%s", (_, events, expected) => {
  expect(run(...events)).toMatchObject(expected);
});

test("each state says where the text is", () => {
  expect(toSaveText(run())).toBe("Gespeichert");
  expect(toSaveText(run(answered({ status: 401 })))).toContain("in diesem Browser");
  expect(toSaveText(run(answered({ status: null }), answered({ status: null })))).toContain("Keine Verbindung");
});

test("screen readers hear what hinders a text from being saved, and nothing of each save and each try", () => {
  const without = [answered({ status: 401 }), typed, sending, answered({ status: 401 })];
  const said = without.map((_, index) => toSaveTrouble(run(...without.slice(0, index + 1))));
  expect(new Set(said)).toEqual(new Set(["Deine Anmeldung ist abgelaufen. Was du schreibst, bleibt in diesem Browser."]));
  expect([run(), run(typed), run(typed, sending), run(answered({ status: null }))].map(toSaveTrouble)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test("what is typed is sent after a pause, and never much later than its first letter", () => {
  expect([0, 900, 1500, 5000].map(toSaveDelay)).toEqual([800, 800, 300, 0]);
  expect(toNextTry(run(typed))).toBe(800);
});

test("tries wait longer each time, and never longer than half a minute; what is saved or refused is not tried again", () => {
  expect([1, 2, 3, 9].map((failures) => toNextTry({ phase: "waiting", failures }))).toEqual([2000, 4000, 8000, 30_000]);
  const signedOut = answered({ status: 401 });
  expect([run(signedOut), run(signedOut, sending, signedOut)].map(toNextTry)).toEqual([2000, 4000]);
  expect([toNextTry(run()), toNextTry(run(answered({ status: 413 })))]).toEqual([null, null]);
});

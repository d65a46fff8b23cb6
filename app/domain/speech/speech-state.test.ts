import { expect, test } from "vitest";
import { toRemainingText, toSpokenSeconds } from "./listening-time.ts";
import { parseSpeechSpeed } from "./speech-speed.ts";
import {
  countRemaining,
  isSounding,
  nextSpeechState,
  type SpeechEvent,
  type SpeechState,
  startSpeech,
  toUtterance,
} from "./speech-state.ts";

const script = [["Titel."], ["Eins.", "Zwei."], ["Drei."]];
const NEXT = "Als Nächstes: Anderes.";

const start = (next: string | null = NEXT) => startSpeech(script, 1, next);
const run = (state: SpeechState, ...events: SpeechEvent[]) => events.reduce(nextSpeechState, state);
/** What its voice reports of what is spoken now, to the end or so many times. */
function hear(state: SpeechState, times: number): SpeechState {
  return Array.from({ length: times }).reduce<SpeechState>(
    (now) => run(now, { type: "began", take: now.take }, { type: "finished", take: now.take }),
    state,
  );
}
const read = ({ step, passage, sentence }: SpeechState) => [step, passage, sentence];

test("sentence by sentence to the end, then what comes next is said and opened", () => {
  const said: string[] = [];
  let state = start();
  for (let count = 0; isSounding(state) && count < 20; count += 1) {
    said.push(toUtterance(state));
    state = hear(state, 1);
  }
  expect(said).toEqual(["Titel.", "Eins.", "Zwei.", "Drei.", NEXT]);
  expect(state.step).toBe("leaving");
  expect(hear(start(null), 4).step).toBe("over");
});

test.each<[string, SpeechState, SpeechEvent, unknown[]]>([
  ["a pause", hear(start(), 2), { type: "pressed" }, ["paused", 1, 1]],
  ["going on from the same sentence", run(hear(start(), 2), { type: "paused" }), { type: "pressed" }, ["starting", 1, 1]],
  ["a page that is left", hear(start(), 1), { type: "paused" }, ["paused", 1, 0]],
  ["a page that has left for the next article", hear(start(), 5), { type: "paused" }, ["over", 2, 0]],
  ["a voice that the device has silenced", hear(start(), 2), { type: "lost", take: 3 }, ["starting", 1, 1]],
  ["forward", hear(start(), 1), { type: "moved", by: 1 }, ["starting", 2, 0]],
  ["back within a passage", hear(start(), 2), { type: "moved", by: -1 }, ["starting", 1, 0]],
  ["back at its beginning", hear(start(), 1), { type: "moved", by: -1 }, ["starting", 0, 0]],
  ["back at the first", start(), { type: "moved", by: -1 }, ["starting", 0, 0]],
  ["back while paused", run(hear(start(), 2), { type: "paused" }), { type: "moved", by: -1 }, ["paused", 1, 0]],
  ["forward past the end", hear(start(), 3), { type: "moved", by: 1 }, ["announcing", 2, 0]],
  ["forward past the end while paused", run(hear(start(), 3), { type: "paused" }), { type: "moved", by: 1 }, ["paused", 2, 0]],
  ["back after the end", hear(start(null), 4), { type: "moved", by: -1 }, ["paused", 2, 0]],
  ["back while the next is announced", hear(start(), 4), { type: "moved", by: -1 }, ["starting", 2, 0]],
  ["from the beginning once more", hear(start(null), 4), { type: "pressed" }, ["starting", 0, 0]],
  ["the next article that is not wanted", hear(start(), 4), { type: "stayed" }, ["over", 2, 0]],
  ["staying while nothing is announced", hear(start(), 1), { type: "stayed" }, ["speaking", 1, 0]],
  ["a browser that refuses", start(), { type: "broken", take: 1, error: "not-allowed" }, ["refused", 0, 0]],
  ["a browser that says nothing at all", start(), { type: "silent", take: 1 }, ["refused", 0, 0]],
  ["a voice that never ends", run(start(), { type: "began", take: 1 }), { type: "silent", take: 1 }, ["speaking", 1, 0]],
  ["somebody else breaking in", hear(start(), 1), { type: "broken", take: 2, error: "interrupted" }, ["paused", 1, 0]],
  ["a failed voice", hear(start(), 1), { type: "broken", take: 2, error: "network" }, ["starting", 1, 0]],
])("%s", (_, state, event, expected) => {
  expect(read(run(state, event))).toEqual(expected);
});

test("what comes late of a take that was broken off changes nothing", () => {
  const moved = run(hear(start(), 1), { type: "moved", by: 1 });
  for (const type of ["finished", "silent", "began"] as const) expect(run(moved, { type, take: moved.take - 1 })).toBe(moved);
  expect(run(moved, { type: "broken", take: moved.take - 1, error: "interrupted" })).toBe(moved);
});

test("after a voice that needs a line comes one that does not, and then there is none", () => {
  const first = run(start(), { type: "broken", take: 1, error: "network" });
  expect([first.isLocal, first.take]).toEqual([true, 2]);
  const second = run(first, { type: "broken", take: 2, error: "synthesis-failed" });
  expect(second.step).toBe("failed");
  expect(run(second, { type: "pressed" }).step).toBe("starting");
});

test("another speed is heard at once, and kept while paused", () => {
  const speaking = hear(start(), 1);
  const faster = run(speaking, { type: "speed", speed: 1.4 });
  expect([faster.speed, faster.take - speaking.take]).toEqual([1.4, 1]);
  const paused = run(speaking, { type: "paused" }, { type: "speed", speed: 0.8 });
  expect([paused.speed, paused.take, paused.step]).toEqual([0.8, speaking.take, "paused"]);
});

test("a text that grows goes on where it was; a passage that changed begins anew", () => {
  const state = hear(start(), 2);
  const grown = run(state, { type: "changed", script: [["Neu."], ...script, ["Vier."]], passage: 2 });
  expect([read(grown), grown.take]).toEqual([["speaking", 2, 1], state.take]);
  const other = run(state, { type: "changed", script: [["Titel."], ["Anders."]], passage: 1 });
  expect([read(other), other.take]).toEqual([["starting", 1, 0], state.take + 1]);
});

test("what is left is said in minutes, and sooner over when spoken faster", () => {
  expect(countRemaining(hear(start(), 2))).toBe("Zwei.Drei.".length);
  expect(countRemaining(hear(start(null), 4))).toBe(0);
  expect(toRemainingText(toSpokenSeconds(3400, 1))).toBe("Noch 4\u00a0Min.");
  expect(toRemainingText(toSpokenSeconds(3400, 1.6))).toBe("Noch 3\u00a0Min.");
  expect(toRemainingText(toSpokenSeconds(0, 1))).toBe("Zu Ende");
  expect(toRemainingText(toSpokenSeconds(100, 1))).toBe("Unter 1\u00a0Min.");
});

test.each([
  ["1.4", 1.4],
  ["0.8", 0.8],
  ["2", 1],
  ["", 1],
  [null, 1],
])("a stored speed of %j is %d", (stored, speed) => {
  expect(parseSpeechSpeed(stored)).toBe(speed);
});

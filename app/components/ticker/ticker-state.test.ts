import { describe, expect, test } from "vitest";
import { changeTicker, type Entry, type EntryContent, type TickerNews, type TickerState, toHeldText } from "./ticker-state.ts";

const content: EntryContent = { title: "Neu", html: "<p>neu</p>", image: null };
const at = (minute: number) => `2026-03-01T10:${String(minute).padStart(2, "0")}:00.000Z`;
const kept = (id: string, minute: number): Entry => ({
  id,
  date: at(minute),
  isPinned: false,
  isKeyEvent: false,
  content: "kept",
});
const fresh = (id: string, minute: number, changes: Partial<Entry> = {}) => ({ ...kept(id, minute), ...changes, content });
const start: TickerState = {
  entries: [kept("b", 2), kept("a", 1)],
  held: [],
  cursor: at(2),
  isOver: false,
  oldest: null,
  said: "",
};
const news = (changes: Partial<TickerNews>): TickerNews => ({
  cursor: at(3),
  entries: [],
  removed: [],
  entryIds: null,
  isOver: false,
  ...changes,
});
const hear = (state: TickerState, changes: Partial<TickerNews>, isAtTop = false) =>
  changeTicker(state, { kind: "news", news: news(changes), isAtTop });
const ids = (entries: readonly Entry[]) => entries.map(({ id }) => id).join("");

describe("new entries", () => {
  test("wait for a reader who reads further down, and come when asked for", () => {
    const state = hear(hear(start, { entries: [fresh("c", 3)] }), { entries: [fresh("d", 4)], cursor: at(4) });
    expect([ids(state.entries), ids(state.held), state.cursor]).toEqual(["ba", "dc", at(4)]);
    const released = changeTicker(state, { kind: "release" });
    expect([ids(released.entries), ids(released.held)]).toEqual(["dcba", ""]);
  });

  test("come at once for a reader at the top, with those that waited", () => {
    const state = hear(hear(start, { entries: [fresh("c", 3)] }), { entries: [fresh("d", 4)] }, true);
    expect([ids(state.entries), ids(state.held)]).toEqual(["dcba", ""]);
  });

  test("that are heard twice stand there once", () => {
    const one = hear(start, { entries: [fresh("c", 3)] });
    expect(hear(one, { entries: [fresh("c", 3)] })).toEqual(one);
  });

  test("that were changed or taken away while they waited were never seen as they had been", () => {
    const waiting = hear(start, { entries: [fresh("c", 3), fresh("d", 4)] });
    const state = hear(waiting, { entries: [fresh("c", 3, { isKeyEvent: true })], removed: ["d"] });
    expect(state.held).toEqual([fresh("c", 3, { isKeyEvent: true })]);
  });

  test("are marked as new until the next are shown, and said once for all that came together", () => {
    const marked = ({ entries }: TickerState) => ids(entries.filter(({ isNew }) => isNew));
    const first = hear(start, { entries: [fresh("d", 4), fresh("c", 3)] }, true);
    expect([marked(first), first.said]).toEqual(["dc", "2 neue Einträge: Neu."]);
    const corrected = hear(first, { entries: [fresh("c", 3, { isKeyEvent: true })] }, true);
    expect([marked(corrected), corrected.said]).toEqual(["dc", ""]);
    expect(marked(hear(corrected, { entries: [fresh("e", 5)] }, true))).toBe("e");
  });

  test("that wait are said by their button alone", () => {
    expect(hear(start, { entries: [fresh("c", 3)] }).said).toBe("");
  });
});

test("the end is said once", () => {
  const over = hear(start, { isOver: true });
  expect(over.said).toBe("Dieser Ticker ist beendet.");
  expect(hear(over, { isOver: true }).said).toBe("");
});

test("a changed entry is replaced in its place, and a removed one leaves a mark", () => {
  const state = hear(start, { entries: [fresh("a", 1)], removed: ["b"] });
  expect(state.entries).toEqual([{ ...kept("b", 2), content: "gone" }, fresh("a", 1)]);
  expect(state.held).toEqual([]);
});

test("a pinned entry stands above all others for a reader at the top, and goes back when it is unpinned", () => {
  const pinned = hear(start, { entries: [fresh("a", 1, { isPinned: true })] }, true);
  expect(ids(pinned.entries)).toBe("ab");
  expect(ids(hear(pinned, { entries: [fresh("a", 1)] }, true).entries)).toBe("ba");
});

test("further down it keeps its place, with its mark, until the reader goes up", () => {
  const pinned = hear(start, { entries: [fresh("a", 1, { isPinned: true })] });
  expect(pinned.entries.map(({ id, isPinned }) => [id, isPinned])).toEqual([
    ["b", false],
    ["a", true],
  ]);
  expect(ids(changeTicker(pinned, { kind: "release" }).entries)).toBe("ab");
});

test("a corrected entry of a further page is not new on the first; one that was pinned there is", () => {
  const paged = { ...start, oldest: at(1) };
  const state = hear(paged, { entries: [fresh("x", 0), fresh("y", 0, { isPinned: true }), fresh("c", 3)] });
  expect(ids(state.held)).toBe("yc");
  expect(ids(hear(start, { entries: [fresh("x", 0)] }).held)).toBe("x");
});

test("a reader who comes again learns from all ids what is gone; older ones on another page do not count", () => {
  const state = hear(start, { entries: [fresh("c", 3)], entryIds: ["c", "a", "alt"] });
  expect(state.entries.map(({ content }) => content)).toEqual(["gone", "kept"]);
  expect(ids(state.held)).toBe("c");
});

test("an older cursor is ignored, and the end is kept", () => {
  expect(hear(start, { cursor: at(1), isOver: true })).toMatchObject({ cursor: at(2), isOver: true });
});

test("readers are told how many wait", () => {
  expect([1, 3].map(toHeldText)).toEqual(["1 neuer Eintrag", "3 neue Einträge"]);
});

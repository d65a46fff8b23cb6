import fc from "fast-check";
import { expect, test } from "vitest";
import { decideOffer, type Meter, type MeterState, parseMeterState, toCurrentState } from "./meter.ts";
import { toFreeReadText, toUsedUpText } from "./meter-text.ts";

const meter: Meter = { posts: 3, days: 30 };
const now = new Date("2026-11-20T12:00:00Z");
const seconds = now.getTime() / 1000;

/** The state after a post was read, as the counter keeps it. */
const addRead = (state: MeterState, post: number): MeterState =>
  state.posts.includes(post) ? state : { ...state, posts: [...state.posts, post] };

test("a reader reads as many posts as are free, each as often as wanted, and then no more", () => {
  let state = toCurrentState(null, meter, now);
  for (const post of [1, 2, 3]) {
    expect(decideOffer(state, meter, post)).toBe("left");
    state = addRead(addRead(state, post), post);
  }
  expect(decideOffer(state, meter, 4)).toBe("used-up");
  expect(decideOffer(state, meter, 2)).toBe("read");
});

test("a period lasts to the second, and then everything is free again", () => {
  const state = { start: seconds - 30 * 86_400, posts: [1, 2, 3] };
  expect(toCurrentState({ ...state, start: state.start + 1 }, meter, now).posts).toEqual([1, 2, 3]);
  expect(toCurrentState(state, meter, now)).toEqual({ start: seconds, posts: [] });
});

test("a period that begins in the future is ignored", () => {
  expect(toCurrentState({ start: seconds + 1, posts: [1] }, meter, now).posts).toEqual([]);
});

test("a limit that the operator has lowered applies at once", () => {
  expect(decideOffer({ start: seconds, posts: [1, 2, 3] }, { posts: 1, days: 30 }, 4)).toBe("used-up");
});

test.each([
  [null],
  [[]],
  [{ start: seconds }],
  [{ start: "1", posts: [] }],
  [{ start: -1, posts: [] }],
  [{ start: seconds, posts: [0] }],
  [{ start: seconds, posts: [1.5] }],
  [{ start: seconds, posts: ["1"] }],
  [{ start: seconds, posts: [1, 1] }],
  [{ start: seconds, posts: Array.from({ length: 101 }, (_, index) => index + 1) }],
  [{ start: seconds, posts: [], more: 1 }],
])("%j is not a state of a meter", (value) => {
  expect(parseMeterState(value)).toBeNull();
});

test("a written state is read back unchanged, and never more posts are read than are free", () => {
  const posts = fc.array(fc.integer({ min: 1, max: 2_147_483_647 }), { maxLength: 40 });
  fc.assert(
    fc.property(posts, fc.integer({ min: 1, max: 20 }), (wanted, free) => {
      const limits = { posts: free, days: 7 };
      const state = wanted.reduce(
        (current, post) => (decideOffer(current, limits, post) === "used-up" ? current : addRead(current, post)),
        toCurrentState(null, limits, now),
      );
      expect(state.posts.length).toBeLessThanOrEqual(free);
      expect(parseMeterState(JSON.parse(JSON.stringify(state)))).toEqual(state);
    }),
  );
});

test.each([
  [3, [1], "Noch 2 von 3 freien Plus-Artikeln bis 20. Dezember 2026."],
  [3, [1, 2], "Noch 1 von 3 freien Plus-Artikeln bis 20. Dezember 2026."],
  [3, [1, 2, 3], "Danach ist kein freier Plus-Artikel mehr übrig. Ab 20. Dezember 2026 gibt es neue."],
  [1, [1], "Das ist dein freier Plus-Artikel. Ab 20. Dezember 2026 gibt es einen neuen."],
])("of %i free posts, after reading %j, a reader sees: %s", (free, posts, text) => {
  expect(toFreeReadText({ start: seconds, posts }, { posts: free, days: 30 })).toBe(text);
});

test.each([
  [3, 1, "Du hast deine 3 freien Plus-Artikel gelesen. Ab 21. November 2026 gibt es neue."],
  [1, 7, "Du hast deinen freien Plus-Artikel gelesen. Ab 27. November 2026 gibt es einen neuen."],
])("a reader who has read the %i of %i days learns when there are new ones", (posts, days, text) => {
  expect(toUsedUpText({ start: seconds, posts: [1, 2, 3].slice(0, posts) }, { posts, days })).toBe(text);
});

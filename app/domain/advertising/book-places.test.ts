import { describe, expect, test } from "vitest";
import { listPlaces } from "./ad-places.ts";
import { isQuiet } from "./ad-subject.ts";
import { type Bookable, bookPlaces } from "./book-places.ts";
import { countPlaces } from "./count-places.ts";

type Campaign = Bookable & { id: string };

const campaign = (id: string, changes: Partial<Bookable> = {}): Campaign => ({
  id,
  sections: [],
  municipality: null,
  weight: 1,
  ...changes,
});

function book(campaigns: Campaign[], changes: Partial<Parameters<typeof bookPlaces<Campaign>>[0]> = {}) {
  const facts = { places: listPlaces("article"), subject: { about: [] }, path: "/a/1", day: "2026-11-29", units: {}, most: null };
  return bookPlaces({ ...facts, ...changes, campaigns }).map((booking) =>
    "unit" in booking ? `${booking.place}: ${booking.unit}` : `${booking.place}: ${booking.campaign.id}`,
  );
}

describe("the campaign at a place", () => {
  test("is the same whoever asks, as long as it is the same day", () => {
    const all = ["a", "b", "c", "d"].map((id) => campaign(id));
    expect(book(all)).toEqual(book(all));
    const days = Array.from({ length: 30 }, (_, index) => book(all, { day: `2026-11-${index + 1}` })[0]);
    expect(new Set(days).size).toBe(4);
  });

  test("stands as often as its weight says, over many pages and over many days", () => {
    const all = [campaign("a", { weight: 6 }), campaign("b", { weight: 3 }), campaign("c", { weight: 1 })];
    const many = Array.from({ length: 10_000 }, (_, index) => index);
    for (const where of [(index: number) => ({ path: `/post/${index}` }), (index: number) => ({ day: `day ${index}` })]) {
      const first = many.map((index) => book(all, where(index))[0]);
      const share = (id: string) => first.filter((text) => text === `article-text: ${id}`).length / many.length;
      expect(share("a")).toBeCloseTo(0.6, 1);
      expect(share("b")).toBeCloseTo(0.3, 1);
      expect(share("c")).toBeCloseTo(0.1, 1);
    }
  });

  test("stands once on a page", () => {
    expect(book([campaign("a")])).toEqual(["article-text: a"]);
    expect(
      book([campaign("a"), campaign("b")])
        .map((text) => text.slice(-1))
        .toSorted(),
    ).toEqual(["a", "b"]);
  });

  test.each([
    [{ sections: ["sport"] }, ["/news/sport"], true],
    [{ sections: ["sport"] }, ["/news/sport-lokal", "/themen/sport"], false],
    [{ sections: ["sport", "politik"] }, ["/news/politik"], true],
    [{ municipality: "dornbirn" }, ["/gemeinde/dornbirn"], true],
    [{ municipality: "dornbirn" }, ["/news/politik"], false],
    [{ sections: ["sport"], municipality: "dornbirn" }, ["/gemeinde/dornbirn"], true],
    [{}, [], true],
  ])("is for the page that it was booked for: %j beside %j", (changes, about, isThere) => {
    expect(book([campaign("a", changes)], { subject: { about } })).toEqual(isThere ? ["article-text: a"] : []);
  });

  test("comes before a network, which fills what is left", () => {
    const units = { "article-text": "/1/text", "article-end": "/1/ende" };
    expect(book([], { units })).toEqual(["article-text: /1/text", "article-end: /1/ende"]);
    expect(book([campaign("a")], { units })).toEqual(["article-text: a", "article-end: /1/ende"]);
    expect(book([campaign("a")], { units, most: 1 })).toEqual(["article-text: a"]);
    expect(book([campaign("a")], { units, most: 0 })).toEqual([]);
  });
});

describe("a reader", () => {
  const withAbo = (...flags: string[]) =>
    countPlaces({ piano: { userRef: "", abo: new Proxy({}, { get: (_, name) => flags.includes(String(name)) }) as never } });

  test("without a subscription, or with Plus alone, sees all places", () => {
    expect([countPlaces(null), withAbo(), withAbo("isPlusSubscriber", "hasPlusAccess")]).toEqual([null, null, null]);
  });

  test.each(["isPurSubscriber", "hasPurAccess", "isPlusPremiumSubscriber", "isKayakPlusPremiumSubscriber"])(
    "with %s sees one",
    (flag) => expect(withAbo(flag, "hasPlusAccess")).toBe(1),
  );

  test("of whom it is not known sees no more than somebody who has paid", () => {
    expect([countPlaces("unknown"), countPlaces({ piano: null })]).toEqual([1, 1]);
  });
});

test("beside an accident or a death nothing is advertised", () => {
  expect(isQuiet({ about: ["/news/vorarlberg", "/themen/unfall"] })).toBe(true);
  expect(isQuiet({ about: ["/news/vorarlberg", "/themen/unfallchirurgie"] })).toBe(false);
});

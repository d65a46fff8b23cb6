import { describe, expect, test } from "vitest";
import { parseEvent } from "./rest-event.ts";
import { toParagraphs } from "./to-paragraphs.ts";
import { toTribeEvent, toVenue } from "./tribe-for-test.ts";

const parse = (changes: Record<string, unknown> = {}) => parseEvent(toTribeEvent({ id: 12, ...changes }));
const seconds = (iso: string) => Date.parse(iso) / 1000;

describe("an event of The Events Calendar", () => {
  test("has all that a page of ours says, as plain text", () => {
    expect(
      parse({
        title: "Rock &#038; <em>Roll</em>",
        description: "<p>Eins &amp; <b>zwei</b>.<br />Drei.</p>\n<ul><li>A</li><li>B</li></ul><script>alert(1)</script>",
        cost: "&euro;12",
        website: "https://karten.example/x",
        image: { url: "https://alt.example/a.jpg", id: 77, sizes: {} },
        venue: toVenue("Kulturb&uuml;hne", "Götzis"),
        organizer: [
          { id: 5, organizer: "Verein &#8222;Ton&#8220;" },
          { id: 6, organizer: "Zweiter" },
        ],
        categories: [{ id: 1, name: "Konzerte", slug: "konzerte" }],
      }),
    ).toEqual({
      id: 12,
      title: "Rock & Roll",
      text: "Eins & zwei.\nDrei.\n\n– A\n– B",
      starts: seconds("2026-12-03T18:00:00Z"),
      ends: seconds("2026-12-03T20:00:00Z"),
      isAllDay: false,
      isCancelled: false,
      place: "Kulturbühne",
      address: "Hauptstraße 1, 6840 Götzis",
      city: "Götzis",
      organiser: "Verein „Ton“, Zweiter",
      price: "€12",
      isFree: false,
      categories: ["Konzerte"],
      link: "https://karten.example/x",
      picture: 77,
    });
  });

  test("has nothing where the site says nothing, and its page there as its link", () => {
    expect(parse()).toMatchObject({ place: "", address: "", city: "", organiser: "", price: "", picture: null, categories: [] });
    expect(parse({ website: "http://unsicher.example/" })).toMatchObject({ link: "https://alt.example/event/nr-12/" });
  });

  test.each(["Free", "Kostenlos", "0", "€0", "0,00 €", "Eintritt frei"])("for %j is free", (cost) => {
    expect(parse({ cost })).toMatchObject({ isFree: true, price: "" });
  });

  test("of whole days lasts from midnight to midnight of the region, whatever zone the site has", () => {
    const days = { start_date: "2027-03-27 00:00:00", end_date: "2027-03-28 23:59:59", utc_start_date: "2027-03-27 05:00:00" };
    expect(parse({ all_day: true, timezone: "America/New_York", ...days })).toMatchObject({
      isAllDay: true,
      starts: seconds("2027-03-26T23:00:00Z"),
      ends: seconds("2027-03-28T22:00:00Z"),
    });
  });

  test("that ends as it begins has no end", () => {
    expect(parse({ utc_end_date: "2026-12-03 18:00:00" })).toMatchObject({ ends: null });
  });

  test("that is called off says so; that stands in no list, or is no public one, is none", () => {
    expect(parse({ event_status: "canceled" })).toMatchObject({ isCancelled: true });
    expect([parse({ hide_from_listings: true }), parse({ status: "draft" }), parse({ status: "private" })]).toEqual([
      null,
      null,
      null,
    ]);
  });

  test.each([
    [{ id: "12" }, "id"],
    [{ title: null }, "title"],
    [{ start_date: "bald" }, "start_date"],
    [{ utc_start_date: null }, "utc_start_date"],
  ])("that is none is named with the reason: %j", (changes, field) => {
    expect(parseEvent({ ...toTribeEvent({ id: 12 }), ...changes })).toMatch(new RegExp(`^${field}: `));
    expect(parseEvent(null)).toEqual(expect.any(String));
  });
});

test("endless and nested markup becomes text, within a test's time", () => {
  expect(toParagraphs("<div>".repeat(30_000)).length).toBeLessThan(200_000);
  expect(toParagraphs("<p>a".repeat(20_000)).startsWith("a\n\na")).toBe(true);
});

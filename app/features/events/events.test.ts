import { describe, expect, test } from "vitest";
import { toEventLine } from "#app/components/event/to-event-line.ts";
import type { GetEventsQuery } from "#graphql/generated/operations.ts";
import { isWorthIndexing, parseEventChoice, toChoicePath, toEventsVariables } from "./event-choice.ts";
import { toEventJsonLd } from "./event-json-ld.ts";
import { toEventDescription, toEventView, type WireEvent } from "./event-view-model.ts";
import { toEventsView } from "./events-view-model.ts";
import { toEventCalendar } from "./to-event-calendar.ts";

const now = new Date("2026-11-29T12:00:00Z");
const choose = (query = "") => parseEventChoice(new URLSearchParams(query), now);
const toAddress = (path: string) => `https://talblick.example${path}`;

const wire = (changes: Partial<WireEvent> = {}): WireEvent => ({
  id: 7,
  kind: "CONCERT",
  title: "Chor, und Orgel",
  starts: "2026-11-29T18:00:00Z",
  ends: "2026-11-29T20:00:00Z",
  is_all_day: false,
  is_cancelled: false,
  place: "Pfarrkirche",
  municipality: "gotzis",
  price: "12,50 Euro",
  is_free: false,
  is_sample: false,
  text: "Eins.\n\nZwei.",
  address: "Hauptstraße 1",
  organiser: "Kirchenchor",
  link: "https://www.chor.example/x",
  changed: "2026-11-20T08:00:00Z",
  image: null,
  ...changes,
});

describe("a choice", () => {
  test("is of this week everywhere, unless something is chosen", () => {
    const choice = choose("tag=&zeitraum=&gemeinde=&art=&seite=");
    if (choice === null || choice === "past") throw new Error("no choice");
    expect(toEventsVariables(choice)).toEqual({
      from: "2026-11-29",
      days: 7,
      municipality: null,
      kind: null,
      query: null,
      page: 1,
    });
    expect([toChoicePath(choice), isWorthIndexing(choice)]).toEqual(["/termine", true]);
  });

  test("keeps what is chosen in its address", () => {
    const query = "tag=2026-12-01&zeitraum=monat&gemeinde=gotzis&art=konzert&q=Chor+und&seite=2";
    const choice = choose(query);
    if (choice === null || choice === "past") throw new Error("no choice");
    const place = { municipality: "gotzis", kind: "CONCERT" };
    expect(toEventsVariables(choice)).toEqual({ from: "2026-12-01", days: 30, ...place, query: "Chor und", page: 2 });
    expect([toChoicePath(choice), isWorthIndexing(choice)]).toEqual([`/termine?${query}`, false]);
  });

  test.each(["tag=bald", "tag=2029-01-01", "zeitraum=ewig", "gemeinde=paris", "art=zirkus", "seite=0", "seite=x"])(
    "of %s is none",
    (query) => {
      expect(choose(query)).toBeNull();
    },
  );

  test("of a day that is over is told apart", () => {
    expect(choose("tag=2026-11-28")).toBe("past");
  });
});

describe("a list", () => {
  const view = (items: WireEvent[], running: WireEvent[] = []) => {
    const choice = choose();
    if (choice === null || choice === "past") throw new Error("no choice");
    return toEventsView(
      choice,
      { items, running, total: items.length, total_pages: 1, page: 1 } as GetEventsQuery["events"],
      now,
    );
  };

  test("is by days, which say that they are today and tomorrow", () => {
    const { days, summary, empty } = view([
      wire(),
      wire({ id: 8, starts: "2026-11-29T22:30:00Z", ends: "2026-11-30T01:00:00Z" }),
      wire({ id: 9, starts: "2026-11-29T23:30:00Z", ends: null }),
      wire({ id: 10, starts: "2026-12-07T23:00:00Z", ends: "2026-12-08T23:00:00Z", is_all_day: true }),
    ]);
    expect(days.map(({ title, holiday, events }) => [title, holiday, events.map(({ time }) => time)])).toEqual([
      ["Heute, Sonntag, 29. November", null, ["19:00 bis 21:00\u00a0Uhr", "23:30 bis 02:00\u00a0Uhr"]],
      ["Morgen, Montag, 30. November", null, ["00:30\u00a0Uhr"]],
      ["Dienstag, 8. Dezember", "Mariä Empfängnis", ["ganztägig"]],
    ]);
    expect([summary, empty]).toEqual(["4 Termine vom 29. November bis 5. Dezember", null]);
  });

  test("that is empty says so, and what lasts is shown with its end", () => {
    const lasting = wire({ starts: "2026-10-31T23:00:00Z", ends: "2027-01-06T23:00:00Z", is_all_day: true });
    expect(view([], [lasting])).toMatchObject({ empty: expect.any(String), running: [{ time: "bis 6. Jänner" }] });
  });

  test("says where and for how much", () => {
    const { where, price } = toEventLine(wire({ place: "Bühne Götzis", is_free: true, price: "" }));
    expect([where, price]).toEqual(["Bühne Götzis", "Eintritt frei"]);
    expect(toEventLine(wire()).where).toBe("Pfarrkirche, Götzis");
    expect(toEventLine(wire({ place: "", municipality: null, price: "" }))).toMatchObject({ where: "", price: null });
  });
});

describe("one event", () => {
  test("has its facts in words", () => {
    expect(toEventView(wire(), now)).toMatchObject({
      when: "Sonntag, 29. November 2026, 19:00 bis 21:00\u00a0Uhr",
      where: "Pfarrkirche, Götzis",
      link: { host: "chor.example" },
      paragraphs: ["Eins.", "Zwei."],
      isOver: false,
    });
    expect(toEventDescription(wire())).toBe("Konzert am Sonntag, 29. November 2026, 19:00 bis 21:00 Uhr, Pfarrkirche, Götzis.");
  });

  test.each([
    ["2026-11-29T11:00:00Z", "2026-11-29T12:00:00Z", true],
    ["2026-11-29T08:00:00Z", null, false],
    ["2026-11-28T20:00:00Z", null, true],
  ])("from %s to %s is over: %s", (starts, ends, isOver) => {
    expect(toEventView(wire({ starts, ends }), now).isOver).toBe(isOver);
  });

  test("leads to no address but an https one", () => {
    expect(toEventView(wire({ link: "javascript:alert(1)" }), now).link).toBeNull();
  });

  test("tells machines organiser, price, place and whether it was called off", () => {
    expect(toEventJsonLd(wire(), toAddress)).toMatchObject({
      "@type": "Event",
      startDate: "2026-11-29T19:00:00+01:00",
      endDate: "2026-11-29T21:00:00+01:00",
      eventStatus: "https://schema.org/EventScheduled",
      location: { name: "Pfarrkirche", address: { streetAddress: "Hauptstraße 1", addressLocality: "Götzis" } },
      organizer: { name: "Kirchenchor" },
      offers: { price: "12.50", priceCurrency: "EUR" },
      url: "https://talblick.example/termine/7",
    });
    expect(toEventJsonLd(wire({ is_cancelled: true, is_free: true }), toAddress)).toMatchObject({
      eventStatus: "https://schema.org/EventCancelled",
      isAccessibleForFree: true,
      offers: { price: "0" },
    });
    expect(toEventJsonLd(wire({ price: "14 Euro, ermäßigt 8 Euro" }), toAddress)).not.toHaveProperty("offers");
  });

  test("is a calendar's entry, whole days without a time", () => {
    const file = toEventCalendar(
      [
        wire(),
        wire({ id: 8, starts: "2026-11-27T23:00:00Z", ends: "2026-11-29T23:00:00Z", is_all_day: true, is_cancelled: true }),
      ],
      "Termine",
      toAddress,
    );
    expect(file).toContain(
      [
        "BEGIN:VEVENT",
        "UID:termin-7@talblick.example",
        "DTSTAMP:20261120T080000Z",
        "DTSTART:20261129T180000Z",
        "DTEND:20261129T200000Z",
        "SUMMARY:Chor\\, und Orgel",
        "DESCRIPTION:Eins.\\n\\nZwei.",
        "LOCATION:Pfarrkirche\\, Götzis\\, Hauptstraße 1",
        "CATEGORIES:Konzert",
        "URL:https://talblick.example/termine/7",
        "STATUS:CONFIRMED",
      ].join("\r\n"),
    );
    expect(file).toContain("DTSTART;VALUE=DATE:20261128\r\nDTEND;VALUE=DATE:20261130\r\n");
    expect(file).toContain("STATUS:CANCELLED");
  });
});

/** What calendars and search engines make of events: read by a parser that is not ours, and by what they document. */
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { toEventJsonLd } from "./event-json-ld.ts";
import type { WireEvent } from "./event-view-model.ts";
import { toEventCalendar } from "./to-event-calendar.ts";

const toAddress = (path: string) => `https://talblick.example${path}`;
const wire = (changes: Partial<WireEvent> = {}): WireEvent => ({
  id: 7,
  kind: "CONCERT",
  title: "Chor, Orgel; und „Licht“ – ein Abend, der länger heißt als eine Zeile eines Kalenders lang sein darf",
  starts: "2026-11-29T18:00:00Z",
  ends: "2026-11-29T20:00:00Z",
  is_all_day: false,
  is_cancelled: false,
  place: "Pfarrkirche",
  municipality: "gotzis",
  price: "12,50 Euro",
  is_free: false,
  is_sample: false,
  text: "Eins \\ zwei.\n\nDrei: „vier“, fünf; sechs.\nEND:VEVENT",
  address: "Hauptstraße 1",
  organiser: "Kirchenchor",
  link: "https://www.chor.example/x",
  changed: "2026-11-20T08:00:00Z",
  image: null,
  ...changes,
});
const days = { starts: "2027-03-26T23:00:00Z", ends: "2027-03-28T22:00:00Z", is_all_day: true };

function read(events: WireEvent[]) {
  const calendar = new ICAL.Component(ICAL.parse(toEventCalendar(events, "Termine in Götzis", toAddress)));
  return { calendar, entries: calendar.getAllSubcomponents("vevent").map((entry) => new ICAL.Event(entry)) };
}

describe("a calendar", () => {
  test("of one event says to a parser what the page says", () => {
    const { calendar, entries } = read([wire()]);
    expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
    const [entry] = entries;
    const { title, text } = wire();
    expect(entry).toMatchObject({ uid: "termin-7@talblick.example", summary: title, description: text });
    expect(entry?.location).toBe("Pfarrkirche, Götzis, Hauptstraße 1");
    expect([entry?.startDate.toJSDate(), entry?.endDate.toJSDate()]).toEqual([
      new Date("2026-11-29T18:00:00Z"),
      new Date("2026-11-29T20:00:00Z"),
    ]);
    expect(["url", "status", "categories", "dtstamp"].map((name) => `${entry?.component.getFirstPropertyValue(name)}`)).toEqual([
      "https://talblick.example/termine/7",
      "CONFIRMED",
      "Konzert",
      "2026-11-20T08:00:00Z",
    ]);
  });

  test("to subscribe to has each event once, with its days, without an end that nobody knows, and what was called off", () => {
    const { calendar, entries } = read([
      wire(),
      wire({ id: 8, ends: null, text: "" }),
      wire({ id: 9, ...days, is_cancelled: true }),
    ]);
    expect(calendar.getFirstPropertyValue("refresh-interval")?.toString()).toBe("PT12H");
    expect(entries.map(({ uid }) => uid)).toEqual([7, 8, 9].map((id) => `termin-${id}@talblick.example`));
    expect(entries[1]?.component.getFirstProperty("dtend")).toBeNull();
    // Of whole days the end is the day behind the last one.
    expect([`${entries[2]?.startDate}`, `${entries[2]?.endDate}`, entries[2]?.startDate.isDate]).toEqual([
      "2027-03-27",
      "2027-03-29",
      true,
    ]);
    expect(entries[2]?.component.getFirstPropertyValue("status")).toBe("CANCELLED");
  });
});

// Google, "Event (Event) structured data": required, and recommended as far as the page says it.
const required = ["name", "startDate", "location"];
const recommended = ["description", "endDate", "eventStatus", "image", "offers", "organizer"];

describe("an event for search engines", () => {
  const image = { src: "/media/chor.jpg" } as WireEvent["image"];

  test("has all that they require and recommend", () => {
    const data = toEventJsonLd(wire({ image }), toAddress);
    expect(Object.keys(data)).toEqual(expect.arrayContaining([...required, ...recommended, "@context", "@type"]));
    expect(data).toMatchObject({
      "@context": "https://schema.org",
      "@type": "Event",
      startDate: "2026-11-29T19:00:00+01:00",
      location: { "@type": "Place", name: "Pfarrkirche", address: { "@type": "PostalAddress", addressCountry: "AT" } },
      image: ["https://talblick.example/media/chor.jpg"],
      offers: { "@type": "Offer", price: "12.50", priceCurrency: "EUR", url: "https://www.chor.example/x" },
      organizer: { "@type": "Organization", name: "Kirchenchor", url: "https://www.chor.example/x" },
      eventStatus: "https://schema.org/EventScheduled",
    });
  });

  test("of which little is known has what they require, and invents nothing", () => {
    const little = { place: "", municipality: null, address: "", organiser: "", price: "", link: null, text: "", ends: null };
    const data = toEventJsonLd(wire(little), toAddress);
    expect(Object.keys(data)).toEqual(expect.arrayContaining(required));
    for (const name of ["description", "endDate", "image", "offers", "organizer"]) expect(data).not.toHaveProperty(name);
    expect(data).toMatchObject({ location: { name: "Vorarlberg", address: { addressRegion: "Vorarlberg" } } });
  });

  test("of whole days has days, and in summer the hour of summer", () => {
    expect(toEventJsonLd(wire(days), toAddress)).toMatchObject({ startDate: "2027-03-27", endDate: "2027-03-28" });
    expect(toEventJsonLd(wire({ starts: "2027-07-01T18:00:00Z", ends: null }), toAddress)).toMatchObject({
      startDate: "2027-07-01T20:00:00+02:00",
    });
  });
});

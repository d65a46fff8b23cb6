import { expect, test } from "vitest";
import { toWarningLine, toWarningView, type WireLongWarning } from "./to-warnings.ts";

const now = new Date("2026-11-29T11:20:00Z");
const at = (hour: string, day = 29) => `2026-11-${day}T${hour}:00Z`;
const warning = (facts: Partial<WireLongWarning> = {}): WireLongWarning => ({
  id: "w",
  hazard: "WIND",
  level: 2,
  starts: at("10:00"),
  ends: at("20:00"),
  municipalities: ["lech", "au", "wien"],
  headline: null,
  text: null,
  instruction: null,
  sender: null,
  ...facts,
});

const of = (...items: WireLongWarning[]) => ({ items, state: { is_sample: true } });

test.each([
  ["in force", {}, "bis 21:00\u00a0Uhr"],
  ["in force until tomorrow", { ends: at("05:00", 30) }, "bis morgen 06:00\u00a0Uhr"],
  ["later today", { starts: at("14:00") }, "heute von 15:00 bis 21:00\u00a0Uhr"],
  ["over midnight", { starts: at("21:00"), ends: at("05:00", 30) }, "heute von 22:00 bis morgen 06:00\u00a0Uhr"],
  ["tomorrow", { starts: at("14:00", 30), ends: at("20:00", 30) }, "morgen von 15:00 bis 21:00\u00a0Uhr"],
  [
    "on a later day",
    { starts: "2026-12-01T05:00:00Z", ends: "2026-12-02T05:00:00Z" },
    "Dienstag von 06:00 bis Mittwoch 06:00\u00a0Uhr",
  ],
])("%s", (_, facts, time) => expect(toWarningView(warning(facts), { isSample: false, now }).time).toBe(time));

test("a warning has its places by name, and a level by the name of its colour", () => {
  expect(toWarningView(warning({ sender: "Dienst" }), { isSample: false, now })).toMatchObject({
    title: "Sturm, Stufe Orange",
    places: ["Au", "Lech"],
    sender: "Dienst",
  });
  expect(toWarningView(warning({ sender: "Dienst" }), { isSample: true, now }).sender).toBeNull();
  expect(toWarningView(warning({ level: 3, hazard: "THUNDERSTORM" }), { isSample: false, now }).title).toBe(
    "Gewitter, Stufe Rot",
  );
});

test("a line tells the worst, where it is unless that is clear, and leads to all of them", () => {
  const place = { path: "/wetter/lech", isOfPlace: true, now };
  expect(toWarningLine(of(warning({ hazard: "THUNDERSTORM" }), warning()), place)).toEqual({
    level: 2,
    text: "Warnung vor Gewittern, Stufe Orange, bis 21:00\u00a0Uhr",
    link: "/wetter/lech#warnungen",
    isSample: true,
  });
  const all = { path: "/wetter", isOfPlace: false, now };
  expect(toWarningLine(of(warning()), all)?.text).toBe("Warnung vor Sturm in 3 Gemeinden, Stufe Orange, bis 21:00\u00a0Uhr");
  expect(toWarningLine(of(warning({ municipalities: ["lech"] })), all)?.text).toContain(" in einer Gemeinde,");
  expect(toWarningLine(of(), all)).toBeNull();
});

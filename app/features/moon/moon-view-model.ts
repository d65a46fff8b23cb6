import { addMonths, type Month, startOfDay, toLocalDay, toMonthName } from "#app/domain/calendar/vienna-time.ts";
import { toSentence } from "#app/domain/page/to-sentence.ts";
import { toClockText } from "#app/domain/post/clock-text.ts";
import { land } from "#brand/land.ts";
import eclipses from "./eclipses.json";
import { computeMoonMonth, type MoonDay, type Quarter } from "./moon-month.ts";

export type MoonDayView = {
  /** "So., 1." */
  title: string;
  iso: string;
  isToday: boolean;
  /** The lit part of a disc of 24 units. */
  path: string;
  /** "Vollmond, 15:53 Uhr"; null between the quarters. */
  quarter: string | null;
  /** "87 %" */
  lit: string;
  rise: string | null;
  set: string | null;
  /** "Widder" */
  sign: string;
  /** "ab 14:35 Stier", where the moon passes into another. */
  nextSign: string | null;
  ascends: boolean;
};

export type MoonView = {
  /** "November 2026" */
  title: string;
  previous: { link: string; title: string } | null;
  next: { link: string; title: string } | null;
  /** Of the running month alone. */
  today: (MoonDayView & { /** "zunehmender Mond" */ phase: string }) | null;
  days: MoonDayView[];
  quarters: { title: string; date: string; path: string }[];
  apsides: { title: string; date: string; distance: string }[];
  /** The next ones, from the month on. */
  eclipses: { title: string; date: string; text: string }[];
};

/** Months that can be asked for: beyond them the eclipses are not known. */
export const FIRST_YEAR = 2024;
export const LAST_YEAR = 2100;

const signs = [
  "Widder",
  "Stier",
  "Zwillinge",
  "Krebs",
  "Löwe",
  "Jungfrau",
  "Waage",
  "Skorpion",
  "Schütze",
  "Steinbock",
  "Wassermann",
  "Fische",
] as const;

export const quarterNames: Readonly<Record<Quarter, string>> = {
  0: "Neumond",
  1: "Erstes Viertel",
  2: "Vollmond",
  3: "Letztes Viertel",
};

const ECLIPSES_SHOWN = 4;
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("de-AT", { timeZone: "Europe/Vienna", ...options });
const monthText = format({ month: "long", year: "numeric" });
const weekdayText = format({ weekday: "short", day: "numeric" });
const dateText = format({ weekday: "long", day: "numeric", month: "long" });
const longDateText = format({ weekday: "long", day: "numeric", month: "long", year: "numeric" });
const wholeNumber = new Intl.NumberFormat("de-AT");

/** `path` is that of the page. */
export function toMoonView(month: Month, now: Date, path: string): MoonView {
  const computed = computeMoonMonth(month);
  const today = toLocalDay(now);
  const isRunning = today.year === month.year && today.month === month.month;
  const quarterOn = (day: MoonDay, index: number) => {
    const end = computed.days[index + 1]?.start ?? Number.POSITIVE_INFINITY;
    return computed.quarters.find(({ moment }) => moment >= day.start && moment < end);
  };
  const days = computed.days.map((day, index) => toDayView(day, quarterOn(day, index), isRunning && day.day === today.day));
  const current = computed.days.find(({ day }) => isRunning && day === today.day);
  const currentView = days.find(({ isToday }) => isToday);
  return {
    title: monthText.format(startOfDay(month, 15)),
    previous: toNeighbour(month, -1, path),
    next: toNeighbour(month, 1, path),
    today: current === undefined || currentView === undefined ? null : { ...currentView, phase: toPhaseName(current.phase) },
    days,
    quarters: computed.quarters.map(({ quarter, moment }) => ({
      title: quarterNames[quarter],
      date: toMomentText(moment),
      path: toMoonPath(quarter * 90),
    })),
    apsides: computed.apsides.map(({ isPerigee, moment, distance }) => ({
      title: isPerigee ? "Erdnähe" : "Erdferne",
      date: toMomentText(moment),
      distance: `${wholeNumber.format(distance)}\u00a0km`,
    })),
    eclipses: eclipses
      .filter(({ to }) => Date.parse(to) >= (isRunning ? now : startOfDay(month, 1)).getTime())
      .slice(0, ECLIPSES_SHOWN)
      .map(toEclipseView),
  };
}

function toDayView(day: MoonDay, quarter: { quarter: Quarter; moment: number } | undefined, isToday: boolean): MoonDayView {
  const start = new Date(day.start);
  return {
    title: weekdayText.format(start),
    iso: `${toMonthName(toLocalDay(start))}-${String(day.day).padStart(2, "0")}`,
    isToday,
    path: toMoonPath(quarter === undefined ? day.phase : quarter.quarter * 90),
    quarter: quarter === undefined ? null : `${quarterNames[quarter.quarter]}, ${toClock(quarter.moment)}\u00a0Uhr`,
    lit: `${Math.round(toLitShare(day.phase) * 100)}\u00a0%`,
    rise: day.rise === null ? null : toClock(day.rise),
    set: day.set === null ? null : toClock(day.set),
    sign: signs[day.sign] ?? "",
    nextSign: day.change === null ? null : `ab ${toClock(day.change.moment)} ${signs[day.change.sign]}`,
    ascends: day.ascends,
  };
}

const toClock = (moment: number) => toClockText(new Date(moment).toISOString());
const toMomentText = (moment: number) => `${dateText.format(moment)}, ${toClock(moment)}\u00a0Uhr`;

/** How much of the disc is lit, from 0 to 1. */
const toLitShare = (phase: number) => (1 - Math.cos((phase * Math.PI) / 180)) / 2;

function toPhaseName(phase: number): string {
  const near = Math.round(phase / 90) * 90;
  if (Math.abs(phase - near) < 6) return quarterNames[((near / 90) % 4) as Quarter];
  return phase < 180 ? "Zunehmender Mond" : "Abnehmender Mond";
}

/** As seen from the north: the lit part of a growing moon is on the right. Empty where nothing is lit. */
export function toMoonPath(phase: number): string {
  const share = toLitShare(phase);
  if (share < 0.01) return "";
  const grows = phase < 180;
  const width = Math.round(Math.abs(Math.cos((phase * Math.PI) / 180)) * 100) / 10;
  // Less than half: the shadow's edge bends to the lit side, and otherwise away from it.
  const bends = share < 0.5 === grows ? 0 : 1;
  return `M12 2A10 10 0 0 ${grows ? 1 : 0} 12 22A${width} 10 0 0 ${bends} 12 2`;
}

function toNeighbour(month: Month, months: number, path: string): MoonView["next"] {
  const neighbour = addMonths(month, months);
  if (neighbour.year < FIRST_YEAR || neighbour.year > LAST_YEAR) return null;
  return { link: `${path}?monat=${toMonthName(neighbour)}`, title: monthText.format(startOfDay(neighbour, 15)) };
}

const eclipseKinds: Readonly<Record<string, string>> = { total: "Totale", partial: "Partielle", annular: "Ringförmige" };

function toEclipseView({ body, kind, from, peak, to, percent }: (typeof eclipses)[number]): MoonView["eclipses"][number] {
  const seen = `${toSentence(land.in)} zu sehen von ${toClockText(from)} bis ${toClockText(to)}\u00a0Uhr`;
  const isHighSeen = peak >= from && peak <= to;
  const high = `${body === "sun" ? "die Sonne" : "der Mond"} ist dann zu ${percent}\u00a0Prozent bedeckt`;
  const text = isHighSeen
    ? `${seen}; Höhepunkt um ${toClockText(peak)}\u00a0Uhr, ${high}.`
    : `${seen}. Den Höhepunkt um ${toClockText(peak)}\u00a0Uhr verdeckt der Horizont.`;
  return {
    title: `${eclipseKinds[kind] ?? ""} ${body === "sun" ? "Sonnenfinsternis" : "Mondfinsternis"}`.trim(),
    date: longDateText.format(new Date(peak)),
    text,
  };
}

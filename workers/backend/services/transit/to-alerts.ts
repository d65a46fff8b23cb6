/** Disturbances as readers get them, of a feed's alerts: what is over or far ahead is left out, one language counts, and names are found. */
import {
  MAX_TRANSIT_ALERTS,
  MAX_TRANSIT_NAMES,
  TRANSIT_AHEAD_DAYS,
  transitCauses,
  transitEffects,
  transitSeverities,
} from "#shared/rules/transit-rules.ts";
import type { RawAlert, RawPeriod, Translation } from "./feed/raw-alert.ts";
import { MAX_TEXT, MAX_TITLE, type TransitAlert } from "./transit-alert.ts";
import { toTransitMode } from "./transit-mode.ts";
import type { TransitNames } from "./transit-names.ts";

const DAY_S = 86_400;
const MAX_LINK = 1000;

/** `now` in seconds. The worst come first, and of those that are alike the one that begins first. */
export function toAlerts(raw: readonly RawAlert[], names: TransitNames, now: number): TransitAlert[] {
  const known = new Set<string>();
  return raw
    .filter(({ id }) => !known.has(id) && known.add(id))
    .flatMap((alert) => toAlert(alert, names, now) ?? [])
    .toSorted((one, other) => toRank(other) - toRank(one) || toStart(one) - toStart(other) || (one.id < other.id ? -1 : 1))
    .slice(0, MAX_TRANSIT_ALERTS);
}

function toRank({ severity, effect }: TransitAlert): number {
  return transitSeverities.indexOf(severity) * 2 + (effect === "NO_SERVICE" ? 1 : 0);
}

const toStart = ({ periods: [first] }: TransitAlert) => first?.starts ?? 0;

/** Null for one that is over, far ahead, or says nothing. */
function toAlert(raw: RawAlert, names: TransitNames, now: number): TransitAlert | null {
  const periods = raw.periods.filter(({ end }) => end === null || end > now);
  if (raw.periods.length > 0 && !periods.some(({ start }) => (start ?? 0) <= now + TRANSIT_AHEAD_DAYS * DAY_S)) return null;
  const title = cut(pick(raw.header).replace(/\s+/g, " ").trim(), MAX_TITLE);
  const text = cut(toParagraphs(pick(raw.description)), MAX_TEXT);
  if (title === "" && text === "") return null;
  const lines = toLines(raw, names);
  const own = raw.entities.map(({ routeType }) => routeType).filter((routeType) => routeType !== null);
  const modes = [...new Set([...lines.map(({ mode }) => mode), ...own.map(toTransitMode)])];
  return {
    id: raw.id.slice(0, 200),
    modes: modes.length === 0 ? ["OTHER"] : modes,
    // What the protocol says of a field that is not there, and of a number that came later.
    cause: transitCauses[raw.cause - 1] ?? "UNKNOWN_CAUSE",
    effect: transitEffects[raw.effect - 1] ?? "UNKNOWN_EFFECT",
    severity: transitSeverities[raw.severity - 1] ?? "UNKNOWN_SEVERITY",
    title: title === "" ? cut(text.replace(/\s+/g, " "), MAX_TITLE) : title,
    text: text === title ? "" : text,
    link: toLink(pick(raw.url)),
    periods: periods.map(toPeriod).toSorted((one, other) => (one.starts ?? 0) - (other.starts ?? 0)),
    lines,
    stops: toStops(raw, names),
  };
}

const toPeriod = ({ start, end }: RawPeriod) => ({ starts: start, ends: end });

const order = new Intl.Collator("de-AT", { numeric: true });

/** Each name once: several numbers of a timetable may be one line to readers. */
function toLines({ entities }: RawAlert, names: TransitNames): TransitAlert["lines"] {
  const lines = entities.flatMap(({ route, routeType }): TransitAlert["lines"] => {
    if (route === "") return [];
    const known = names.routes.get(route);
    return [{ name: known?.name ?? route.slice(0, 40), mode: toTransitMode(known?.routeType ?? routeType) }];
  });
  const distinct = [...new Map(lines.map((line) => [`${line.mode} ${line.name}`, line])).values()];
  return distinct.toSorted((one, other) => order.compare(one.name, other.name)).slice(0, MAX_TRANSIT_NAMES);
}

/** A stop that nobody has named is a number, which helps no reader. */
function toStops({ entities }: RawAlert, names: TransitNames): string[] {
  const stops = entities.flatMap(({ stop }) => names.stops.get(stop) ?? []);
  return [...new Set(stops)].slice(0, MAX_TRANSIT_NAMES);
}

/** The German one, or else the one without a language, or else the first. */
function pick(translations: readonly Translation[]): string {
  const found =
    translations.find(({ language }) => /^de\b/i.test(language)) ??
    translations.find(({ language }) => language === "") ??
    translations[0];
  return found?.text ?? "";
}

/** Plain text; tags that some feeds have are left out. */
function toParagraphs(text: string): string {
  return text
    .slice(0, MAX_TEXT * 4)
    .replace(/<(?:br|\/p|\/div|\/li)\b[^<>]*>/gi, "\n")
    .replace(/<[^<>]*>/g, "")
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{C}\n]/gu, " ")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
}

/** Null for anything but https. */
function toLink(text: string): string | null {
  const url = text.length <= MAX_LINK && /^https:\/\//i.test(text.trim()) ? URL.parse(text.trim()) : null;
  return url === null || url.username !== "" || url.password !== "" ? null : url.href;
}

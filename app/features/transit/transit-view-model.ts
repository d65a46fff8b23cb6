/** Disturbances of buses and trains: by what runs, the worst first, and those that the reader asked for. */
import { type ServiceStateView, toServiceStateView } from "#app/components/service-state/to-service-state-view.ts";
import { toPeriodText } from "#app/components/traffic/period-text.ts";
import type { GetTransitAlertsQuery, TransitMode } from "#graphql/generated/operations.ts";
import { isLineName, type TransitFilter } from "./transit-filter.ts";
import { causeWords, effectWords, modeWords } from "./transit-words.ts";

type WireAlert = GetTransitAlertsQuery["transit_alerts"]["alerts"][number];

export type TransitAlertView = {
  id: string;
  lines: string[];
  effect: string;
  isSevere: boolean;
  title: string;
  paragraphs: string[];
  /** "Haltestellen: Egg Ortsmitte, Bezau Busbahnhof" */
  stops: string | null;
  /** "Ursache: Bauarbeiten" */
  cause: string | null;
  periods: string[];
  link: { href: string; host: string } | null;
};

export type TransitView = {
  state: ServiceStateView;
  source: { title: string; link: string | null } | null;
  filter: TransitFilter;
  /** What can be chosen. */
  lines: string[];
  groups: { title: string; alerts: TransitAlertView[] }[];
  /** "6 Störungen", or why there are none. */
  summary: string;
};

/** Of a back end that knows none. */
export const noTransitAlerts: GetTransitAlertsQuery["transit_alerts"] = {
  state: { as_of: null, is_stale: true, is_sample: false },
  source: null,
  alerts: [],
};

/** So many periods of one disturbance are told; the others are counted. */
const MAX_PERIODS = 3;
const order = new Intl.Collator("de-AT", { numeric: true });

export function toTransitView(
  { state, source, alerts }: GetTransitAlertsQuery["transit_alerts"],
  filter: TransitFilter,
  now: Date,
): TransitView {
  const asked = alerts.filter((alert) => isAsked(alert, filter));
  const names = new Set(alerts.flatMap(({ lines }) => lines.map(({ name }) => name)));
  if (filter.line !== "") names.add(filter.line);
  return {
    state: toServiceStateView(state),
    source: source === null ? null : { title: source.title, link: source.link },
    filter,
    lines: [...names].filter(isLineName).sort(order.compare),
    groups: (Object.keys(modeWords) as TransitMode[]).flatMap((mode) => {
      const own = asked.filter(({ modes }) => toMainMode(modes) === mode);
      return own.length === 0 ? [] : [{ title: modeWords[mode], alerts: own.map((alert) => toAlertView(alert, now)) }];
    }),
    summary: toSummary(asked.length, alerts.length),
  };
}

/** Of a disturbance of several the first of the page's order: it stands once. */
function toMainMode(modes: readonly TransitMode[]): TransitMode {
  return (Object.keys(modeWords) as TransitMode[]).find((mode) => modes.includes(mode)) ?? "OTHER";
}

function isAsked({ lines, stops, title, text }: WireAlert, { line, place }: TransitFilter): boolean {
  if (line !== "" && !lines.some(({ name }) => name.toLowerCase() === line.toLowerCase())) return false;
  const words = place.toLowerCase();
  return words === "" || [...stops, title, text].some((said) => said.toLowerCase().includes(words));
}

function toAlertView(alert: WireAlert, now: Date): TransitAlertView {
  const { id, lines, effect, severity, title, text, stops, cause, link } = alert;
  const told = causeWords[cause];
  return {
    id,
    lines: lines.map(({ name }) => name),
    effect: effectWords[effect],
    isSevere: severity === "SEVERE" || effect === "NO_SERVICE",
    title,
    paragraphs: text.split(/\n{2,}/).filter((paragraph) => paragraph !== ""),
    stops: stops.length === 0 ? null : `${stops.length === 1 ? "Haltestelle" : "Haltestellen"}: ${stops.join(", ")}`,
    cause: told === null ? null : `Ursache: ${told}`,
    periods: toPeriods(alert, now),
    link: link === null ? null : { href: link, host: new URL(link).host },
  };
}

function toPeriods({ periods }: WireAlert, now: Date): string[] {
  const texts = periods.flatMap((period) => toPeriodText(period, now) ?? []);
  const rest = texts.length - MAX_PERIODS;
  if (rest <= 0) return texts;
  return [...texts.slice(0, MAX_PERIODS), rest === 1 ? "und ein weiterer Zeitraum" : `und ${rest} weitere Zeiträume`];
}

function toSummary(asked: number, all: number): string {
  if (all === 0) return "Keine Störungen gemeldet.";
  if (asked === 0) return "Zu dieser Auswahl ist keine Störung gemeldet.";
  return asked === 1 ? "Eine Störung" : `${asked} Störungen`;
}

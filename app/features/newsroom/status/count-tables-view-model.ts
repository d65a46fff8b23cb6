/** Tables of what is counted, over a day and a week (decision 97). */
import type { WireStatus } from "#app/loaders/newsroom/require-status.ts";
import { eventTexts, pageTexts } from "./status-texts.ts";
import type { StatusTable } from "./status-view.ts";

type Counts = WireStatus["counts"];
type Period = "day" | "week";

const places = { DATABASE: "der Datenbank dieses Rechners", ANALYTICS_ENGINE: "Analytics Engine" } as const;

function toNone({ counts_problem: problem }: WireStatus): string {
  return problem === null ? "Noch nichts gezählt." : `Nicht bekannt: ${problem}`;
}

function toSum(counts: Counts, period: Period, isMeant: (count: Counts[number]) => boolean): number {
  return counts.reduce((sum, count) => (isMeant(count) ? sum + count[period] : sum), 0);
}

/** Of pages that are everybody's, those given from memory; null when none was asked for. */
export function toHitShare(counts: Counts, period: Period, page: string | null = null): number | null {
  const ofPage = counts.filter(
    ({ name, label, detail }) => name === "cache" && detail !== "own" && (page === null || label === page),
  );
  const all = toSum(ofPage, period, () => true);
  return all === 0 ? null : toSum(ofPage, period, ({ detail }) => detail === "hit" || detail === "stale") / all;
}

/** The share of answers that report a failure of this site; null without any answers. */
export function toErrorShare(counts: Counts, period: Period): number | null {
  const answers = counts.filter(({ name }) => name === "answer");
  const all = toSum(answers, period, () => true);
  return all === 0 ? null : toSum(answers, period, ({ detail }) => detail === "5xx") / all;
}

function toPercent(share: number | null): string {
  return share === null ? "–" : `${(share * 100).toLocaleString("de-AT", { maximumFractionDigits: 1 })} %`;
}

const toNumber = (count: number) => count.toLocaleString("de-AT");

function listPages(counts: Counts, name: string): string[] {
  const known = Object.keys(pageTexts);
  const labels = new Set(counts.filter((count) => count.name === name).map(({ label }) => label));
  return [...labels].sort((one, other) => known.indexOf(one) - known.indexOf(other));
}

export function toCacheTable(status: WireStatus): StatusTable {
  const { counts, counts_place: place } = status;
  const row = (label: string, page: string | null) => {
    const words = (detail: string) =>
      toSum(
        counts,
        "day",
        (count) => count.name === "cache" && count.detail === detail && (page === null || count.label === page),
      );
    return {
      label,
      cells: [
        { text: toPercent(toHitShare(counts, "day", page)) },
        { text: toPercent(toHitShare(counts, "week", page)) },
        ...["hit", "stale", "miss", "own"].map((detail) => ({ text: toNumber(words(detail)) })),
      ],
    };
  };
  const pages = listPages(counts, "cache");
  return {
    id: "cache",
    title: "Cache der gemeinsamen Seiten",
    note: `Aus ${places[place]}, höchstens einige Sekunden alt. „Alt“ wurde sofort gegeben und danach erneuert, „eigene“ sind nicht für alle gleich.`,
    columns: ["Seite", "Treffer, 24 h", "Treffer, 7 Tage", "Frisch", "Alt", "Neu", "Eigene"],
    rows: pages.length === 0 ? [] : [row("Alle", null), ...pages.map((page) => row(pageTexts[page] ?? page, page))],
    none: toNone(status),
  };
}

export function toErrorTable(status: WireStatus): StatusTable {
  const { counts, counts_place: place } = status;
  const row = (label: string, page: string | null) => {
    const sum = (period: Period, detail: string | null) =>
      toSum(
        counts,
        period,
        (count) =>
          count.name === "answer" && (page === null || count.label === page) && (detail === null || count.detail === detail),
      );
    const [day, week] = [sum("day", "5xx"), sum("week", "5xx")];
    return {
      label,
      cells: [
        { text: toNumber(sum("day", null)) },
        { text: toNumber(sum("day", "4xx")) },
        { text: toNumber(day), ...(day > 0 ? { tone: "warn" as const } : {}) },
        { text: toNumber(sum("week", null)) },
        { text: toNumber(sum("week", "4xx")) },
        { text: toNumber(week), ...(week > 0 ? { tone: "warn" as const } : {}) },
      ],
    };
  };
  const pages = listPages(counts, "answer");
  return {
    id: "antworten",
    title: "Antworten und Fehler",
    note: `Aus ${places[place]}. 4xx: gibt es nicht oder nicht so; 5xx: hier ging etwas schief.`,
    columns: ["Art", "24 h", "4xx, 24 h", "5xx, 24 h", "7 Tage", "4xx, 7 Tage", "5xx, 7 Tage"],
    rows: pages.length === 0 ? [] : [row("Alle", null), ...pages.map((page) => row(pageTexts[page] ?? page, page))],
    none: toNone(status),
  };
}

/** All events, including those that did not happen: where counts are known, zero is shown as a number. */
export function toEventTable(status: WireStatus): StatusTable {
  const { counts, counts_problem: problem, counts_place: place } = status;
  const sum = (key: string, period: Period) => toSum(counts, period, ({ name, label }) => `${name}/${label}` === key);
  return {
    id: "ereignisse",
    title: "Was geschehen ist",
    note: `Summen aus ${places[place]}, ohne Angaben zu Personen. Bezahlschranke und Kauf zählt der Browser.`,
    columns: ["Was", "24 Stunden", "7 Tage"],
    rows:
      problem !== null
        ? []
        : eventTexts.map(([key, label]) => ({
            label,
            cells: [{ text: toNumber(sum(key, "day")) }, { text: toNumber(sum(key, "week")) }],
          })),
    none: toNone(status),
  };
}

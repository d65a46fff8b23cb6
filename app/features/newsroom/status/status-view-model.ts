/** Status from the wire as operators read it (decision 97). Unknown values are named as such, never as zero. */
import { toDateText, toMomentText } from "#app/domain/post/date-text.ts";
import type { WireStatus } from "#app/loaders/newsroom/require-status.ts";
import { toCacheTable, toErrorShare, toErrorTable, toEventTable, toHitShare } from "./count-tables-view-model.ts";
import { toMachineLines } from "./machine-view-model.ts";
import { jobTexts, pageTexts, queueTexts, sourceTexts } from "./status-texts.ts";
import type { StatusCell, StatusLine, StatusTable, StatusView } from "./status-view.ts";
import { decideRating, FEW, toVitalText } from "./vital-rating.ts";

/** Thresholds from which an operator should look; docs/deploy.md says why. */
const MAX_ERROR_SHARE = 0.01;
const MIN_HIT_SHARE = 0.7;
const MANY_BOUNCES = 20;

/** `portalBuild` is the build that renders the page. */
export function toStatusView(status: WireStatus, portalBuild: string, now: Date): StatusView {
  const moment = (iso: string | null): StatusCell => toMoment(iso, now);
  return {
    checked: { iso: status.checked, text: toMomentText(status.checked) },
    lines: toLines(status, now),
    tables: [
      toBuilds(status, portalBuild, moment),
      toJobs(status, moment),
      toSources(status, moment),
      toQueues(status),
      toCacheTable(status),
      toErrorTable(status),
      toVitals(status),
      toEventTable(status),
      toStatements(status),
    ],
  };
}

type ToMoment = (iso: string | null) => StatusCell;

function toLines(status: WireStatus, now: Date): StatusLine[] {
  const { jobs, sources, queues, counts, counts_problem: problem, machine } = status;
  const troubled = jobs.filter(({ error, is_overdue }) => error !== null || is_overdue).length;
  const stale = sources.filter(({ is_stale }) => is_stale).length;
  const failed = queues.reduce((sum, queue) => sum + (queue.troubled ?? 0), 0);
  return [
    {
      label: "Uhr",
      ...(troubled === 0
        ? { text: "alle Aufgaben laufen", tone: "good" }
        : { text: `${troubled} von ${jobs.length} Aufgaben überfällig oder fehlgeschlagen`, tone: "bad" }),
    },
    {
      label: "Quellen",
      ...(stale === 0
        ? { text: "alle frisch", tone: "good" }
        : { text: stale === 1 ? "1 veraltet" : `${stale} veraltet`, tone: "warn" }),
    },
    {
      label: "Versand",
      ...(failed === 0 ? { text: "nichts bleibt liegen", tone: "good" } : { text: `${failed} mit Fehlern`, tone: "warn" }),
    },
    toShareLine("Fehler, 24 Stunden", problem === null ? toErrorShare(counts, "day") : null, (share) => share < MAX_ERROR_SHARE),
    toShareLine(
      "Treffer im Cache, 24 Stunden",
      problem === null ? toHitShare(counts, "day") : null,
      (share) => share >= MIN_HIT_SHARE || isYoung(status, now),
    ),
    toBounces(status),
    ...(machine === null ? [] : toMachineLines(machine, now)),
  ];
}

/** A cache that was empty this morning has few hits. */
function isYoung({ builds }: WireStatus, now: Date): boolean {
  const first = Math.min(...builds.map(({ since }) => Date.parse(since)));
  return now.getTime() - first < 24 * 60 * 60 * 1000;
}

function toBounces({ bounced_week: count, is_bounce_told: isTold }: WireStatus): StatusLine {
  const label = "Zurückgekommene Mail, 7 Tage";
  if (count === 0)
    return isTold ? { label, text: "keine", tone: "good" } : { label, text: "niemand meldet sie", tone: "unknown" };
  return {
    label,
    text: count === 1 ? "1 Adresse" : `${toNumber(count)} Adressen`,
    tone: count >= MANY_BOUNCES ? "warn" : "good",
  };
}

function toShareLine(label: string, share: number | null, isGood: (share: number) => boolean): StatusLine {
  if (share === null) return { label, text: "nicht bekannt", tone: "unknown" };
  const text = `${(share * 100).toLocaleString("de-AT", { minimumFractionDigits: 1, maximumFractionDigits: 1 })} %`;
  return { label, text, tone: isGood(share) ? "good" : "warn" };
}

const partTexts: Readonly<Record<string, string>> = { portal: "Portal", backend: "Backend" };

function toBuilds({ build, builds }: WireStatus, portalBuild: string, moment: ToMoment): StatusTable {
  const present: Readonly<Record<string, string>> = { portal: portalBuild, backend: build };
  const known = builds.map(({ part, id, since }) => ({
    label: partTexts[part] ?? part,
    cells: [{ text: id }, moment(since), present[part] === id ? { text: "läuft", tone: "good" as const } : { text: "früher" }],
  }));
  const unseen = Object.entries(present)
    .filter(([part, id]) => !builds.some((seen) => seen.part === part && seen.id === id))
    .map(([part, id]) => ({
      label: partTexts[part] ?? part,
      cells: [{ text: id }, { text: "noch nicht bekannt", tone: "unknown" as const }, { text: "läuft", tone: "good" as const }],
    }));
  return {
    id: "builds",
    title: "Stände",
    note: "Seit wann ein Stand arbeitet, merkt sich das Backend, wenn es ihn zum ersten Mal sieht.",
    columns: ["Teil", "Kennung", "Seit", "Zustand"],
    rows: [...unseen, ...known],
    none: "",
  };
}

function toJobs({ jobs }: WireStatus, moment: ToMoment): StatusTable {
  return {
    id: "uhr",
    title: "Aufgaben der Uhr",
    note: "Was Hilfe braucht, steht zuerst. Was eilt, läuft jede Minute, das andere alle zehn, die Aufgabe des Portals einmal am Tag. Überfällig ist es nach 5 und 25 Minuten, beim Portal nach 26 Stunden. Läufe werden 30 Tage aufgehoben.",
    columns: ["Aufgabe", "Zuletzt", "Dauer", "Ergebnis", "Fehler in 24 Stunden"],
    rows: jobs
      .toSorted(byTrouble)
      .map(({ name, last_run, duration_ms, error, failures_day, is_overdue }) => ({
        label: jobTexts[name] ?? name,
        cells: [
          last_run === null
            ? { text: "noch nie", tone: is_overdue ? "bad" : "unknown" }
            : { ...moment(last_run), ...(is_overdue ? { tone: "bad", note: "überfällig" } : {}) },
          { text: duration_ms === null ? "–" : toDuration(duration_ms) },
          toResult(last_run, error),
          { text: String(failures_day), ...(failures_day > 0 ? { tone: "warn" } : {}) },
        ],
      })),
    none: "",
  };
}

/** First jobs that failed or do not run, then those that failed today, then the others in their order. */
function byTrouble(one: WireJob, other: WireJob): number {
  const toRank = ({ error, is_overdue, failures_day }: WireJob) => (error !== null || is_overdue ? 0 : failures_day > 0 ? 1 : 2);
  return toRank(one) - toRank(other);
}
type WireJob = WireStatus["jobs"][number];

function toResult(lastRun: string | null, error: string | null): StatusCell {
  if (lastRun === null) return { text: "–" };
  return error === null ? { text: "in Ordnung", tone: "good" } : { text: "fehlgeschlagen", tone: "bad", note: error };
}

function toSources({ sources }: WireStatus, moment: ToMoment): StatusTable {
  return {
    id: "quellen",
    title: "Quellen der Service-Seiten",
    note: "Veraltet ist, was nach der Regel der Quelle nichts mehr über die Gegenwart sagt.",
    columns: ["Quelle", "Letzte gute Antwort", "Zuletzt gefragt", "Zustand"],
    rows: sources.map(({ name, is_configured, last_good, last_tried, failing_since, failure, is_stale }) => ({
      label: sourceTexts[name] ?? name,
      cells: [
        last_good === null ? { text: "noch keine", tone: is_configured ? "bad" : "unknown" } : moment(last_good),
        last_tried === null ? { text: "noch nie" } : moment(last_tried),
        !is_configured
          ? { text: "nicht eingerichtet", tone: "unknown" }
          : failing_since !== null
            ? { text: "Fehler", tone: "bad", note: `seit ${toMomentText(failing_since)}: ${failure ?? "ohne Angabe"}` }
            : is_stale
              ? { text: "veraltet", tone: "warn" }
              : { text: "frisch", tone: "good" },
      ],
    })),
    none: "",
  };
}

function toQueues({ queues }: WireStatus): StatusTable {
  return {
    id: "versand",
    title: "Was noch zu senden ist",
    note: "Aus der Datenbank. Die Warteschlange für Unzustellbares zeigt nur die Oberfläche von Cloudflare.",
    columns: ["Was", "Wartet", "Mehrmals versucht oder aufgegeben"],
    rows: queues.map(({ name, waiting, troubled }) => ({
      label: queueTexts[name] ?? name,
      cells: [
        waiting === null ? unknown : { text: toNumber(waiting) },
        troubled === null ? unknown : { text: toNumber(troubled), ...(troubled > 0 ? { tone: "warn" } : {}) },
      ],
    })),
    none: "",
  };
}

const unknown: StatusCell = { text: "nicht bekannt", tone: "unknown" };

/** A row a kind of page, a column a measure: the week, and the day below it. */
function toVitals({ vitals, counts_problem: problem }: WireStatus): StatusTable {
  const pages = Object.keys(pageTexts).filter((page) => vitals.some((vital) => vital.page === page));
  return {
    id: "tempo",
    title: "Tempo bei Leserinnen und Lesern",
    note: "Was drei von vier Aufrufen in sieben Tagen höchstens brauchten, nach Art der Seite. Aufrufe, die nach ein, zwei Sekunden endeten, sind nicht dabei.",
    columns: ["Seite", ...measures],
    rows: pages.map((page) => ({
      label: pageTexts[page] ?? page,
      cells: measures.map((measure) => toVitalCell(vitals.find((vital) => vital.page === page && vital.measure === measure))),
    })),
    none: problem === null ? "Noch nichts gemessen." : `Nicht bekannt: ${problem}`,
  };
}

const measures = ["LCP", "INP", "CLS", "FCP", "TTFB"] as const;

function toVitalCell(vital: WireStatus["vitals"][number] | undefined): StatusCell {
  if (vital === undefined || vital.week_p75 === null) return { text: "–" };
  const { measure, week_p75, week_count, day_p75, day_count } = vital;
  const sum = `${toNumber(week_count)}\u00a0Mal`;
  const day = day_p75 === null || day_count === 0 ? "24\u00a0h: –" : `24\u00a0h: ${toVitalText(measure, day_p75)}`;
  const text = toVitalText(measure, week_p75);
  if (week_count < FEW) return { text, note: `${sum}, noch wenige; ${day}` };
  const rating = decideRating(measure, week_p75);
  return { text, tone: rating.tone, note: `${rating.text}, ${sum}; ${day}` };
}

function toStatements({ statements, counts_problem: problem }: WireStatus): StatusTable {
  return {
    id: "abfragen",
    title: "Langsame Abfragen",
    note: "Abfragen von Seiten, für die die Datenbank mehr als 100 ms brauchte, ohne die Werte darin.",
    columns: ["Abfrage", "24 Stunden", "7 Tage", "Längste höchstens"],
    rows: statements.map(({ text, day, week, worst_ms }) => ({
      label: text,
      cells: [
        { text: toNumber(day) },
        { text: toNumber(week) },
        { text: toDuration(worst_ms), tone: worst_ms > 500 ? "bad" : "warn" },
      ],
    })),
    none: problem === null ? "Keine in den letzten sieben Tagen." : `Nicht bekannt: ${problem}`,
  };
}

function toMoment(iso: string | null, now: Date): StatusCell {
  return iso === null ? { text: "–" } : { text: toDateText(iso, toMomentText(iso), now).text };
}

function toDuration(ms: number): string {
  return ms < 1000 ? `${ms}\u00a0ms` : `${(ms / 1000).toLocaleString("de-AT", { maximumFractionDigits: 1 })}\u00a0s`;
}

function toNumber(count: number): string {
  return count.toLocaleString("de-AT");
}

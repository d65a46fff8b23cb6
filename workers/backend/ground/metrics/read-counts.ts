/** What was counted in the last day and the last week, from wherever it is kept (decision 97). */

import { logError } from "#shared/log/log.ts";
import { type MetricsSource, readPoints } from "#shared/metrics/analytics-engine.ts";
import type { MetricCount, MetricName } from "#shared/metrics/metric.ts";
import { listSteps, toPercentile, type VitalName, vitalNames } from "#shared/metrics/vital-steps.ts";
import { slowSteps } from "#workers/backend/ground/database/slow-statements.ts";
import type { Queries } from "#workers/backend/ground/database/tables/queries.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { hasAnalyticsEngine } from "./keep-own-counts.ts";
import { readCountsSql } from "./metric-counts.ts";

const DAY_S = 24 * 60 * 60;
const CLOUDFLARE = "https://api.cloudflare.com";
const MAX_STATEMENTS = 20;

export type ReadCounts = {
  place: "DATABASE" | "ANALYTICS_ENGINE";
  /** Why nothing is known; null when it is. */
  problem: string | null;
  counts: PeriodCount[];
};

export type PeriodCount = { name: MetricName; label: string; detail: string; day: number; week: number };

/** Never rejects for Analytics Engine's sake. `now` in seconds. */
export async function readCounts(env: Env, queries: Queries, now: number): Promise<ReadCounts> {
  if (!hasAnalyticsEngine(env)) {
    const since = (seconds: number) => queries.all<MetricCount>(readCountsSql, Math.floor((now - seconds) / 60));
    const [day, week] = await Promise.all([since(DAY_S), since(7 * DAY_S)]);
    return { place: "DATABASE", problem: null, counts: joinPeriods(day, week) };
  }
  const place = "ANALYTICS_ENGINE";
  const source = toSource(env);
  if (source === null)
    return { place, problem: "METRICS_ACCOUNT_ID, METRICS_API_TOKEN and METRICS_DATASET are not set", counts: [] };
  try {
    const [day, week] = await Promise.all([readPoints(source, now - DAY_S), readPoints(source, now - 7 * DAY_S)]);
    return { place, problem: null, counts: joinPeriods(day, week) };
  } catch (error) {
    logError("Analytics Engine cannot be read", error);
    return { place, problem: error instanceof Error ? error.message : String(error), counts: [] };
  }
}

function toSource({ METRICS_ACCOUNT_ID, METRICS_API_TOKEN, METRICS_DATASET, METRICS_API_ORIGIN }: Env): MetricsSource | null {
  if (!METRICS_ACCOUNT_ID || !METRICS_API_TOKEN || !METRICS_DATASET) return null;
  const origin = METRICS_API_ORIGIN || CLOUDFLARE;
  return { origin, accountId: METRICS_ACCOUNT_ID, token: METRICS_API_TOKEN, dataset: METRICS_DATASET };
}

function joinPeriods(day: readonly MetricCount[], week: readonly MetricCount[]): PeriodCount[] {
  const joined = new Map<string, PeriodCount>();
  const add = ({ name, label, detail, count }: MetricCount, period: "day" | "week") => {
    const key = JSON.stringify([name, label, detail]);
    const known = joined.get(key) ?? { name, label, detail, day: 0, week: 0 };
    known[period] += count;
    joined.set(key, known);
  };
  for (const count of week) add(count, "week");
  for (const count of day) add(count, "day");
  return [...joined.values()];
}

/** Counts that are shown as they are. */
export function toPlainCounts(counts: readonly PeriodCount[]): PeriodCount[] {
  return counts.filter(({ name }) => name !== "vital" && name !== "statement");
}

/** One row a kind of page and measure that somebody sent. */
export function toVitals(counts: readonly PeriodCount[]) {
  const pages = Map.groupBy(
    counts.filter(({ name }) => name === "vital"),
    ({ label }) => label,
  );
  return [...pages].flatMap(([page, ofPage]) =>
    vitalNames.flatMap((measure) => {
      const steps = ofPage.filter(({ detail }) => detail.startsWith(`${measure}/`));
      if (steps.length === 0) return [];
      const [day, week] = [toQuarter(measure, steps, "day"), toQuarter(measure, steps, "week")];
      return [{ page, measure, day_p75: day.p75, day_count: day.count, week_p75: week.p75, week_count: week.count }];
    }),
  );
}

function toQuarter(measure: VitalName, steps: readonly PeriodCount[], period: "day" | "week") {
  const counts = new Map(steps.map((step) => [Number(step.detail.slice(measure.length + 1)), step[period]]));
  const count = steps.reduce((sum, step) => sum + step[period], 0);
  return { p75: toPercentile(listSteps(measure), counts, 0.75), count };
}

/** Slow statements, the most frequent of the week first. */
export function toStatements(counts: readonly PeriodCount[]) {
  const texts = Map.groupBy(
    counts.filter(({ name }) => name === "statement"),
    ({ label }) => label,
  );
  return [...texts]
    .map(([text, ofText]) => ({
      text,
      day: ofText.reduce((sum, { day }) => sum + day, 0),
      week: ofText.reduce((sum, { week }) => sum + week, 0),
      worst_ms: Math.max(...ofText.map(({ detail }) => slowSteps[Number(detail)] ?? slowSteps[0])),
    }))
    .sort((one, other) => other.week - one.week)
    .slice(0, MAX_STATEMENTS);
}

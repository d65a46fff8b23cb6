/**
 * Cloudflare's Analytics Engine: written by the binding METRICS, read by its SQL interface alone, which wants an account and a token.
 * A point is one sum: blobs name, label, detail; double the sum. The platform may sample what it keeps, and says so by
 * `_sample_interval`.
 */
import * as v from "valibot";
import { type MetricCount, metricNames } from "./metric.ts";

/** What of the binding is used. */
export type MetricsDataset = { writeDataPoint: (point: { indexes: string[]; blobs: string[]; doubles: number[] }) => void };

/** The platform takes 250 points an invocation. */
export const MAX_POINTS = 200;

/** Writes at once and waits for nothing. Returns what was not written, for the next time: more than one invocation may write. */
export function writePoints(dataset: MetricsDataset, counts: readonly MetricCount[]): readonly MetricCount[] {
  for (const { name, label, detail, count } of counts.slice(0, MAX_POINTS)) {
    dataset.writeDataPoint({ indexes: [name], blobs: [name, label, detail], doubles: [count] });
  }
  return counts.slice(MAX_POINTS);
}

/** Where and by which right the SQL interface is asked. */
export type MetricsSource = { origin: string; accountId: string; token: string; dataset: string };

const TIMEOUT_MS = 4000;
const MAX_ROWS = 5000;

const amount = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.finite(), v.minValue(0));
const answerSchema = v.object({
  data: v.array(v.object({ name: v.string(), label: v.string(), detail: v.string(), total: amount })),
});

const isName = (name: string): name is MetricCount["name"] => (metricNames as readonly string[]).includes(name);

/** Sums since a moment in seconds. Throws an Error for operators; no token is in it. */
export async function readPoints(
  { origin, accountId, token, dataset }: MetricsSource,
  since: number,
  send: typeof fetch = fetch,
): Promise<MetricCount[]> {
  const sql = `SELECT blob1 AS name, blob2 AS label, blob3 AS detail, SUM(_sample_interval * double1) AS total
FROM ${toDatasetName(dataset)} WHERE timestamp >= toDateTime(${Math.floor(since)})
GROUP BY name, label, detail ORDER BY total DESC LIMIT ${MAX_ROWS}`;
  const answer = await send(`${origin}/client/v4/accounts/${encodeURIComponent(accountId)}/analytics_engine/sql`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: sql,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`Analytics Engine answered ${answer.status}`);
  const parsed = v.safeParse(answerSchema, await answer.json());
  if (!parsed.success) throw new Error("Analytics Engine answered in a form that is not known");
  return parsed.output.data.flatMap(({ name, label, detail, total }) =>
    isName(name) ? [{ name, label, detail, count: Math.round(total) }] : [],
  );
}

/** A name of a table cannot be a parameter. Throws for an invalid one. */
function toDatasetName(name: string): string {
  if (!/^[a-z]\w{0,63}$/i.test(name)) throw new Error("METRICS_DATASET is not a name of a dataset");
  return name;
}

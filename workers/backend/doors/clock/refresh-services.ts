/**
 * Asks the sources of the service pages, for the clock (decision 81). A good answer takes the place of the one before; of a source that
 * fails the last good one stays. All that came in one run is one change of the content.
 */

import { safeParse } from "valibot";
import { logError } from "#shared/log/log.ts";
import { serviceSources } from "#workers/backend/doors/registry/service-sources.ts";
import { type Touched, tagsOfWrite } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import { announceChange } from "#workers/backend/ground/changes/announce-change.ts";
import { raiseComputedVersionStatement, toTouches } from "#workers/backend/ground/changes/content-version.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { fetchBytes, fetchText } from "#workers/backend/services/sources/fetch-text.ts";
import { isConfigured, isSample, type ServiceSource } from "#workers/backend/services/sources/service-source.ts";
import { isStale, parseSnapshotData, type SnapshotRow } from "#workers/backend/services/sources/snapshot.ts";

/** The clock comes a little early at times. */
const TOLERANCE_S = 30;
/** A row of D1 holds 2 MB. */
const MAX_DATA_LENGTH = 1_500_000;

type Outcome = { source: ServiceSource; row: SnapshotRow | undefined } & (
  | { kind: "good"; json: string; written: D1PreparedStatement[] }
  | { kind: "failed"; failure: string }
);

/** Asks those that are due, side by side; with `isStart` all of them. Rejects only when the database fails. */
export async function refreshServices(
  env: Env,
  now: number,
  { isStart, sources = serviceSources }: { isStart: boolean; sources?: readonly ServiceSource[] },
): Promise<void> {
  const configured = sources.filter((source) => isConfigured(source, env));
  if (configured.length === 0) return;
  const { results } = await env.DB.prepare(
    "SELECT name, data, fetched_at, tried_at, failing_since, is_sample FROM service_snapshots WHERE name IN (SELECT value FROM json_each(?1))",
  )
    .bind(JSON.stringify(configured.map(({ name }) => name)))
    .all<SnapshotRow>();
  const rows = new Map(results.map((row) => [row.name, row]));
  const due = configured.filter((source) => isStart || isDue(source, rows.get(source.name), now));
  const outcomes = await Promise.all(due.map((source) => ask(env, source, rows.get(source.name), now)));
  if (outcomes.length === 0) return;
  const touched = outcomes
    .filter((outcome) => isSeen(outcome, now))
    .map(({ source }): Touched => ({ kind: "service", key: source.name }));
  await env.DB.batch([
    ...outcomes.flatMap((outcome) => toStatements(env, outcome, now)),
    ...(touched.length === 0 ? [] : [raiseComputedVersionStatement(env.DB, toTouches(touched))]),
  ]);
  await announceChange(env, new Set(tagsOfWrite([], touched)));
}

function isDue({ everyMinutes }: ServiceSource, row: SnapshotRow | undefined, now: number): boolean {
  return row === undefined || now - row.tried_at >= everyMinutes * 60 - TOLERANCE_S || row.tried_at > now;
}

async function ask(env: Env, source: ServiceSource, row: SnapshotRow | undefined, now: number): Promise<Outcome> {
  try {
    const previous = row === undefined ? null : parseSnapshotData(source, row.data);
    const written: D1PreparedStatement[] = [];
    const loaded = await source.load({
      fetchText,
      fetchBytes,
      env,
      now,
      previous,
      write: (...statements) => written.push(...statements),
    });
    // As it will be read: what an adapter makes and its own schema refuses would be kept and never shown.
    const parsed = safeParse(source.schema, loaded);
    if (!parsed.success) throw new Error(`its data do not fit: ${parsed.issues[0].message}`);
    const json = JSON.stringify(parsed.output);
    if (json.length > MAX_DATA_LENGTH) throw new Error(`its data are ${json.length} characters long`);
    return { source, row, kind: "good", json, written };
  } catch (error) {
    const failure = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    logError("A source failed, its last good answer stays", failure, { source: source.name });
    return { source, row, kind: "failed", failure };
  }
}

/** Whether readers see something else: a good answer, or one that has just become old. */
function isSeen({ kind, source, row }: Outcome, now: number): boolean {
  if (kind === "good") return true;
  return row !== undefined && isStale(source, row.fetched_at, now) && !isStale(source, row.fetched_at, row.tried_at);
}

function toStatements(env: Env, outcome: Outcome, now: number): D1PreparedStatement[] {
  const db = env.DB;
  const { name } = outcome.source;
  if (outcome.kind === "failed") {
    return [
      db
        .prepare(
          `INSERT INTO service_snapshots (name, tried_at, failing_since, failure) VALUES (?1, ?2, ?2, ?3)
           ON CONFLICT (name) DO UPDATE SET tried_at = ?2, failing_since = COALESCE(failing_since, ?2), failure = ?3`,
        )
        .bind(name, now, outcome.failure),
    ];
  }
  return [
    db
      .prepare(
        `INSERT INTO service_snapshots (name, data, fetched_at, tried_at, is_sample) VALUES (?1, ?2, ?3, ?3, ?4)
         ON CONFLICT (name) DO UPDATE SET
           data = ?2, fetched_at = ?3, tried_at = ?3, failing_since = NULL, failure = NULL, is_sample = ?4`,
      )
      .bind(name, outcome.json, now, isSample(outcome.source, env) ? 1 : 0),
    ...outcome.written,
  ];
}

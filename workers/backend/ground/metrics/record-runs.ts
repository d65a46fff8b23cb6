/** How the jobs of the clock went (decision 97): each is run, timed, and written down together with the others. */

/** A job of the clock, by a name that stays: `clean-tips`. Of one that runs often, of all that went well only the latest run is kept. */
export type Job = { name: string; run: () => Promise<unknown>; keepsLatest?: boolean };

export type Run = { job: string; startedAt: number; durationMs: number; error: string | null };

const MAX_ERROR = 500;

/** Runs all jobs, one after the other; what fails keeps nothing else from being done. Resolves with what failed, the writing down included. */
export async function runRecorded(db: D1Database, jobs: readonly Job[], now: number): Promise<unknown[]> {
  const runs: Run[] = [];
  const failures: unknown[] = [];
  for (const { name, run } of jobs) {
    const begun = Date.now();
    const failure = await run().then(
      () => null,
      (error: unknown) => ({ error }),
    );
    if (failure !== null) failures.push(failure.error);
    runs.push({ job: name, startedAt: now, durationMs: Date.now() - begun, error: failure && describeFailure(failure.error) });
  }
  const often = jobs.flatMap(({ name, keepsLatest }) => (keepsLatest === true ? [name] : []));
  await recordRuns(db, runs, often).catch((error: unknown) => failures.push(error));
  return failures;
}

/**
 * Writes runs down, together. Errors are for operators' eyes: `describeFailure`. `often` are jobs of which, of all that went well, only the
 * latest run is kept.
 */
export async function recordRuns(db: D1Database, runs: readonly Run[], often: readonly string[] = []): Promise<void> {
  const insert = `INSERT INTO cron_runs (job, started_at, duration_ms, error)
    SELECT value ->> 'job', value ->> 'startedAt', value ->> 'durationMs', value ->> 'error' FROM json_each(?1) WHERE true
    ON CONFLICT (job, started_at) DO UPDATE SET duration_ms = excluded.duration_ms, error = excluded.error`;
  const forget = "DELETE FROM cron_runs WHERE job IN (SELECT value FROM json_each(?1)) AND error IS NULL";
  await db.batch([
    ...(often.length === 0 ? [] : [db.prepare(forget).bind(JSON.stringify(often))]),
    db.prepare(insert).bind(JSON.stringify(runs)),
  ]);
}

/** What operators read of whatever was thrown: no addresses of readers, and no keys. */
export function describeFailure(error: unknown): string {
  return String(error)
    .replace(/\bkey=[^\s&"]+/g, "key=…")
    .replace(/[^\s<>"]+@[^\s<>"]+/g, "…@…")
    .slice(0, MAX_ERROR);
}

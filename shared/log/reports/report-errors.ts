/** Hands every logged error to the service for errors that the operator named (decision 95). */
import { type LoggedError, onLoggedError } from "#shared/log/log.ts";
import { writeEvent } from "#shared/log/log-event.ts";
import { readScope } from "#shared/log/request-scope.ts";
import { parseErrorDsn } from "./error-dsn.ts";

/** A back end that is away would otherwise report every request. */
const MOST_A_MINUTE = 20;
const MINUTE_MS = 60_000;

let stop: (() => void) | null = null;

/** Reports errors from now on where ERROR_DSN is set. The code that sends them is loaded with the first. Throws for a faulty ERROR_DSN. */
export function reportErrors(worker: string, release: string, variables: Record<string, unknown>): void {
  stop?.();
  const target = parseErrorDsn(variables.ERROR_DSN);
  if (target === null) return;
  const { APP_ENV: environment } = variables;
  const admits = createAdmission(() => Date.now());
  const origin = { worker, release, environment: typeof environment === "string" ? environment : "default" };
  stop = onLoggedError((logged) => {
    if (!admits()) return;
    const scope = readScope();
    const work = send({ logged, origin, dsn: target.dsn, requestId: scope?.requestId ?? null });
    scope?.waitUntil?.(work);
  });
}

export type ReportOrigin = { worker: string; release: string; environment: string };
export type Report = { logged: LoggedError; origin: ReportOrigin; dsn: string; requestId: string | null };

async function send(report: Report): Promise<void> {
  try {
    const { sendReport } = await import("./send-report.ts");
    await sendReport(report);
  } catch (error) {
    // As an error it would be reported again.
    writeEvent("warning", "an error could not be reported", { reason: String(error) });
  }
}

/** Whether one more report may go: so many in each minute. */
export function createAdmission(now: () => number, most = MOST_A_MINUTE): () => boolean {
  let minute = 0;
  let count = 0;
  return () => {
    const present = Math.floor(now() / MINUTE_MS);
    if (present !== minute) count = 0;
    minute = present;
    count += 1;
    return count <= most;
  };
}

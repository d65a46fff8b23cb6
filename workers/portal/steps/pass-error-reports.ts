/** `/api/fehler`: what readers' browsers report of errors, on its way to the service that the operator named (decision 95). */
import { isBodyRefusal, readLimitedBody } from "#app/gateway/backend/read-limited-body.ts";
import { logWarning } from "#shared/log/log.ts";
import { type ErrorDsn, parseErrorDsn } from "#shared/log/reports/error-dsn.ts";
import { createAdmission } from "#shared/log/reports/report-errors.ts";
import { toCleanEnvelope } from "#workers/portal/error-reports/to-clean-envelope.ts";
import { isForeignPost } from "#workers/portal/is-foreign-post.ts";
import { toEmptyAnswer } from "#workers/portal/refuse.ts";
import type { PortalRequest } from "./open-request.ts";

/** Rules 9.8, for the event; its envelope is a little longer. */
const MAX_BYTES = 1024 * 1024 + 4096;
const TIMEOUT_MS = 5000;
/** For one isolate: more than its readers cause, and too few to flood the service. */
const MOST_A_MINUTE = 120;

const admits = createAdmission(() => Date.now(), MOST_A_MINUTE);

/** `GET` tells a page's script where and how much it may report, 204 where reports are off; `POST` passes an envelope on. */
export async function passErrorReports(portalRequest: PortalRequest): Promise<Response> {
  const { request, environment, url } = portalRequest;
  const { errorReports } = environment;
  const target = errorReports === null ? null : parseErrorDsn(errorReports.dsn);
  if (request.method === "GET") {
    if (errorReports === null || target === null) return toEmptyAnswer(204);
    const { breadcrumbs, events } = errorReports;
    const told = { dsn: target.dsn, release: environment.buildId, environment: environment.appEnv, breadcrumbs, events };
    return Response.json(told, { headers: { "cache-control": "no-store" } });
  }
  if (request.method !== "POST") return toEmptyAnswer(405, { allow: "GET, POST" });
  if (target === null) return toEmptyAnswer(404);
  if (isForeignPost(request, [url.origin, environment.publicOrigin])) return toEmptyAnswer(403);
  if (!admits()) return toEmptyAnswer(429, { "retry-after": "60" });
  const body = await readLimitedBody(request, { maxBytes: MAX_BYTES });
  if (isBodyRefusal(body)) return toEmptyAnswer(body);
  const envelope = toCleanEnvelope(new TextDecoder().decode(body), target);
  return envelope === null ? toEmptyAnswer(400) : passOn(envelope, target);
}

/** Without anything of the reader's request: the service sees this Worker. */
async function passOn(body: string, { envelopeUrl }: ErrorDsn): Promise<Response> {
  try {
    const headers = { "content-type": "application/x-sentry-envelope" };
    const answered = await fetch(envelopeUrl, { method: "POST", headers, body, signal: AbortSignal.timeout(TIMEOUT_MS) });
    await answered.body?.cancel();
    const limits = answered.headers.get("x-sentry-rate-limits");
    return toEmptyAnswer(
      answered.ok ? 200 : answered.status === 429 ? 429 : 502,
      limits === null ? {} : { "x-sentry-rate-limits": limits },
    );
  } catch (error) {
    // As an error it would be reported to the very service that does not answer.
    logWarning("The service for errors cannot be reached", error);
    return toEmptyAnswer(503, { "retry-after": "60" });
  }
}

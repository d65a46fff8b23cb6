/** The embedded back end: GraphQL and REST over D1 and R2. */
import { logError } from "#shared/log/log.ts";
import { LogConfigurationError } from "#shared/log/log-configuration-error.ts";
import { logRequest } from "#shared/log/log-request.ts";
import { readRequestId } from "#shared/log/request-id.ts";
import { createScope, type RequestScope, runInScope } from "#shared/log/request-scope.ts";
import { startLog } from "#shared/log/start-log.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { readConfigurationError, requireConfiguration } from "./configuration/check-configuration.ts";
import { findDoor } from "./doors/find-door.ts";
import { isUpgrade, openTickerSocket } from "./doors/websocket/open-ticker-socket.ts";
import { createTimedDatabase } from "./ground/database/timed-database.ts";
import { keepOwnCountsSoon } from "./ground/metrics/keep-own-counts.ts";

export { Counter } from "#workers/counter/counter.ts";
export { Ticker } from "./doors/websocket/ticker.ts";

/** The cron name that one machine's clock uses when the process has just started (workers/programs/local/local-clock.ts). */
const START = "@start";
/** As in wrangler.toml: jobs that cannot wait for the ten minutes of all others. */
const EACH_MINUTE = "* * * * *";

export default {
  async fetch(request: Request, bindings: Env, context?: ExecutionContext): Promise<Response> {
    const env = openSafely(bindings);
    if (env instanceof LogConfigurationError) return refuseFaulty(request, env);
    const waitUntil = toWaitUntil(context);
    const requestId = readRequestId(request.headers);
    return logRequest({ request, requestId, toRoute: toCallKind, waitUntil }, () => answerSafely(request, env, context));
  },

  async scheduled(controller: ScheduledController, bindings: Env, context?: ExecutionContext): Promise<void> {
    const env = open(bindings);
    requireConfiguration(env);
    const isStart = controller.cron === START;
    const time = new Date(controller.scheduledTime);
    const { handleMinute, handleScheduled } = await import("./doors/clock/scheduled.ts");
    await runInScope(createScope(crypto.randomUUID(), true, toWaitUntil(context)), () =>
      controller.cron === EACH_MINUTE ? handleMinute(time, env) : handleScheduled(time, env, { isStart }),
    );
  },

  async queue(batch: MessageBatch<unknown>, bindings: Env, context?: ExecutionContext): Promise<void> {
    const env = open(bindings);
    requireConfiguration(env);
    const { deliverQueued } = await import("./doors/clock/deliver-queued.ts");
    await runInScope(createScope(crypto.randomUUID(), true, toWaitUntil(context)), () => deliverQueued(batch, env));
  },
};

/** Null where nothing lets work go on after the answer, as in tests. */
function toWaitUntil(context: ExecutionContext | undefined): RequestScope["waitUntil"] {
  return context === undefined ? null : (work) => context.waitUntil(work);
}

const opened = new WeakMap<Env, Env>();

/** The bindings with the database that the log listens to: one for an isolate, since much is kept by it. */
function open(bindings: Env): Env {
  startLog("backend", bindings);
  const env = opened.get(bindings) ?? { ...bindings, DB: createTimedDatabase(bindings.DB) };
  opened.set(bindings, env);
  return env;
}

/** Opens `bindings`, or returns what is wrong with the log's own variables: the answer is the same as for other faults. */
function openSafely(bindings: Env): Env | LogConfigurationError {
  try {
    return open(bindings);
  } catch (error) {
    if (error instanceof LogConfigurationError) return error;
    throw error;
  }
}

async function answerSafely(request: Request, env: Env, context: ExecutionContext | undefined): Promise<Response> {
  const fault = readConfigurationError(env);
  if (fault !== null) return refuseFaulty(request, fault);
  try {
    const response = await answer(request, env, context);
    if (context !== undefined) keepOwnCountsSoon(env, context);
    return response;
  } catch (error) {
    // What stands behind it failed where no call has a form of its own to say so.
    logError("A call failed", error, { call: toCallKind(new URL(request.url).pathname) });
    return Response.json({ error: "Internal Server Error" }, { status: 500, headers: { "cache-control": "no-store" } });
  }
}

/** Operators find the wrong variable in the log; everybody else only learns that the back end does not work. */
function refuseFaulty(request: Request, fault: Error): Response {
  logError("The configuration is wrong", fault);
  const isHealth = new URL(request.url).pathname === "/health";
  const headers = { "cache-control": "no-store" };
  if (isHealth) return Response.json({ ok: false, problem: "configuration" }, { status: 503, headers });
  return Response.json({ error: "Internal Server Error" }, { status: 500, headers });
}

async function answer(request: Request, env: Env, context: ExecutionContext | undefined): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === "/graphql" && isUpgrade(request)) return openTickerSocket(request, env);
  const door = await findDoor(pathname);
  return door === null ? new Response("not found", { status: 404 }) : door(request, env, context);
}

/** What a path calls, without what may name a reader or a file. */
function toCallKind(pathname: string): string {
  const [, first = "", second = "", third = "", fourth = ""] = pathname.split("/");
  if (first === "wp-json") return ["wp-json", second, third, fourth].filter((part) => /^[a-z][\w-]{0,20}$/.test(part)).join("/");
  return /^[a-z][\w-]{0,30}$/.test(first) ? [first, ...(/^[a-z][a-z-]{0,30}$/.test(second) ? [second] : [])].join("/") : "other";
}

/**
 * `npm start`: builds when needed, migrates, seeds when empty, serves both Workers and the stand-ins of third parties until Ctrl-C. With
 * `--play-match`, as npm calls it, the demo's match goes on in its live ticker. What it does goes to standard output, what stops it to standard error.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { DEMO_PASSWORD, DEMO_READER_MAIL } from "#workers/demo/readers.ts";
import { startErrorReceiver } from "#workers/stand-ins/errors/server.ts";
import { DEMO_STAFF_MAIL, hireDemoStaff } from "./demo-staff.ts";
import { ensureBuilt } from "./ensure-built.ts";
import { type LocalClock, startLocalClock } from "./local-clock.ts";
import { createWorkers, readVariables } from "./local-workers.ts";
import { findStartFaults, readMailServer, readOwnVariables } from "./own-machine.ts";
import { playMatch } from "./play-match.ts";
import { readShellVariables, toLogVariables } from "./shell-variables.ts";
import { toPaywallBindings, toWebhookUrl } from "./stand-ins/local-paywall.ts";
import {
  startStandIns,
  toAdvertisingVariables,
  toAnalyticsVariables,
  toPushVariables,
  toVideoVariables,
} from "./stand-ins/local-stand-ins.ts";
import { toServiceVariables } from "./stand-ins/service-variables.ts";
import { prepareBeside } from "./state/prepare-beside.ts";
import { prepareSite } from "./state/prepare-site.ts";
import { isPrepared } from "./state/prepared-note.ts";
import { isDemo, readRunning, readSecrets, removeRunning, stateFolder, writeRunning } from "./state/state.ts";
import { findPortProblem } from "./terminal/free-port.ts";
import { openLogFile, readLogPlace } from "./terminal/log-file.ts";
import { createProgress } from "./terminal/progress.ts";
import { toReadyLines } from "./terminal/ready-lines.ts";

/** So long the first run of the clock is waited for. */
const FIRST_RUN_MS = 10_000;

const port = parsePort(process.env.PORT ?? "8787");
const running = readRunning();
if (running !== null) fail(`A portal already runs on ${stateFolder}: ${running.origin} (process ${running.pid})`);
// Before minutes are spent on a build that cannot be shown.
const portProblem = port === 0 ? null : await findPortProblem(port);
if (portProblem !== null) fail(portProblem);
const logPlace = readLogPlace(process.env) ?? fail('LOG must be "file" or "terminal"');
const progress = createProgress(process.stdout);

// The two things that take the longest on a first start, side by side.
const preparation = isPrepared() ? null : prepareBeside();
await ensureBuilt(progress).catch((error: Error) => fail(error.message));
const secrets = readSecrets();
// Before anything is prepared: a setting that is wrong leaves everything as it was.
const own = isDemo ? { portal: readShellVariables(process.env), backend: {} } : readOwnVariables(process.env);
const logVariables = toLogVariables(process.env, logPlace === "terminal" && process.stderr.isTTY === true);
const told = { portal: { ...logVariables, ...own.portal }, backend: { ...logVariables, ...own.backend } };
const faults = findStartFaults(readVariables(told), process.env, isDemo);
if (faults.length > 0) fail(faults.join("\n"));
const log = logPlace === "terminal" ? writeError : openLogFile(join(stateFolder, "log"));
if (preparation !== null && (await preparation.finish()) !== 0) process.exit(1);
const standIns = isDemo ? await startStandIns() : null;
const paywallOrigin = standIns?.paywall?.origin ?? null;
const paywall = toPaywallBindings(paywallOrigin, secrets);
const errors = isDemo && process.env.ERRORS !== "off" ? await startErrorReceiver() : null;
const reports: Record<string, string> = errors === null ? {} : { ERROR_DSN: errors.dsn };
const analyticsOrigin = standIns?.analytics?.origin ?? null;
const portal = {
  ...reports,
  ...toAnalyticsVariables(analyticsOrigin),
  ...toVideoVariables(standIns?.video.origin ?? null),
  ...toAdvertisingVariables(standIns?.advertising?.origin ?? null),
  ...told.portal,
};
// Newsletters are sent only where the origin of their links is known; with a port of the system's choice it is not.
const publicOrigin: Record<string, string> = port === 0 ? {} : { PUBLIC_ORIGIN: `http://localhost:${port}` };
const backend = {
  ...reports,
  ...publicOrigin,
  ...toServiceVariables(standIns?.services?.origin ?? null),
  ...toPushVariables(standIns?.push?.origin ?? null),
  ...told.backend,
};
const site = await prepareSite();
let clock: LocalClock | null = null;
const workers = createWorkers({ port, portal, backend, paywall, site, log, onBackendRestart: () => clock?.restart() });
const address = await progress
  .during("Starting both Workers", () => workers.portalAddress())
  .catch((error: unknown) => fail(`The Workers do not start on port ${port}: ${String(error)}`));
const origin = `http://localhost:${address.port}`;

// However the process ends, other programs must not take it for running.
process.once("exit", removeRunning);
let match: ReturnType<typeof playMatch> | null = null;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    clock?.stop();
    match?.stop();
    void Promise.all([workers.dispose(), standIns?.stop(), errors?.stop()]).then(() => process.exit(0));
  });
}

const backendOrigin = await workers.backendOrigin();
const { adminToken, newsroomToken } = secrets;
writeRunning({
  pid: process.pid,
  origin,
  backendOrigin,
  paywallOrigin,
  analyticsOrigin,
  errorsOrigin: errors?.origin ?? null,
  videoOrigin: standIns?.video.origin ?? "",
  pushOrigin: standIns?.push?.origin ?? null,
  // An operator's own are nowhere on the disk.
  adminToken: isDemo ? adminToken : "",
  newsroomToken: isDemo ? newsroomToken : "",
});
if (isDemo) await hireDemoStaff({ backendOrigin, adminToken });
standIns?.paywall?.deliverTo(toWebhookUrl(origin));
clock = startLocalClock(workers, {
  log,
  // Whatever keeps the service starts it again (docs/one-machine.md).
  onLost: (error) => fail(`A runtime ended and does not start again: ${String(error)}`),
});
// The sources of a demo are on this machine: whoever opens its pages finds what they tell.
if (isDemo) await Promise.race([clock.first, setTimeout(FIRST_RUN_MS)]);
// A person who starts it sees a live ticker with news; programs that start it find what they left.
if (isDemo && process.argv.includes("--play-match")) match = playMatch({ backendOrigin, newsroomToken, log });
const mailServer = readMailServer(process.env);
// Whoever looks into the folder that is named finds it, though no mail has come.
if (mailServer === null) mkdirSync(join(stateFolder, "mail"), { recursive: true });
const lines = toReadyLines({
  origin,
  stateFolder,
  demo: isDemo
    ? { reader: DEMO_READER_MAIL, staff: DEMO_STAFF_MAIL, password: DEMO_PASSWORD, hasPaywall: paywallOrigin !== null }
    : null,
  publicOrigin: told.portal.PUBLIC_ORIGIN ?? "",
  mailServer,
  log: logPlace,
});
process.stdout.write(`${lines.join("\n")}\n`);

function parsePort(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > 65535) fail(`PORT must be a number from 0 to 65535, not "${text}"`);
  return value;
}

function writeError(line: string): void {
  process.stderr.write(`${line}\n`);
}

function fail(message: string): never {
  writeError(message);
  process.exit(1);
}

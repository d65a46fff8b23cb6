/** The built portal on a state of its own, seeded, on a free port. */
import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

type SeparatePortal = {
  origin: string;
  /** Of the process that starts all others. */
  pid: number;
  state: string;
  paywallOrigin: string;
  analyticsOrigin: string;
  errorsOrigin: string;
  stop: () => Promise<void>;
  /** Where `mayBeKilled`: ends it and all its processes from one moment to the next (kill -9); the state stays. */
  kill: () => Promise<void>;
};

type Start = {
  state?: string;
  mayBeKilled?: boolean;
  /** The state outlives `stop` as well. */
  keepsState?: boolean;
  /** Its port is chosen before it starts, so that newsletters know the origin of their links. */
  hasOrigin?: boolean;
  /** Of the portal (workers/programs/local/shell-variables.ts). */
  variables?: Record<string, string>;
};

/**
 * The built and seeded portal in a process of its own, on a new state that `stop` removes, or on that of one that was killed.
 * One that may be killed does not end with its starter's Ctrl-C.
 */
export async function startSeparatePortal({
  state = createState(),
  mayBeKilled = false,
  keepsState = false,
  hasOrigin = false,
  variables = {},
}: Start = {}): Promise<SeparatePortal> {
  const port = hasOrigin ? await findFreePort() : 0;
  // With as little memory as `npm start` has.
  const portal = spawn("node", ["--max-semi-space-size=4", "workers/programs/local/start.ts"], {
    // Successes are not logged: no test reads them here.
    env: { ...process.env, MALLOC_ARENA_MAX: "1", LOG_SAMPLE: "0", ...variables, PORT: String(port), TALBLICK_STATE: state },
    stdio: ["ignore", "pipe", "pipe"],
    // A group of its own, so that `kill` reaches the runtime as well.
    detached: mayBeKilled,
  });
  async function kill(): Promise<void> {
    if (portal.pid === undefined || !mayBeKilled) throw new Error("This portal may not be killed");
    const ended = new Promise((resolve) => portal.once("exit", resolve));
    process.kill(-portal.pid, "SIGKILL");
    await ended;
  }
  async function stop(): Promise<void> {
    const ended = new Promise((resolve) => portal.once("exit", resolve));
    portal.kill("SIGTERM");
    await ended;
    if (!keepsState) rmSync(state, { recursive: true, force: true });
  }
  const origin = await readOrigin(portal);
  const { paywallOrigin, analyticsOrigin, errorsOrigin } = JSON.parse(readFileSync(join(state, "running.json"), "utf8"));
  return { origin, pid: portal.pid ?? 0, state, paywallOrigin, analyticsOrigin, errorsOrigin, stop, kill };
}

const SEEDED = "TALBLICK_SEEDED_STATE";

/** A copy of the state that a run of tests seeded once, otherwise an empty folder, which the portal seeds itself. */
function createState(): string {
  const state = mkdtempSync(join(tmpdir(), "talblick-test-"));
  const seeded = process.env[SEEDED];
  if (seeded !== undefined) cpSync(seeded, state, { recursive: true });
  return state;
}

/** Seeds a state for all portals that this process and its children start from now on, unless there is one. Returns what removes it. */
export async function seedOnce(): Promise<() => void> {
  if (process.env[SEEDED] !== undefined) return () => {};
  const { state, stop } = await startSeparatePortal({ keepsState: true });
  await stop();
  process.env[SEEDED] = state;
  return () => {
    delete process.env[SEEDED];
    rmSync(state, { recursive: true, force: true });
  };
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" ? (address?.port ?? 0) : 0));
    });
  });
}

function readOrigin(portal: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const ready = /Talblick is ready: (\S+)/.exec(output);
      if (ready?.[1] !== undefined) resolve(ready[1]);
    };
    portal.stdout?.on("data", read);
    portal.stderr?.on("data", read);
    portal.once("exit", (code) => reject(new Error(`The portal ended with code ${code}:\n${output}`)));
  });
}

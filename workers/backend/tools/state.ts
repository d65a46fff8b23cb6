/** The local state: databases, files and the secrets that this machine's two Workers share. */
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** `TALBLICK_STATE` names the folder, default `.data`. */
export const stateFolder = resolve(process.env.TALBLICK_STATE ?? ".data");

/** What a running portal tells other programs on this machine. */
export type RunningPortal = { pid: number; origin: string; backendOrigin: string; adminToken: string };

const secretsFile = join(stateFolder, "secrets.json");
const runningFile = join(stateFolder, "running.json");

/** Made at random the first time; they never leave the state folder. */
export function readSecrets(): { adminToken: string; grantSecret: string } {
  mkdirSync(stateFolder, { recursive: true });
  if (!existsSync(secretsFile)) {
    const secrets = { adminToken: randomBytes(32).toString("hex"), grantSecret: randomBytes(32).toString("hex") };
    writeFileSync(secretsFile, JSON.stringify(secrets), { mode: 0o600 });
  }
  return JSON.parse(readFileSync(secretsFile, "utf8"));
}

export function writeRunning(running: RunningPortal): void {
  writeFileSync(runningFile, JSON.stringify(running), { mode: 0o600 });
}

export function removeRunning(): void {
  rmSync(runningFile, { force: true });
}

/** The portal that runs on this state, or null; one that ended without saying so counts as none. */
export function readRunning(): RunningPortal | null {
  if (!existsSync(runningFile)) return null;
  const running: RunningPortal = JSON.parse(readFileSync(runningFile, "utf8"));
  return isAlive(running.pid) ? running : null;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

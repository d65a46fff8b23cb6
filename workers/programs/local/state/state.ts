/** The local state: databases, files and the secrets that this machine's two Workers share. */
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createPushKeys } from "./push-keys.ts";

/** `TALBLICK_STATE` names the folder, default `.data`. */
export const stateFolder = resolve(process.env.TALBLICK_STATE ?? ".data");

/** What a running portal tells other programs on this machine. */
export type RunningPortal = {
  pid: number;
  origin: string;
  backendOrigin: string;
  /** The paywall provider's stand-in; null without one. */
  paywallOrigin: string | null;
  /** The stand-in of those who measure readers; null without one. */
  analyticsOrigin: string | null;
  errorsOrigin: string | null;
  /** The video platform's stand-in. */
  videoOrigin: string;
  /** The stand-in of browsers' push services; null without one. */
  pushOrigin: string | null;
  adminToken: string;
  /** Writes live tickers. */
  newsroomToken: string;
};

/** `DEMO=off` is a machine that serves readers (docs/one-machine.md). */
export const isDemo = process.env.DEMO !== "off";

const secretsFile = join(stateFolder, "secrets.json");
const runningFile = join(stateFolder, "running.json");

/**
 * `serviceToken` is what a trusted caller would send (Authorization: Bearer …); the paywall's secrets are shared with the
 * provider's stand-in.
 */
export type Secrets = {
  adminToken: string;
  grantSecret: string;
  serviceToken: string;
  newsroomToken: string;
  staffSecret: string;
  /** The site's keys for notices, base64url. */
  vapidPublicKey: string;
  vapidPrivateKey: string;
  paywallPrivateKey: string;
  paywallApiToken: string;
};

/**
 * Made at random the first time; they never leave the state folder. A secret that an older state lacks is added. Without the demo they are the
 * operator's, from the environment, and nowhere on the disk; one that is not set is empty.
 */
export function readSecrets(): Secrets {
  mkdirSync(stateFolder, { recursive: true, mode: isDemo ? 0o777 : 0o700 });
  if (!isDemo) return readOwnSecrets(process.env);
  const kept: Partial<Secrets> = existsSync(secretsFile) ? JSON.parse(readFileSync(secretsFile, "utf8")) : {};
  const secrets: Secrets = {
    adminToken: kept.adminToken ?? createSecret(),
    grantSecret: kept.grantSecret ?? createSecret(),
    serviceToken: kept.serviceToken ?? createSecret(),
    newsroomToken: kept.newsroomToken ?? createSecret(),
    staffSecret: kept.staffSecret ?? createSecret(),
    ...(kept.vapidPublicKey !== undefined && kept.vapidPrivateKey !== undefined
      ? { vapidPublicKey: kept.vapidPublicKey, vapidPrivateKey: kept.vapidPrivateKey }
      : createPushKeys()),
    paywallPrivateKey: kept.paywallPrivateKey ?? createSecret(),
    paywallApiToken: kept.paywallApiToken ?? createSecret(),
  };
  if (JSON.stringify(secrets) !== JSON.stringify(kept)) writeWhole(secretsFile, JSON.stringify(secrets));
  return secrets;
}

function readOwnSecrets(shell: Readonly<Record<string, string | undefined>>): Secrets {
  return {
    adminToken: shell.ADMIN_TOKEN ?? "",
    grantSecret: shell.GRANT_SECRET ?? "",
    serviceToken: shell.SERVICE_TOKEN ?? "",
    newsroomToken: shell.NEWSROOM_TOKEN ?? "",
    staffSecret: shell.STAFF_SECRET ?? "",
    vapidPublicKey: shell.VAPID_PUBLIC_KEY ?? "",
    vapidPrivateKey: shell.VAPID_PRIVATE_KEY ?? "",
    paywallPrivateKey: shell.PAYWALL_PRIVATE_KEY ?? "",
    paywallApiToken: shell.PAYWALL_API_TOKEN ?? "",
  };
}

/** As the back end's Worker knows them (env.ts); none that is empty. */
export function toBackendSecrets(own: Secrets): Record<string, string> {
  const secrets = {
    ADMIN_TOKEN: own.adminToken,
    GRANT_SECRET: own.grantSecret,
    SERVICE_TOKEN: own.serviceToken,
    NEWSROOM_TOKEN: own.newsroomToken,
    STAFF_SECRET: own.staffSecret,
    VAPID_PUBLIC_KEY: own.vapidPublicKey,
    VAPID_PRIVATE_KEY: own.vapidPrivateKey,
  };
  return Object.fromEntries(Object.entries(secrets).filter(([, secret]) => secret !== ""));
}

/** A start that is cut leaves the file before, or this one. */
function writeWhole(file: string, text: string): void {
  writeFileSync(`${file}.part`, text, { mode: 0o600 });
  renameSync(`${file}.part`, file);
}

function createSecret(): string {
  return randomBytes(32).toString("hex");
}

export function writeRunning(running: RunningPortal): void {
  writeWhole(runningFile, JSON.stringify(running));
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

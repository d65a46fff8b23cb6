/** A MariaDB on a socket in a folder of its own, for the real WordPress of the tests. */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

type Database = { socket: string; stop: () => Promise<void> };

const START_MS = 30_000;
/** A database that is thrown away need not survive a power cut. */
const fast = [
  "--innodb-flush-log-at-trx-commit=0",
  "--innodb-buffer-pool-size=32M",
  "--skip-log-bin",
  "--performance-schema=off",
];

/** With an empty database `wordpress` and a user `root` without a password; no network. Throws when it does not start. */
export async function startDatabase(folder: string): Promise<Database> {
  const data = join(folder, "database");
  const socket = join(folder, "database.sock");
  const own = process.getuid?.() === 0 ? ["--user=root"] : [];
  execFileSync(
    "mariadb-install-db",
    ["--no-defaults", ...own, `--datadir=${data}`, "--auth-root-authentication-method=normal", "--skip-test-db"],
    { stdio: "ignore" },
  );
  const server = spawn(
    "mariadbd",
    ["--no-defaults", ...own, `--datadir=${data}`, `--socket=${socket}`, "--skip-networking", ...fast],
    { stdio: "ignore" },
  );
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  const admin = ["--no-defaults", "--user=root", `--socket=${socket}`];
  const until = Date.now() + START_MS;
  while (spawnSync("mariadb", [...admin, "-e", "CREATE DATABASE IF NOT EXISTS wordpress"], { stdio: "ignore" }).status !== 0) {
    if (Date.now() > until || server.exitCode !== null) throw new Error("MariaDB does not start");
    await sleep(100);
  }
  return {
    socket,
    async stop() {
      server.kill("SIGKILL");
      await ended;
    },
  };
}

/** Finds what a real WordPress needs; installs Debian's packages where that is possible. */
import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Where Debian's package puts it. */
export const WORDPRESS_FOLDER = "/usr/share/wordpress";

const packages = ["wordpress", "php-cli", "php-mysql", "php-curl", "mariadb-server-core", "mariadb-client"];
/** So long may looking for the packages and fetching them take, and then setting them up. */
const SECONDS = { fetching: 100, settingUp: 80 };

/** The package that is missing; null when all is there. Never installs. */
export function findMissingPackage(): string | null {
  if (!existsSync(`${WORDPRESS_FOLDER}/wp-load.php`)) return "wordpress";
  for (const [program, name] of Object.entries({ php: "php-cli", mariadbd: "mariadb-server-core", mariadb: "mariadb-client" }))
    if (spawnSync(program, ["--version"], { stdio: "ignore" }).error !== undefined) return name;
  const modules = spawnSync("php", ["-m"], { encoding: "utf8" }).stdout;
  return ["mysqli", "curl"].find((name) => !modules.split("\n").includes(name)) ?? null;
}

/**
 * Installs what is missing, beside other work; resolves when that has ended, well or not. Servers that the packages bring are not
 * started: the tests start their own.
 */
export function installWordPress(): Promise<void> {
  if (findMissingPackage() === null || process.getuid?.() !== 0 || spawnSync("apt-get", ["--version"]).status !== 0)
    return Promise.resolve();
  process.stderr.write("No WordPress found; installing one beside the checks ...\n");
  const install = `apt-get install -y -qq --no-install-recommends ${packages.join(" ")}`;
  const script = `
    policy=/usr/sbin/policy-rc.d
    if [ ! -e $policy ]; then
      printf '#!/bin/sh\\nexit 101\\n' > $policy && chmod +x $policy
      trap 'rm -f /usr/sbin/policy-rc.d' EXIT
    fi
    timeout ${SECONDS.fetching} sh -c 'apt-get update -qq; ${install} --download-only' && timeout ${SECONDS.settingUp} ${install}`;
  const installing = spawn("sh", ["-c", script], { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
  return new Promise((resolve) => {
    installing.once("exit", () => resolve());
    installing.once("error", () => resolve());
  });
}

/** Finds a Chromium: CHROMIUM_PATH, the system's, Playwright's; installs Debian's where that is possible. */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";

/** The shell first: it draws pages and no windows around them, which halves the time. */
const systemPaths = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

/** Null when there is none; never installs. */
export function findChromium(): string | null {
  const candidates = [process.env.CHROMIUM_PATH, ...systemPaths, chromium.executablePath()];
  return candidates.find((path) => path !== undefined && path !== "" && existsSync(path)) ?? null;
}

/** Throws with advice when no Chromium can be had. */
export function requireChromium(): string {
  const found = findChromium();
  if (found !== null) return found;
  process.stderr.write("No Chromium found; installing one ...\n");
  if (process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0) {
    execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
    execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium-headless-shell", "fonts-liberation"], {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  } else {
    spawnSync("npx", ["playwright", "install", "chromium-headless-shell"], { stdio: "inherit" });
  }
  const installed = findChromium();
  if (installed === null) throw new Error("No Chromium: set CHROMIUM_PATH, or install Debian's package chromium-headless-shell");
  return installed;
}

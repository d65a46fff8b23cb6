import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { dryRun } from "./dry-run.ts";
import { configPaths } from "./plan/find-missing.ts";
import { parseArguments } from "./plan/parse-arguments.ts";

const command = parseArguments(["--env", "prod", "--origin", "https://www.bote.example", "--dry-run"]);

test.each([
  ["portal", 'EDGE_CACHE = "location"', 'EDGE_CACHE = "on"', 'EDGE_CACHE must be off, dry-run, isolate or location, not "on"'],
  ["backend", 'APP_ENV = "prod"', 'APP_ENV = "prod"\nTIPS_KEEP_DAYS = "ever"', "TIPS_KEEP_DAYS must be a number of days"],
] as const)("of the %s an invalid value is reported before anything is built", async (worker, text, wrong, line) => {
  const build = vi.fn();
  const readToml = (name: "portal" | "backend") => {
    const toml = readFileSync(configPaths[name], "utf8");
    const [before = "", after = ""] = toml.split("[env.prod.vars]");
    return name === worker ? `${before}[env.prod.vars]${after.replace(text, wrong)}` : toml;
  };
  const effects = { readToml, build, writeConfiguration: vi.fn(), withTemporaryFile: vi.fn(), log: vi.fn(), run: vi.fn() };
  await expect(dryRun(effects, command)).rejects.toThrow(`The configuration is wrong:\n  - ${line}`);
  expect(build).not.toHaveBeenCalled();
});

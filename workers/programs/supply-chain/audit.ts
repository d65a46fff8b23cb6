/** `npm run audit`: 0 when nothing is open, 1 when something is, 2 when the registry gave no report and so nothing is known. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { decideAudit, parseAccepted } from "./decide-audit.ts";

const codes = { clean: 0, found: 1, unknown: 2 } as const;
const accepted = parseAccepted(readFileSync(new URL("../../../docs/audit.json", import.meta.url), "utf8"));
const { stdout, stderr } = spawnSync("npm", ["audit", "--json"], { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
const { kind, lines } = decideAudit(stdout.trim() === "" ? stderr : stdout, accepted, new Date().toISOString().slice(0, 10));
for (const line of lines) console.log(line);
if (kind === "clean") console.log("No advisory is open.");
if (kind === "found") console.error("Update, or explain it in docs/audit.json (docs/dependencies.md).");
if (kind === "unknown")
  console.error("The registry gave no report: nothing is known. Ask one that has the audit endpoint (docs/dependencies.md).");
process.exitCode = codes[kind];

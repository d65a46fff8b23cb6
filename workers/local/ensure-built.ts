/** Builds both Workers when the sources are not those of the last build. */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";

const sources = [
  "app/**/*",
  "graphql/{schema,operations,client}/**/*",
  "workers/**/*.{ts,toml,sql}",
  "public/**/*",
  "*.{ts,toml,json}",
];
const stampFile = "build/sources.sha256";

export async function ensureBuilt(): Promise<void> {
  const stamp = digestSources();
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return;
  process.stderr.write("Building both Workers ...\n");
  // Started by a test runner, the build would otherwise be one for tests: without security policy, with React's checks.
  const env = { ...process.env, NODE_ENV: "production" };
  const [code] = await once(spawn("npm", ["run", "--silent", "build"], { env, stdio: ["ignore", "ignore", "inherit"] }), "exit");
  if (code !== 0) throw new Error(`The build ended with ${code}`);
  writeFileSync(stampFile, stamp);
}

/** Contents, not times: a fresh clone has new times. */
function digestSources(): string {
  const digest = createHash("sha256");
  for (const file of globSync(sources, { exclude: ["**/*.test.ts", "**/*.test.tsx"] }).sort()) {
    if (statSync(file).isFile()) digest.update(file).update("\0").update(readFileSync(file)).update("\0");
  }
  return digest.digest("hex");
}

/** The sources of the build: what stands in `build/sources.sha256`, written by `npm run build`. */
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const sources = [
  "app/**/*",
  "graphql/{schema,operations,client}/**/*",
  "shared/**/*",
  "workers/**/*.{ts,js,json,toml,sql}",
  "public/**/*",
  "*.{ts,toml,json}",
];
const FILE = "sources.sha256";

/** Whether the build is there, and of the sources as they are. */
export function isBuilt(): boolean {
  const file = join("build", FILE);
  return existsSync(file) && readFileSync(file, "utf8") === digestSources();
}

/** Beside the build that was just made: another brand's may lie elsewhere (vite.config.ts). */
export function writeStamp(): void {
  writeFileSync(join(process.env.BUILD_FOLDER || "build", FILE), digestSources());
}

/** Contents, not times: a fresh clone has new times. */
function digestSources(): string {
  const digest = createHash("sha256");
  for (const file of globSync(sources, { exclude: ["**/*.test.ts", "**/*.test.tsx"] }).sort()) {
    if (statSync(file).isFile()) digest.update(file).update("\0").update(readFileSync(file)).update("\0");
  }
  return digest.digest("hex");
}

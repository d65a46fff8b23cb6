/** The sources of the build: what stands in `build/sources.sha256`, written by `npm run build`. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Folders with all that lies in them, and what lies beside them; `globSync` takes five times as long, at each start. */
const folders = ["app", "graphql", "shared", "workers", "public"];
const isSource = (path: string) =>
  !/\.test\.tsx?$/.test(path) && (!path.startsWith("workers") || /\.(?:ts|js|json|toml|sql)$/.test(path));
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
  for (const file of findSources().sort()) digest.update(file).update("\0").update(readFileSync(file)).update("\0");
  return digest.digest("hex");
}

function findSources(): string[] {
  const inside = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name)),
  );
  const beside = readdirSync(".").filter((name) => /\.(?:ts|toml|json)$/.test(name));
  return [...inside.filter(isSource), ...beside];
}

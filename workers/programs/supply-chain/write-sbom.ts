/**
 * `npm run sbom`: a bill of materials (CycloneDX, JSON) from the lock file, without any network, in .data/sbom.json. It holds all
 * packages, those of development marked so: `npm sbom --omit=dev` leaves out what development needs as well, React among them. Ends with 1
 * when something that is served is missing.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { readShippedPackages } from "./read-packages.ts";

type Component = { group?: string; name: string; version: string };

const path = new URL("../../../.data/sbom.json", import.meta.url);
const words = ["sbom", "--sbom-format=cyclonedx", "--sbom-type=application", "--package-lock-only"];
const { status, stdout, stderr } = spawnSync("npm", words, { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
if (status !== 0) {
  console.error(stderr.trim());
  process.exit(status ?? 1);
}
const { components } = JSON.parse(stdout) as { components: Component[] };
const known = new Set(
  components.map(({ group, name, version }) => `${group === undefined ? "" : `${group}/`}${name} ${version}`),
);
const missing = readShippedPackages().filter(({ name, version }) => !known.has(`${name} ${version}`));
for (const { name, version } of missing) console.error(`${name} ${version} is missing`);
mkdirSync(new URL(".", path), { recursive: true });
writeFileSync(path, stdout);
console.log(`.data/sbom.json names ${components.length} components`);
process.exitCode = missing.length === 0 ? 0 : 1;

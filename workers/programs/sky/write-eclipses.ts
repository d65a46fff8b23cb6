/**
 * Writes `app/features/moon/eclipses.json`: what a page would have to compute longer than all the rest of it.
 * `npm run eclipses` does it.
 */
import { writeFile } from "node:fs/promises";
import { computeEclipses } from "./compute-eclipses.ts";

const eclipses = computeEclipses(new Date("2024-01-01T00:00:00Z"), new Date("2101-01-01T00:00:00Z"));
const lines = eclipses.map((eclipse) => JSON.stringify(eclipse));
await writeFile(new URL("../../../app/features/moon/eclipses.json", import.meta.url), `[\n${lines.join(",\n")}\n]\n`);

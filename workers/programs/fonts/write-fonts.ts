/** `npm run fonts`: makes app/styles/fonts anew, after another version of the fonts or other letters. */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { makeFonts } from "./fonts.ts";

const folder = new URL("../../../app/styles/fonts/", import.meta.url);
for (const [name, content] of await makeFonts()) {
  writeFileSync(fileURLToPath(new URL(name, folder)), content);
  process.stdout.write(`${name}: ${content.length} bytes\n`);
}

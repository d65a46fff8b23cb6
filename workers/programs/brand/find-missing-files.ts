/** What a brand's folder must hold besides its data: without these a build goes through, and readers or the apps that a page is shared in get a 404. */
import { existsSync } from "node:fs";
import { join } from "node:path";

/** One line for operators for each file that is not there. `shareImage`: its path, as `brand.json` has it. */
export function findMissingFiles(folder: string, shareImage: string): string[] {
  return [shareImage, "/favicon.svg"]
    .map((path) => join(folder, "files", path))
    .filter((file) => !existsSync(file))
    .map((file) => `${file} is missing (docs/brand.md)`);
}

/** Folders for the files of a test; they go when the tests of the file have ended. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

export function createTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "import-test-"));
  folders.push(folder);
  return folder;
}

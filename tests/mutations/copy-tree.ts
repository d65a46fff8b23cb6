/** A copy of the tree to be mutated, as it stands here, with what is not committed. */
import { execFileSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** Written by `npm run generate`, and in no repository. */
const GENERATED = ["graphql/generated", "app/configuration/brands/*/generated"];

/** Copies what git knows or would know, and what was generated; packages are linked. */
export function copyTree(target: string): void {
  const listed = execFileSync("git", ["ls-files", "-coz", "--exclude-standard"], {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  const deleted = new Set(execFileSync("git", ["ls-files", "-dz"], { encoding: "utf8" }).split("\0"));
  const files = listed.split("\0").filter((file) => file !== "" && !deleted.has(file));
  for (const path of [...files, ...globSync(GENERATED)]) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    cpSync(path, join(target, path), { recursive: true });
  }
  linkPackages(resolve("node_modules"), join(target, "node_modules"));
}

/** The folder itself is the copy's own: what tools keep in it (`.vite`) belongs to one tree. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from))
    if (!name.startsWith(".") || name === ".bin") symlinkSync(join(from, name), join(to, name));
}

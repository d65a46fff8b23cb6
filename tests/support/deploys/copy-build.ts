/** Another build of the same source, without building again: another id, and every script and style sheet under another name. */
import { cpSync, globSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { writeAssetsList } from "#workers/programs/bundle/list-assets.ts";

const FOLDERS = ["server", "client", "backend"];

/** From the folder of a build to a new one. Throws where the names of two files would become one. */
export function copyBuild(from: string, to: string, id: string): void {
  for (const folder of FOLDERS) cpSync(join(from, folder), join(to, folder), { recursive: true });
  const before = readBuildId(from);
  const files = globSync("client/assets/*.{js,css}", { cwd: to });
  const names = new Map(files.map((file) => [basename(file), rename(basename(file))]));
  if (new Set([...names.values(), ...names.keys()]).size !== names.size * 2) throw new Error("Two files would have one name");
  const texts = globSync(["client/assets/*.{js,css}", "server/**/*.js"], { cwd: to }).map((file) => join(to, file));
  for (const path of texts) {
    const text = readFileSync(path, "utf8");
    writeFileSync(
      path,
      text.replaceAll(before, id).replace(/[\w.-]+\.(?:js|css)/g, (name) => names.get(name) ?? name),
    );
  }
  for (const file of files) renameSync(join(to, file), join(to, dirname(file), names.get(basename(file)) ?? ""));
  writeAssetsList(join(to, "client"), "assets", id);
}

export function readBuildId(build: string): string {
  return JSON.parse(readFileSync(join(build, "client/builds/files.json"), "utf8")).builds[0].id;
}

/** The hash, as if a byte of the file were another one. */
function rename(name: string): string {
  return name.replace(/(.)(\.\w+)$/, (_, last: string, ending: string) => `${last === "Q" ? "q" : "Q"}${ending}`);
}

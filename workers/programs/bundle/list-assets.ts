/**
 * Vite plugin: the build says which files with a hash in their names it has (`builds/files.json`), so that the next deploy can bring them
 * along (workers/programs/deploy/keep-assets.ts, decision 93).
 */
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Plugin } from "vite";

/** Below the folder of the build's files for browsers. */
export const FILES_LIST = "builds/files.json";

/** To come after whatever takes files away again. */
export function listAssets(buildId: string): Plugin {
  return {
    name: "talblick:list-assets",
    apply: "build",
    sharedDuringBuild: true,
    buildApp: {
      order: "post",
      handler({ environments: { client } }) {
        if (client === undefined) throw new Error("The build made no client");
        const { root, build } = client.config;
        writeAssetsList(resolve(root, build.outDir), build.assetsDir, buildId);
        return Promise.resolve();
      },
    },
  };
}

/** Source maps are for developers, and stay out. */
export function writeAssetsList(folder: string, assetsFolder: string, id: string): void {
  const names = readdirSync(join(folder, assetsFolder)).filter((name) => !name.endsWith(".map"));
  const list = join(folder, FILES_LIST);
  mkdirSync(dirname(list), { recursive: true });
  writeFileSync(list, JSON.stringify({ builds: [{ id, files: names.sort().map((name) => `${assetsFolder}/${name}`) }] }));
}

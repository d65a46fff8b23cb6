/**
 * Vite plugin: the files of the brand's folder `files/` (icon, share image) are served from the root, as those of `public/` are, and so are
 * those that are made of it for a home screen.
 */
import { globSync, readFileSync } from "node:fs";
import { extname, join, relative } from "node:path";
import type { Plugin } from "vite";
import { APP_FILES, makeAppFiles } from "#workers/programs/brand/app-files.ts";

const types: Record<string, string> = {
  ".svg": "image/svg+xml",
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
};

/** `folder`: the brand's. Throws while building for a file of a kind that is not named above. */
export function brandFiles(folder: string): Plugin {
  const root = join(folder, "files");
  const names = globSync("**/*.*", { cwd: root }).map((name) => relative(".", name));
  const wrong = names.find((name) => !(extname(name) in types));
  if (wrong !== undefined) throw new Error(`${join(root, wrong)}: a brand's files are ${Object.keys(types).join(", ")}`);
  return {
    name: "portal:brand-files",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = request.url?.replace(/\?.*$/, "").slice(1) ?? "";
        if (!names.includes(name) && !APP_FILES.includes(name)) return next();
        response.setHeader("content-type", types[extname(name)] ?? "");
        if (names.includes(name)) return response.end(readFileSync(join(root, name)));
        makeAppFiles(folder).then((made) => response.end(made.get(name)), next);
      });
    },
    async generateBundle() {
      if (this.environment.name !== "client") return;
      for (const [name, source] of await makeAppFiles(folder)) this.emitFile({ type: "asset", fileName: name, source });
      for (const name of names) this.emitFile({ type: "asset", fileName: name, source: readFileSync(join(root, name)) });
    },
  };
}

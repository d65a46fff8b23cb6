/** Vite plugin: the files of the brand's folder `files/` (icon, share image, manifest) are served from the root, as those of `public/` are. */
import { globSync, readFileSync } from "node:fs";
import { extname, join, relative } from "node:path";
import type { Plugin } from "vite";

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
        if (!names.includes(name)) return next();
        response.setHeader("content-type", types[extname(name)] ?? "");
        response.end(readFileSync(join(root, name)));
      });
    },
    generateBundle() {
      if (this.environment.name !== "client") return;
      for (const name of names) this.emitFile({ type: "asset", fileName: name, source: readFileSync(join(root, name)) });
    },
  };
}

/**
 * Vite plugin: what no page loads is not built. React Router makes a chunk of every route for navigation in the browser,
 * which this portal does not do, and a manifest of them; pages load the client entry and what that leads to.
 */
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const ROUTE_CHUNK = /\?__react-router-build-client-route$/;
const ENTRY = /^entry\.client-[\w-]+\.js$/;
const CODE = /\.(?:js|css)$/;

export function reachableChunks(): Plugin {
  return {
    name: "portal:reachable-chunks",
    apply: "build",
    sharedDuringBuild: true,
    // Empty, so that no code is cut into chunks for their sake. React Router asks for them to exist until it is done.
    transform: {
      order: "post",
      filter: { id: ROUTE_CHUNK },
      handler() {
        return this.environment.name === "client" ? { code: "export {}", map: null } : null;
      },
    },
    buildApp: {
      order: "post",
      handler({ environments: { client } }) {
        if (client === undefined) throw new Error("The build made no client");
        const { root, build } = client.config;
        const folder = resolve(root, build.outDir, build.assetsDir);
        for (const file of findUnreachable(readCode(folder))) {
          rmSync(join(folder, file));
          rmSync(join(folder, `${file}.map`), { force: true });
        }
        return Promise.resolve();
      },
    },
  };
}

/** Scripts and style sheets of a folder by their names. */
export function readCode(folder: string): Map<string, string> {
  const files = readdirSync(folder).filter((file) => CODE.test(file));
  return new Map(files.map((file) => [file, readFileSync(join(folder, file), "utf8")]));
}

/** Files that the client entry does not lead to: one leads to another by naming it, and names hold a hash. Throws without an entry. */
export function findUnreachable(code: ReadonlyMap<string, string>): string[] {
  const files = [...code.keys()];
  const waiting = files.filter((file) => ENTRY.test(file));
  if (waiting.length !== 1) throw new Error(`The build has ${waiting.length} client entries`);
  const reachable = new Set<string>();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    reachable.add(file);
    const text = code.get(file) ?? "";
    waiting.push(...files.filter((other) => !reachable.has(other) && text.includes(other)));
  }
  return files.filter((file) => !reachable.has(file));
}

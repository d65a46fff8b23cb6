/** The readers' port on one machine: a socket straight into the portal's isolate, without the simulator's own entry and proxies. */
import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** Of the portal's Worker, as the socket calls it. */
export const FRONT = "Front";

/** Of the same Worker, for the back end's runtime alone: says which pages a change touches. */
export const PURGES = "LocalPurges";

type Module = { type: "ESModule" | "CommonJS"; path: string; contents?: string };
type PortalWorker = { modulesRoot: string; modules: Module[]; assets?: { directory?: string } };

type Trust = {
  /** Callers may say by a header what the platform would say of them (tests). */
  cf: boolean;
  /** Ranges of proxies whose word on the caller counts; null on a machine that only its owner reaches: any word does. */
  proxies: readonly string[] | null;
};

/** The portal's Worker with its front at `port`. `site`: files for browsers in the place of the build's own. */
export function withFront<Worker extends PortalWorker>(worker: Worker, port: number, trust: Trust, site?: string) {
  const directory = site ?? worker.assets?.directory;
  if (directory === undefined) throw new Error("The build has no files for browsers");
  const [main, ...others] = worker.modules;
  if (main === undefined) throw new Error("The build has no main module");
  const toModule = (name: string, contents: string, type: Module["type"] = "ESModule"): Module => ({
    type,
    path: join(worker.modulesRoot, name),
    contents,
  });
  return {
    ...worker,
    assets: { ...worker.assets, directory, binding: "ASSETS" },
    modules: [
      toModule(
        "local-main.js",
        [
          `import portal, { PageCacheEntrypoint } from "./index.js";`,
          `import { createFront, createPurges } from "./local-front.js";`,
          `import { createForwarded } from "./local-forwarded.js";`,
          `import ipaddr from "./local-ipaddr.cjs";`,
          `const forwarded = ${trust.proxies === null ? "null" : `createForwarded(ipaddr, ${JSON.stringify(trust.proxies)})`};`,
          `export * from "./index.js";`,
          `export default portal;`,
          `export const ${FRONT} = createFront(portal, ${JSON.stringify(listFiles(directory))}, ${trust.cf}, forwarded);`,
          `export const ${PURGES} = createPurges(PageCacheEntrypoint);`,
        ].join("\n"),
      ),
      main,
      ...others,
      toModule("local-front.js", readFileSync("workers/programs/local/front/front.js", "utf8")),
      toModule("steady-backend.js", readFileSync("workers/programs/local/front/steady-backend.js", "utf8")),
      toModule("local-forwarded.js", readFileSync("workers/programs/local/front/forwarded.js", "utf8")),
      toModule("local-ipaddr.cjs", readFileSync("node_modules/ipaddr.js/lib/ipaddr.js", "utf8"), "CommonJS"),
    ],
    unsafeDirectSockets: [
      { host: "127.0.0.1", port, entrypoint: FRONT },
      { host: "127.0.0.1", port: 0, entrypoint: PURGES },
    ],
  };
}

/** Paths of the files that Cloudflare would give out itself; `_headers` is for the platform. */
function listFiles(folder: string): string[] {
  return globSync("**/*", { cwd: folder })
    .filter((file) => file !== "_headers" && statSync(join(folder, file)).isFile())
    .map((file) => `/${file}`);
}

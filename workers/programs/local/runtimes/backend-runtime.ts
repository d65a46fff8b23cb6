/** The back end's runtime: its Worker, and those that stand in for mail and pictures. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Miniflare, type Request, Response } from "miniflare";
import { createImagesWorker, replaceImagesBinding } from "#workers/programs/local/images/local-images.ts";
import { answerMachine, MACHINE } from "#workers/programs/local/machine/machine-state.ts";
import { createMailWorker, replaceMailBindings } from "#workers/programs/local/mail/local-mail.ts";
import { readMailServer } from "#workers/programs/local/own-machine.ts";
import { fetchPublic, PUBLIC_NETWORK } from "#workers/programs/local/public-network.ts";
import { stateFolder } from "#workers/programs/local/state/state.ts";
import { createRuntime, toWorker } from "./create-runtime.ts";

export const BACKEND_WORKER = "talblick-backend";
const PURGES_WORKER = "talblick-local-purges";

/** Of a build. */
export const backendConfig = "backend/wrangler.json";

const main = [
  `import backend from "./index.js";`,
  `import { withWholeBodies } from "./local-whole-bodies.js";`,
  `export * from "./index.js";`,
  `export default withWholeBodies(backend);`,
].join("\n");

type BackendRuntime = {
  build: string;
  variables: Record<string, string>;
  log: (line: string) => void;
  onRestart?: () => void;
  /** Takes the tags of what has changed, as JSON, to the pages that the portal keeps; null without a portal. */
  purge: ((tags: string) => Promise<void>) | null;
};

export function createBackendRuntime({ build, variables, log, onRestart, purge }: BackendRuntime): Miniflare {
  const built = toWorker(BACKEND_WORKER, join(build, backendConfig), variables);
  const mail = replaceMailBindings(built);
  const images = replaceImagesBinding(built);
  const toModule = (name: string, contents: string) => ({
    type: "ESModule" as const,
    path: join(built.modulesRoot, name),
    contents,
  });
  const backend = {
    ...built,
    modules: [
      toModule("local-main.js", main),
      ...built.modules,
      toModule("local-whole-bodies.js", readFileSync("workers/programs/local/runtimes/whole-bodies.js", "utf8")),
    ],
    ...mail,
    ...images,
    // The portal, seed and import reach the back end here, on this machine only.
    unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
    // Says at once which pages a change touches (decision 7).
    serviceBindings: {
      ...mail.serviceBindings,
      ...images.serviceBindings,
      [PUBLIC_NETWORK]: fetchPublic,
      [MACHINE]: answerMachine,
      ...(purge === null ? {} : { PORTAL_CACHE: { name: PURGES_WORKER, entrypoint: "Purges" } }),
    },
  };
  return createRuntime({
    log,
    ...(onRestart === undefined ? {} : { onRestart }),
    workers: [
      backend,
      createImagesWorker(),
      createMailWorker(join(stateFolder, "mail"), log, readMailServer(process.env)),
      ...(purge === null ? [] : [createPurgesWorker(purge)]),
    ],
  });
}

const script = `import { WorkerEntrypoint } from "cloudflare:workers";
export class Purges extends WorkerEntrypoint {
  async purge(tags) {
    const response = await this.env.PROCESS.fetch("http://purges/", { method: "POST", body: JSON.stringify(tags) });
    if (!response.ok) throw new Error(await response.text());
  }
}
export default { fetch: () => new Response(null, { status: 404 }) };`;

/** Stands in for the portal's entrypoint, which is in another runtime. */
function createPurgesWorker(purge: (tags: string) => Promise<void>) {
  async function pass(request: Request): Promise<Response> {
    try {
      await purge(await request.text());
      return new Response(null, { status: 204 });
    } catch (error) {
      return new Response(String(error), { status: 502 });
    }
  }
  return {
    name: PURGES_WORKER,
    compatibilityDate: "2026-08-01",
    modules: [{ type: "ESModule" as const, path: "local-purges.mjs", contents: script }],
    serviceBindings: { PROCESS: pass },
  };
}

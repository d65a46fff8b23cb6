/** A site that is deployed again and again under readers' eyes: at one address, before the back end of a portal that runs. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyBuild, readBuildId } from "./copy-build.ts";
import { standBefore } from "./stand-before.ts";

export type DeployingSite = {
  origin: string;
  /** Of the build that readers get now. */
  buildId: () => string;
  /** Puts a newer build before the readers, with the files of those before it. Resolves to its id. */
  deploy: () => Promise<string>;
  /** The build before the last one again. Throws at the first. */
  rollBack: () => Promise<string>;
  /** The same build, with further variables of the portal's. */
  configure: (variables: Record<string, string>) => Promise<string>;
  stop: () => Promise<void>;
};

type Running = { origin: string; stop: () => Promise<void> };

/** Before the back end of a portal that runs, with the secret that the two share. Begins with the build as it is. */
export async function startDeployingSite(backend: { origin: string; grantSecret: string }): Promise<DeployingSite> {
  const folder = mkdtempSync(join(tmpdir(), "talblick-deploys-"));
  process.env.TALBLICK_STATE = join(folder, "state");
  const { createWorkers } = await import("#workers/programs/local/local-workers.ts");
  const { prepareSite } = await import("#workers/programs/local/state/prepare-site.ts");

  let runs = 0;
  let variables: Record<string, string> = {};
  async function run(build: string): Promise<Running> {
    // A folder of its own each: the one before still serves from its own.
    const site = await prepareSite(join(build, "client"), join(folder, `site-${runs + 1}`), join(folder, `site-${runs}`));
    runs += 1;
    const workers = createWorkers({
      port: 0,
      build,
      site,
      backend: null,
      // Successes are not logged: no test reads them here.
      portal: { BACKEND_ORIGIN: backend.origin, GRANT_SECRET: backend.grantSecret, LOG_SAMPLE: "0", ...variables },
    });
    const { origin } = await workers.portalAddress();
    return { origin, stop: () => workers.dispose() };
  }

  const builds = ["build"];
  let running = await run("build");
  const front = await standBefore(running.origin);

  async function replace(build: string): Promise<string> {
    const next = await run(build);
    front.leadTo(next.origin);
    await running.stop();
    running = next;
    return readBuildId(build);
  }

  const latest = () => builds.at(-1) ?? "build";
  let made = 0;
  return {
    origin: front.origin,
    buildId: () => readBuildId(latest()),
    async deploy() {
      made += 1;
      const next = join(folder, `build-${made}`);
      copyBuild(latest(), next, `${readBuildId("build").slice(0, -2)}${String(made).padStart(2, "0")}x`);
      builds.push(next);
      return replace(next);
    },
    async rollBack() {
      if (builds.length < 2) throw new Error("There is no build before the first");
      builds.pop();
      return replace(latest());
    },
    configure(further) {
      variables = { ...variables, ...further };
      return replace(latest());
    },
    async stop() {
      await front.stop();
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

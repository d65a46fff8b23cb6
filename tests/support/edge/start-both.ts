/** Both built Workers, with an empty paper on a state of its own: what they say to their operator is heard line by line. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ask } from "./ask.ts";
import type { Portal } from "./start-edge.ts";

export type Both = { portal: Portal; log: string[]; stop: () => Promise<void> };

/** `variables` are those of both Workers. */
export async function startBoth(variables: Record<string, string>): Promise<Both> {
  const state = mkdtempSync(join(tmpdir(), "talblick-both-"));
  Object.assign(process.env, { TALBLICK_STATE: state, DEMO: "off" });
  const { createWorkers } = await import("#workers/programs/local/local-workers.ts");
  const { prepareState } = await import("#workers/programs/local/state/prepare-state.ts");
  const secrets = { GRANT_SECRET: "a-grant-secret-for-tests", ADMIN_TOKEN: "an-admin-token-for-tests" };
  Object.assign(process.env, secrets);
  await prepareState(secrets.ADMIN_TOKEN);
  const log: string[] = [];
  const workers = createWorkers({
    port: 0,
    log: (line) => log.push(line),
    portal: { ...variables, GRANT_SECRET: secrets.GRANT_SECRET },
    backend: { ...variables, ...secrets },
  });
  const { origin } = await workers.portalAddress();
  return {
    portal: (path, question) => ask(origin, path, question),
    log,
    async stop() {
      await workers.dispose();
      rmSync(state, { recursive: true, force: true });
    },
  };
}

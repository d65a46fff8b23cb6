/** A publisher's own machine, empty at first, that follows a WordPress beside it: what the drill of operators goes through. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSeparatePortal } from "#tests/support/portal.ts";
import { callProgram } from "./call-program.ts";
import { startWordPress } from "./start-wordpress.ts";

const secrets = {
  GRANT_SECRET: "a-grant-secret-for-the-drill",
  ADMIN_TOKEN: "an-admin-token-for-the-drill",
  STAFF_SECRET: "a-staff-secret-for-the-drill",
  WORDPRESS_WEBHOOK_SECRET: "a-webhook-secret-for-the-drill-of-operators",
};

export type Paper = Awaited<ReturnType<typeof startPaper>>;

/** Starts both. `stop` removes all of it. */
export async function startPaper() {
  const folder = mkdtempSync(join(tmpdir(), "talblick-drill-"));
  const state = join(folder, "state");
  const wordpress = await startWordPress();
  const settings = {
    ...secrets,
    DEMO: "off",
    PUBLIC_ORIGIN: "http://localhost:8787",
    WORDPRESS_ORIGIN: wordpress.site.origin,
    MAIL_FROM: "Bote <post@bote.internal>",
    TIPS_MAIL_TO: "",
    CANCELLATIONS_MAIL_TO: "",
  };
  const start = () => startSeparatePortal({ state, keepsState: true, variables: settings });
  let portal: Awaited<ReturnType<typeof start>> | null = await start();
  async function stopPortal(): Promise<void> {
    const running = portal;
    portal = null;
    await running?.stop();
  }
  /** Throws while none runs. */
  function requireOrigin(): string {
    if (portal === null) throw new Error("The portal does not run");
    return portal.origin;
  }
  const readBackend = () => JSON.parse(readFileSync(join(state, "running.json"), "utf8")).backendOrigin as string;
  return {
    folder,
    state,
    wordpress: wordpress.site,
    grantSecret: secrets.GRANT_SECRET,
    adminToken: secrets.ADMIN_TOKEN,
    origin: requireOrigin,
    backendOrigin: readBackend,
    /** Runs a program of the operator's. */
    call: (name: string, ...args: string[]) => callProgram(name, args, state, settings),
    /** The plugin of the WordPress tells; resolves to the answer's status. */
    tell: (event: object) => wordpress.tell(requireOrigin(), secrets.WORDPRESS_WEBHOOK_SECRET, [event]),
    /** What the back end says to its operator. */
    async ask(path: string): Promise<unknown> {
      const headers = { authorization: `Bearer ${secrets.ADMIN_TOKEN}` };
      return (await fetch(readBackend() + path, { headers })).json();
    },
    stopPortal,
    async startAgain() {
      portal = await start();
    },
    async stop() {
      await stopPortal();
      await wordpress.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A publisher's own machine, empty at first, that follows a real WordPress beside it. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { callProgram } from "#tests/support/operations/call-program.ts";
import { startSeparatePortal } from "#tests/support/portal.ts";
import { startRealWordPress } from "./start-real-wordpress.ts";

const secrets = {
  GRANT_SECRET: "a-grant-secret-for-the-real-wordpress",
  ADMIN_TOKEN: "an-admin-token-for-the-real-wordpress",
  STAFF_SECRET: "a-staff-secret-for-the-real-wordpress",
  WORDPRESS_WEBHOOK_SECRET: "a-webhook-secret-for-the-real-wordpress",
};

export type FollowingPaper = Awaited<ReturnType<typeof startFollowingPaper>>;

/** Starts both; the plugin is switched on and knows no portal yet. `stop` removes all of it. */
export async function startFollowingPaper() {
  const folder = mkdtempSync(join(tmpdir(), "talblick-following-"));
  const state = join(folder, "state");
  const wordpress = await startRealWordPress();
  const settings = {
    ...secrets,
    DEMO: "off",
    PUBLIC_ORIGIN: "http://localhost:8787",
    WORDPRESS_ORIGIN: wordpress.origin,
    MAIL_FROM: "Bote <post@bote.internal>",
    TIPS_MAIL_TO: "",
    CANCELLATIONS_MAIL_TO: "",
  };
  const portal = await startSeparatePortal({ state, keepsState: true, variables: settings }).catch(async (error) => {
    await wordpress.stop();
    throw error;
  });
  return {
    wordpress,
    /** The portal's answer, redirects not followed. */
    async look(path: string): Promise<{ status: number; location: string | null; text: string }> {
      const answer = await fetch(portal.origin + path, { redirect: "manual" });
      return { status: answer.status, location: answer.headers.get("location"), text: await answer.text() };
    },
    /** Fills in the plugin's settings: it tells the portal from now on. */
    connect(): void {
      const options = {
        portal_bridge_url: `${portal.origin}/webhooks/wordpress`,
        portal_bridge_secret: secrets.WORDPRESS_WEBHOOK_SECRET,
      };
      for (const [name, value] of Object.entries(options)) wordpress.run(`update_option('${name}', '${value}');`);
    },
    /** What the back end says to its operator. */
    async ask(path: string): Promise<unknown> {
      const { backendOrigin } = JSON.parse(readFileSync(join(state, "running.json"), "utf8"));
      const headers = { authorization: `Bearer ${secrets.ADMIN_TOKEN}` };
      return (await fetch(backendOrigin + path, { headers })).json();
    },
    /** Runs a program of the operator's. */
    call: (name: string, ...args: string[]) => callProgram(name, args, state, settings),
    async stop() {
      await portal.stop();
      await wordpress.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

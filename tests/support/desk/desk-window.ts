/** Somebody at the desk of a running portal, over the forms that a browser sends. */

import type { DeskText } from "#shared/content/desk-text.ts";
import { type Answer, ask } from "#tests/support/edge/ask.ts";
import { hireSomebody } from "#tests/support/journeys/enter-newsroom.ts";
import type { StaffRole } from "#workers/programs/local/hire-staff.ts";

type Portal = { origin: string; state: string };

export type DeskWindow = {
  /** Of the post. */
  path: string;
  /** A form of the post's page. */
  send(intent: string, fields?: Record<string, string>): Promise<Answer>;
  /** What the page's script saves. */
  save(known: number, text: DeskText): Promise<Answer>;
  /** `at`: the same paper, started again. */
  open(at?: { origin: string }): Promise<Answer>;
};

/** A post that is open in somebody's window. */
export async function beginAtDesk(portal: Portal, role: StaffRole): Promise<DeskWindow> {
  const { session } = await hireSomebody(portal, role);
  const cookie = `PortalRedaktion=${session}`;
  const window = crypto.randomUUID();
  const post = (path: string, fields: Record<string, string>) =>
    ask(portal.origin, path, {
      method: "POST",
      headers: {
        cookie,
        origin: portal.origin,
        "sec-fetch-site": "same-origin",
        "content-type": "application/x-www-form-urlencoded",
      },
      body: new URLSearchParams(fields).toString(),
    });
  const { headers } = await post("/redaktion/beitraege", { intent: "begin" });
  const path = new URL(String(headers.location), portal.origin).pathname;
  await post(`${path}/stand`, { intent: "keep", window, wants: "1" });
  return {
    path,
    send: (intent, fields = {}) => post(path, { intent, ...fields }),
    save: (known, text) => post(`${path}/stand`, { intent: "save", known: String(known), window, text: JSON.stringify(text) }),
    open: (at = portal) => ask(at.origin, path, { headers: { cookie } }),
  };
}

/** The publisher's WordPress of the bridge's tests over HTTP, for programs and Workers that ask a server, and its plugin, which tells what changed. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { signBody } from "#workers/backend/content/bridge/webhook/signature.ts";
import { createSite, type FakeSite } from "#workers/backend/content/bridge/wordpress-for-test.ts";

type WordPress = {
  site: FakeSite;
  /** Sends events as the plugin does, signed now. Resolves to the answer's status. */
  tell: (portal: string, secret: string, events: readonly object[]) => Promise<number>;
  stop: () => Promise<void>;
};

/** On a free port of this machine, without posts. */
export async function startWordPress(): Promise<WordPress> {
  const server = createServer((incoming, outgoing) => {
    const { method = "GET", url = "/", headers: sent } = incoming;
    const headers = Object.entries(sent).flatMap(([name, value]): [string, string][] =>
      typeof value === "string" ? [[name, value]] : [],
    );
    buffer(incoming)
      .then((body) => site.fetch(new URL(url, site.origin), { method, headers, ...(method === "GET" ? {} : { body }) }))
      .then(async (answer) => {
        outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
        outgoing.end(new Uint8Array(await answer.arrayBuffer()));
      })
      .catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const site = createSite(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return {
    site,
    async tell(portal, secret, events) {
      const body = new TextEncoder().encode(JSON.stringify({ events }));
      const now = Math.floor(Date.now() / 1000);
      const headers = {
        "content-type": "application/json",
        "x-bridge-timestamp": `${now}`,
        "x-bridge-signature": await signBody(secret, now, body),
      };
      return (await fetch(`${portal}/webhooks/wordpress`, { method: "POST", headers, body })).status;
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

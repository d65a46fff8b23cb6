/**
 * The stand-in of those who measure readers, a plain HTTP server on this machine: a tag manager that takes over `window.dataLayer`
 * (`/tag.js`), a reading measure that is called `IOMm` (`/measure/loader.js`, which brings another script as the real one does), and
 * what both report, kept in memory and shown at `/`.
 */
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

const LONGEST_REPORT = 64 * 1024;
const LONGEST_LOG = 200;

export type AnalyticsStandIn = { origin: string; stop: () => Promise<void> };

type Report = { time: string; way: string; text: string };

const scripts: Record<string, string> = {
  "/tag.js": "tag.js",
  "/measure/loader.js": "measure-loader.js",
  "/measure/bundle.js": "measure-bundle.js",
};
const ways: Record<string, string> = { "/collect": "data layer", "/measure/collect": "reading measure" };

/** On a free port. */
export async function startAnalyticsStandIn(now = () => new Date()): Promise<AnalyticsStandIn> {
  const reports: Report[] = [];
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing, reports, now).catch((error: unknown) => {
      process.stderr.write(`The analytics' stand-in: ${error instanceof Error ? error.stack : String(error)}\n`);
      outgoing.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function answer(incoming: IncomingMessage, outgoing: ServerResponse, reports: Report[], now: () => Date): Promise<void> {
  // A name that somebody pointed to this machine is not ours.
  const host = incoming.headers.host ?? "";
  if (!/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host)) return send(outgoing, 421, "text/plain", "Unknown host");
  const { pathname } = new URL(incoming.url ?? "/", `http://${host}`);
  const way = ways[pathname];
  if (incoming.method === "POST" && way !== undefined) {
    const text = await readLimited(incoming);
    if (text === null) return send(outgoing, 413, "text/plain", "Too long");
    reports.unshift({ time: now().toISOString(), way, text });
    reports.splice(LONGEST_LOG);
    return send(outgoing, 204, "text/plain", "");
  }
  if (incoming.method !== "GET") return send(outgoing, 405, "text/plain", "Method not allowed");
  const file = scripts[pathname];
  if (file !== undefined) return send(outgoing, 200, "text/javascript", readBrowserFile(file));
  if (pathname === "/") return send(outgoing, 200, "text/html", toPage(reports));
  return send(outgoing, 404, "text/plain", "Not found");
}

async function readLimited(incoming: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > LONGEST_REPORT) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function send(outgoing: ServerResponse, status: number, type: string, body: string): void {
  outgoing.writeHead(status, {
    "content-type": `${type}; charset=utf-8`,
    "content-security-policy": "default-src 'none'",
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
    // Kept open, a connection could be closed just when the next question is on its way.
    connection: "close",
  });
  outgoing.end(body);
}

/** Read anew each time, so that a change shows on the next load. */
function readBrowserFile(name: string): string {
  return readFileSync(new URL(`browser/${name}`, import.meta.url), "utf8");
}

function toPage(reports: readonly Report[]): string {
  const rows = reports.map(({ time, way, text }) => `<li>${time.slice(11, 19)} ${way}<br><code>${escapeHtml(text)}</code></li>`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Analytics stand-in</title>
<h1>Analytics stand-in</h1>
<p>What pages of the portal on this machine report once their reader allows statistics, newest first (UTC). Nothing is kept.</p>
<ol>${rows.join("\n") || "<li>Nothing yet.</li>"}</ol>
</html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

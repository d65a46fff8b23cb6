/**
 * The stand-in of those who measure readers, a plain HTTP server on this machine: a tag manager that takes over `window.dataLayer`
 * (`/tag.js`), a reading measure that is called `IOMm` (`/measure/loader.js`, which brings another script as the real one does), and
 * what both report, kept in memory and shown at `/`.
 */
import { readFileSync } from "node:fs";
import { escapeHtml, type LocalServer, startLocalServer, toText } from "#workers/stand-ins/local-server.ts";

const LONGEST_LOG = 200;

type Report = { time: string; way: string; text: string };

const scripts: Record<string, string> = {
  "/tag.js": "tag.js",
  "/measure/loader.js": "measure-loader.js",
  "/measure/bundle.js": "measure-bundle.js",
};
const ways: Record<string, string> = { "/collect": "data layer", "/measure/collect": "reading measure" };

/** On a free port. */
export function startAnalyticsStandIn(): Promise<LocalServer> {
  const reports: Report[] = [];
  return startLocalServer({ name: "The analytics' stand-in", answer: (request) => answer(request, reports) });
}

async function answer(request: Request, reports: Report[]): Promise<Response> {
  const { pathname } = new URL(request.url);
  const way = ways[pathname];
  if (request.method === "POST" && way !== undefined) {
    reports.unshift({ time: new Date().toISOString(), way, text: await request.text() });
    reports.splice(LONGEST_LOG);
    return toText("", { status: 204 });
  }
  if (request.method !== "GET") return toText("Method not allowed", { status: 405 });
  const file = scripts[pathname];
  if (file !== undefined) return toText(readBrowserFile(file), { type: "text/javascript" });
  return pathname === "/" ? toText(toPage(reports), { type: "text/html" }) : toText("Not found", { status: 404 });
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

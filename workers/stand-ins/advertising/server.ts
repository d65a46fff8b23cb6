/**
 * The stand-in of an advertising network, a plain HTTP server on this machine: a tag that speaks Google Publisher Tag's interface as far as a page meets
 * it (`/tag/js/gpt.js`), a sample creative, and what the tag was asked for, kept in memory and shown at `/`.
 */
import { readFileSync } from "node:fs";
import { escapeHtml, type LocalServer, startLocalServer, toText } from "#workers/stand-ins/local-server.ts";

const LONGEST_LOG = 200;
/** A unit that is never sold. */
const EMPTY = /leer$/;

const creative = `<!doctype html><html lang="de"><meta charset="utf-8"><title>Muster</title>
<style>html,body{margin:0;height:100%}body{display:grid;place-items:center;background:#e9edf3;color:#23303f;font:600 16px/1.3 sans-serif}</style>
<p>Muster einer Netzwerkanzeige</p></html>`;

/** Whoever asks comes from a frame without an origin. */
const anyOrigin = { "access-control-allow-origin": "*" };

/** On a free port. */
export function startAdvertisingStandIn(): Promise<LocalServer> {
  const asked: string[] = [];
  return startLocalServer({ name: "The advertising network's stand-in", answer: (request) => answer(request, asked) });
}

async function answer(request: Request, asked: string[]): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (request.method === "POST" && pathname === "/ads") return toAd(await request.text(), asked);
  // A browser under test sends a header of its own along, and asks for it before.
  if (request.method === "OPTIONS")
    return new Response(null, { status: 204, headers: { ...anyOrigin, "access-control-allow-headers": "*" } });
  if (request.method !== "GET") return toText("Method not allowed", { status: 405 });
  if (pathname === "/tag/js/gpt.js") {
    // Read anew each time, so that a change shows on the next load.
    const script = readFileSync(new URL("browser/gpt.js", import.meta.url), "utf8");
    return toText(script, { type: "text/javascript" });
  }
  if (pathname === "/creative") return toText(creative, { type: "text/html" });
  return pathname === "/" ? toText(toPage(asked), { type: "text/html" }) : toText("Not found", { status: 404 });
}

function toAd(text: string, asked: string[]): Response {
  asked.unshift(text);
  asked.splice(LONGEST_LOG);
  const { unit } = JSON.parse(text) as { unit: string };
  return Response.json({ isEmpty: EMPTY.test(unit) }, { headers: anyOrigin });
}

function toPage(asked: readonly string[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Advertising stand-in</title>
<h1>Advertising stand-in</h1>
<p>What frames of the portal on this machine ask for once their reader allows marketing, newest first. Nothing is kept.</p>
<ol>${asked.map((text) => `<li><code>${escapeHtml(text)}</code></li>`).join("\n") || "<li>Nothing yet.</li>"}</ol>
</html>`;
}

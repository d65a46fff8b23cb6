/**
 * The stand-in of an advertising network, a plain HTTP server on this machine: a tag that speaks Google Publisher Tag's interface as far as a page meets
 * it (`/tag/js/gpt.js`), Prebid's (`/prebid.js`), a consent framework (`/cmp.js`), a sample creative, and what the tag was asked for, kept in memory and shown at `/`.
 */
import { readFileSync } from "node:fs";
import { escapeHtml, type LocalServer, startLocalServer, toText } from "#workers/stand-ins/local-server.ts";

const LONGEST_LOG = 200;
/** A unit that is never sold. */
const EMPTY = /leer$/;

const creative = `<!doctype html><html lang="de"><meta charset="utf-8"><title>Muster</title>
<style>html,body{margin:0;height:100%}body{display:grid;place-items:center;background:#e9edf3;color:#23303f;font:600 16px/1.3 sans-serif}</style>
<p>Muster einer Netzwerkanzeige</p></html>`;

const scripts: Readonly<Record<string, string>> = { "/tag/js/gpt.js": "gpt.js", "/prebid.js": "prebid.js", "/cmp.js": "cmp.js" };

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
  if (request.method === "POST" && pathname === "/bids") return toBid(await request.text(), asked);
  // A browser under test sends a header of its own along, and asks for it before.
  if (request.method === "OPTIONS")
    return new Response(null, { status: 204, headers: { ...anyOrigin, "access-control-allow-headers": "*" } });
  if (request.method !== "GET") return toText("Method not allowed", { status: 405 });
  const script = scripts[pathname];
  // Read anew each time, so that a change shows on the next load.
  if (script !== undefined)
    return toText(readFileSync(new URL(`browser/${script}`, import.meta.url), "utf8"), { type: "text/javascript" });
  if (pathname === "/creative") return toText(creative, { type: "text/html" });
  return pathname === "/" ? toText(toPage(asked), { type: "text/html" }) : toText("Not found", { status: 404 });
}

function toAd(text: string, asked: string[]): Response {
  note(text, asked);
  const { unit } = JSON.parse(text) as { unit: string };
  return Response.json({ isEmpty: EMPTY.test(unit) }, { headers: anyOrigin });
}

/** The highest bid, as Prebid says it to the tag. */
function toBid(text: string, asked: string[]): Response {
  note(text, asked);
  const { bidders } = JSON.parse(text) as { bidders: { bidder: string; params: { cpm?: number } }[] };
  const [best] = bidders.toSorted((one, other) => (other.params.cpm ?? 0) - (one.params.cpm ?? 0));
  const targeting = best === undefined ? {} : { hb_bidder: best.bidder, hb_pb: (best.params.cpm ?? 0).toFixed(2) };
  return Response.json(targeting, { headers: anyOrigin });
}

function note(text: string, asked: string[]): void {
  asked.unshift(text);
  asked.splice(LONGEST_LOG);
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

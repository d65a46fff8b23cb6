/**
 * The stand-in of the service pages' sources, a plain HTTP server on this machine: each source's documents in its own form
 * (documents.ts), and a list of them at `/`.
 */
import { type LocalServer, startLocalServer, toText } from "#workers/stand-ins/local-server.ts";
import { documents } from "./documents.ts";

/** On a free port. Rejects when it cannot listen. */
export function startServicesStandIn(): Promise<LocalServer> {
  return startLocalServer({ name: "The stand-in of the service pages' sources", answer });
}

function answer({ method, url }: Request): Response {
  const { pathname, searchParams } = new URL(url);
  const document = documents.find(({ path }) => path === pathname);
  if (method !== "GET") return toText("Method not allowed", { status: 405 });
  if (document !== undefined) return toText(document.toBody({ now: new Date(), query: searchParams }), { type: document.type });
  return pathname === "/" ? toText(toPage(), { type: "text/html" }) : toText("Not found", { status: 404 });
}

function toPage(): string {
  const rows = documents.map(({ path, title }) => `<li><a href="${path}">${title}</a>`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Sources of the service pages, stand-in</title>
<h1>Sources of the service pages, stand-in</h1>
<ul>${rows.join("\n")}</ul>
</html>`;
}

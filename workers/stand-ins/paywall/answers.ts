/** How endpoints read questions and write answers. */
import { readFileSync } from "node:fs";
import type * as v from "valibot";
import { safeParse } from "valibot";
import { escapeHtml } from "#workers/stand-ins/local-server.ts";

/** A question that cannot be answered; its message is for developers. */
export class BadRequest extends Error {}

/** Fields of the address, a form or a JSON object. Throws BadRequest for what `schema` refuses. */
export async function readFields<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const parsed = safeParse(schema, { ...query, ...(await readBody(request)) });
  if (!parsed.success) throw new BadRequest(parsed.issues.map(({ message }) => message).join("; "));
  return parsed.output;
}

async function readBody(request: Request): Promise<object> {
  if (request.method !== "POST") return {};
  const text = await request.text();
  if (!isJson(request)) return Object.fromEntries(new URLSearchParams(text));
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === "object" && body !== null ? body : {};
  } catch {
    throw new BadRequest("The body is no JSON");
  }
}

/** A foreign page cannot send this without asking first, and is never allowed to. */
export function isJson(request: Request): boolean {
  return request.headers.get("content-type")?.startsWith("application/json") === true;
}

/** Throws BadRequest for a question that may come from a foreign page. */
export function requireOwnFrame(request: Request): void {
  const { origin } = new URL(request.url);
  if (!isJson(request) || (request.headers.get("origin") ?? origin) !== origin)
    throw new BadRequest("Only for the provider's own frames");
}

/** Readable for the page that asked, as the provider allows it for what it answers to browsers. */
export function toSharedJson(request: Request, body: unknown, status = 200): Response {
  const headers: Record<string, string> = { "cache-control": "no-store", vary: "origin" };
  const origin = request.headers.get("origin");
  if (origin !== null) headers["access-control-allow-origin"] = origin;
  return Response.json(body, { status, headers });
}

export function toJson(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: { "cache-control": "no-store" } });
}

/** As the publisher entered it at each template: the style sheet of the site that holds the frame. */
const STYLE_SHEET = "/paywall.css";

/** A template of the folder browser/ as a frame, for whichever page holds it. Slots are HTML. */
export function toFrame(request: Request, template: string, slots: Readonly<Record<string, string>> = {}): Response {
  const site = readSite(request);
  const styles = site === null ? "" : `<link rel="stylesheet" href="${escapeHtml(site + STYLE_SHEET)}">`;
  const filled: Record<string, string> = { styles, ...slots };
  const from = site === null ? "" : ` ${site}`;
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${from}`,
    `font-src 'self'${from}`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ];
  return new Response(
    readBrowserFile(template).replace(/\{\{(\w+)\}\}/g, (_, name: string) => filled[name] ?? ""),
    {
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": policy.join("; "),
        "referrer-policy": "no-referrer",
        "cache-control": "no-store",
      },
    },
  );
}

/** The origin of the page that holds the frame; null where it names none. */
function readSite(request: Request): string | null {
  const host = new URL(request.url).searchParams.get("host") ?? "";
  if (!URL.canParse(host)) return null;
  const { protocol, origin } = new URL(host);
  return protocol === "http:" || protocol === "https:" ? origin : null;
}

const browserFolder = new URL("browser/", import.meta.url);

/** A file of the folder browser/; read anew each time, so that a change shows on the next load. */
export function readBrowserFile(name: string): string {
  return readFileSync(new URL(name, browserFolder), "utf8");
}

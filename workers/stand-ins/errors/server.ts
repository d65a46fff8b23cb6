/**
 * The stand-in of the service for errors, a plain HTTP server on this machine that speaks the envelope protocol of Sentry: what it is
 * sent is kept in memory and shown at `/`, newest first.
 */
import { type LocalServer, startLocalServer, toText } from "#workers/stand-ins/local-server.ts";

const LONGEST_ENVELOPE = 1_200_000;
const MOST_ENVELOPES = 100;
const KEY = "0123456789abcdef0123456789abcdef";
const PROJECT = "1";

/** One item of an envelope: an event, or the session it belongs to. */
export type ErrorItem = { type: string; payload: Record<string, unknown> };

export type ErrorReceiver = LocalServer & {
  /** For ERROR_DSN. */
  dsn: string;
  /** All that came, the oldest first. */
  items: ErrorItem[];
  /** The same as it came. */
  texts: string[];
};

/** On a free port. */
export async function startErrorReceiver(): Promise<ErrorReceiver> {
  const items: ErrorItem[] = [];
  const texts: string[] = [];
  const server = await startLocalServer({
    name: "The stand-in of the service for errors",
    answer: (request) => answer(request, items, texts),
    maxBytes: LONGEST_ENVELOPE,
  });
  return { ...server, dsn: `http://${KEY}@127.0.0.1:${server.port}/${PROJECT}`, items, texts };
}

async function answer(request: Request, items: ErrorItem[], texts: string[]): Promise<Response> {
  const { method } = request;
  const { pathname, searchParams } = new URL(request.url);
  if (method === "GET" && pathname === "/") return toText(toList(items));
  if (method === "GET" && pathname === "/items") return Response.json(items);
  if (method !== "POST" || pathname !== `/api/${PROJECT}/envelope/`) return toText("Not found", { status: 404 });
  if (searchParams.get("sentry_key") !== KEY) return toText("Unknown key", { status: 401 });
  const text = await request.text();
  const [, ...lines] = text.split("\n").filter((line) => line !== "");
  const parsed = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  for (let place = 0; place + 1 < parsed.length; place += 2)
    items.push({ type: String(parsed[place]?.type), payload: parsed[place + 1] ?? {} });
  texts.push(text);
  items.splice(0, items.length - MOST_ENVELOPES);
  texts.splice(0, texts.length - MOST_ENVELOPES);
  return Response.json({});
}

function toList(items: readonly ErrorItem[]): string {
  if (items.length === 0) return "Nothing yet.\n";
  return items
    .map(({ type, payload }) => `${type}\n${JSON.stringify(payload, null, 2)}\n`)
    .reverse()
    .join("\n");
}

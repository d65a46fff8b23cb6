/** An envelope of the Sentry protocol as it may leave: for the operator's project, and without what may name a reader. */
import * as v from "valibot";
import { redactText } from "#shared/log/redact.ts";
import { type ErrorDsn, parseErrorDsn } from "#shared/log/reports/error-dsn.ts";

const MOST_ITEMS = 10;

const headSchema = v.object({
  dsn: v.string(),
  event_id: v.optional(v.pipe(v.string(), v.regex(/^[\da-f]{32}$/))),
  sent_at: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  sdk: v.optional(v.object({ name: v.pipe(v.string(), v.maxLength(60)), version: v.pipe(v.string(), v.maxLength(20)) })),
});
/** Errors and the sessions they belong to; no pictures, films or measurements. */
const itemSchema = v.object({ type: v.picklist(["event", "session", "client_report"]) });

/** Parts of an event that say who the reader is, by any of the SDK's integrations. */
const personal = ["user", "request", "server_name"];

/** Null for an invalid envelope, or one for another project. */
export function toCleanEnvelope(text: string, target: ErrorDsn): string | null {
  const [first = "", ...lines] = text.split("\n").filter((line) => line !== "");
  const head = v.safeParse(headSchema, parse(first));
  if (!head.success || !isFor(head.output.dsn, target) || lines.length % 2 !== 0 || lines.length > MOST_ITEMS * 2) return null;
  const written = [JSON.stringify({ ...head.output, dsn: target.dsn })];
  for (let place = 0; place < lines.length; place += 2) {
    const item = v.safeParse(itemSchema, parse(lines[place] ?? ""));
    const payload = parse(lines[place + 1] ?? "");
    if (item.success && isObject(payload)) written.push(JSON.stringify(item.output), JSON.stringify(toClean(payload)));
  }
  return written.length === 1 ? null : `${written.join("\n")}\n`;
}

function isFor(dsn: string, target: ErrorDsn): boolean {
  try {
    const meant = parseErrorDsn(dsn);
    return meant !== null && meant.envelopeUrl === target.envelopeUrl;
  } catch {
    return false;
  }
}

function toClean(payload: Record<string, unknown>): unknown {
  const kept = Object.entries(payload).filter(([name]) => !personal.includes(name));
  const attributes = payload.attrs;
  // A session's: the reader's address and browser.
  if (isObject(attributes))
    return {
      ...Object.fromEntries(kept),
      did: undefined,
      attrs: { release: attributes.release, environment: attributes.environment },
    };
  return redactDeep(Object.fromEntries(kept));
}

/** Names of files are what a stack is good for: they bear the hash of their text, and no reader's. */
const plainNames = new Set([
  "trace_id",
  "span_id",
  "filename",
  "abs_path",
  "event_id",
  "release",
  "request_id",
  "type",
  "code_file",
  "debug_id",
  "sid",
]);

function redactDeep(value: unknown): unknown {
  if (typeof value === "string") return redactText(value);
  if (Array.isArray(value)) return value.map(redactDeep);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      plainNames.has(name) && typeof one === "string" ? cutQuery(one) : redactDeep(one),
    ]),
  );
}

function cutQuery(text: string): string {
  return text.replace(/[?#].*$/s, "");
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

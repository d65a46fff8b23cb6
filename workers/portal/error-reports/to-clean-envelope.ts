/** An envelope of the Sentry protocol as it may leave: for the operator's project, and without what may name a reader. */
import * as v from "valibot";
import { MOST_CHARACTERS, redactText } from "#shared/log/redact.ts";
import { type RedactionRules, redactFields } from "#shared/log/redact-fields.ts";
import { type ErrorDsn, parseErrorDsn } from "#shared/log/reports/error-dsn.ts";

const MOST_ITEMS = 10;
/** With the lines between them, of which some may be empty. */
const MOST_LINES = 64;

const headSchema = v.object({
  dsn: v.string(),
  event_id: v.optional(v.pipe(v.string(), v.regex(/^[\da-f]{32}$/))),
  sent_at: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  sdk: v.optional(v.object({ name: v.pipe(v.string(), v.maxLength(60)), version: v.pipe(v.string(), v.maxLength(20)) })),
});
/** Errors and the sessions they belong to; no pictures, films or measurements. */
const itemSchema = v.object({ type: v.picklist(["event", "session", "client_report"]) });

const count = v.optional(v.pipe(v.number(), v.finite()));
const word = v.optional(v.pipe(v.string(), v.maxLength(100)));
/** What is said of a session: nothing else of it is passed on, as its reader's address and browser. */
const sessionSchema = v.object({
  sid: word,
  init: v.optional(v.boolean()),
  started: v.optional(v.union([v.number(), word])),
  timestamp: v.optional(v.union([v.number(), word])),
  status: word,
  errors: count,
  duration: count,
  seq: count,
  attrs: v.optional(v.object({ release: word, environment: word })),
});

/** Parts of an event that say who the reader is, by any of the SDK's integrations. */
const personal = ["user", "request", "server_name"];

/** Null for an invalid envelope, or one for another project. */
export function toCleanEnvelope(text: string, target: ErrorDsn): string | null {
  const [first = "", ...lines] = text.split("\n", MOST_LINES + 1).filter((line) => line !== "");
  const head = v.safeParse(headSchema, parse(first));
  if (!head.success || !isFor(head.output.dsn, target) || lines.length % 2 !== 0 || lines.length > MOST_ITEMS * 2) return null;
  const written = [JSON.stringify({ ...head.output, dsn: target.dsn })];
  for (let place = 0; place < lines.length; place += 2) {
    const item = v.safeParse(itemSchema, parse(lines[place] ?? ""));
    const payload = parse(lines[place + 1] ?? "");
    const clean = item.success && isObject(payload) ? toClean(item.output.type, payload) : null;
    if (item.success && clean !== null) written.push(JSON.stringify(item.output), JSON.stringify(clean));
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

/** Null for an invalid session. */
function toClean(type: v.InferOutput<typeof itemSchema>["type"], payload: Record<string, unknown>): unknown {
  if (type === "session") {
    const session = v.safeParse(sessionSchema, payload);
    return session.success ? session.output : null;
  }
  return redactFields(Object.fromEntries(Object.entries(payload).filter(([name]) => !personal.includes(name))), rules);
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

/**
 * More than an event of the SDK has: 50 frames of a stack with nine fields each, a few causes, 100 breadcrumbs. Rules 9.8 let an event be
 * long; what is beyond this is left out.
 */
const rules: RedactionRules = {
  depth: 12,
  values: 5000,
  characters: 200_000,
  isSecret: () => false,
  toText: (text, name) => (plainNames.has(name) ? cutQuery(text) : redactText(text)),
};

function cutQuery(text: string): string {
  const end = text.search(/[?#]/);
  return text.slice(0, Math.min(end === -1 ? text.length : end, MOST_CHARACTERS));
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

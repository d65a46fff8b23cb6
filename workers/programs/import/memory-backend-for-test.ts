/** A back end in memory for tests of the import: checks every record against the contract and remembers it. */
import * as v from "valibot";
import { type CommentRecord, commentRecordSchema } from "#workers/backend/content/comments/comment-record.ts";
import {
  contentRecordSchema,
  type ParsedContentRecord,
  RECORDS_PER_REQUEST,
} from "#workers/backend/content/records/content-record.ts";
import { type WordPressEvent, wordPressEventSchema } from "#workers/backend/services/events/wordpress/wordpress-event.ts";
import type { Send } from "./send/admin-client.ts";

export type MemoryBackend = {
  send: Send;
  records: Map<string, ParsedContentRecord>;
  files: Map<string, { bytes: Uint8Array; type: string }>;
  comments: CommentRecord[];
  /** Of each request, with its address. */
  events: { path: string; events: WordPressEvent[] }[];
  /** `POST /admin/content` and so on, in order. */
  requests: string[];
  /** Called before each request; may throw as a network does, or answer. */
  intercept: ((request: string) => Response | null | Promise<never>) | null;
  findPost(title: string): Extract<ParsedContentRecord, { kind: "post" }>;
};

export const TEST_TOKEN = "token-of-the-test";

export function createMemoryBackend(): MemoryBackend {
  const records = new Map<string, ParsedContentRecord>();
  const files = new Map<string, { bytes: Uint8Array; type: string }>();
  const requests: string[] = [];

  const backend: MemoryBackend = {
    records,
    files,
    comments: [],
    events: [],
    requests,
    intercept: null,
    findPost(title) {
      const found = [...records.values()].find((record) => record.kind === "post" && record.title === title);
      if (found?.kind !== "post") throw new Error(`there is no post “${title}”`);
      return found;
    },
    async send(path, init = {}) {
      const name = `${init.method ?? "GET"} ${path}`;
      requests.push(name);
      const intercepted = (await backend.intercept?.(name)) ?? null;
      if (intercepted) return intercepted;
      if (new Headers(init.headers).get("authorization") !== `Bearer ${TEST_TOKEN}`) return new Response(null, { status: 401 });
      return answer(name, init);
    },
  };

  async function answer(name: string, init: RequestInit): Promise<Response> {
    const key = /^(?:HEAD|PUT) \/admin\/media\/(.*)$/.exec(name)?.[1];
    if (key !== undefined && init.method === "PUT") {
      const bytes = new Uint8Array(await new Response(init.body).arrayBuffer());
      files.set(key, { bytes, type: new Headers(init.headers).get("content-type") ?? "" });
      return Response.json({ key }, { status: 201 });
    }
    if (key !== undefined) return new Response(null, { status: files.has(key) ? 200 : 404 });
    if (name.startsWith("GET /admin/sources")) {
      const kind = new URL(name.slice(4), "http://backend").searchParams.get("kind");
      const sources = [...records.entries()].filter(([, record]) => record.kind === kind).map(([source]) => ({ source }));
      return Response.json({ sources, next: null });
    }
    if (name === "POST /admin/comments") {
      const body = JSON.parse(String(init.body));
      backend.comments = backend.comments.filter(({ post }) => !body.posts.includes(post));
      backend.comments.push(...body.records.map((record: unknown) => v.parse(commentRecordSchema, record)));
      return Response.json({ written: body.records.length });
    }
    if (name.startsWith("POST /admin/events?wordpress=")) {
      const { events } = v.parse(v.object({ events: v.array(wordPressEventSchema) }), JSON.parse(String(init.body)));
      backend.events.push({ path: name, events });
      return Response.json({ added: events.length, changed: 0, left: 0, refused: [] });
    }
    if (name === "POST /admin/content") return writeRecords(JSON.parse(String(init.body)).records);
    return new Response("not found", { status: 404 });
  }

  function writeRecords(unknown: unknown[]): Response {
    if (unknown.length > RECORDS_PER_REQUEST) return new Response("too many records", { status: 400 });
    const seen = new Set<string>();
    const results = unknown.map((value) => {
      const parsed = v.safeParse(contentRecordSchema, value);
      if (!parsed.success) return { source: "", outcome: "refused", reason: parsed.issues[0].message };
      const source = toSource(parsed.output);
      if (seen.has(source)) return { source, outcome: "refused", reason: "twice in one request" };
      seen.add(source);
      const before = records.get(source);
      const isSame = before !== undefined && JSON.stringify(before) === JSON.stringify(parsed.output);
      records.set(source, parsed.output);
      return { source, outcome: before === undefined ? "created" : isSame ? "unchanged" : "changed" };
    });
    return Response.json({ results });
  }
  return backend;
}

function toSource(record: ParsedContentRecord): string {
  if ("source" in record) return record.source;
  if (record.kind === "term") return `${record.taxonomy}:${record.slug}`;
  return "slug" in record ? `${record.kind}:${record.slug}` : record.kind;
}

/** For tests: a post with a live ticker, its newsroom, and readers on websockets. */
import { env } from "cloudflare:workers";
import { expect, vi } from "vitest";
import type { ContentBlock } from "#shared/content/content-block.ts";
import worker from "#workers/backend/backend.ts";
import type { PostRecord } from "#workers/backend/content/records/content-record.ts";
import { createPost, write } from "#workers/backend/content/write/write-for-test.ts";
import { type Answer, createGraphqlRequest } from "#workers/backend/doors/graphql/resolvers/ask-for-test.ts";

export const newsroom = { authorization: "Bearer test-newsroom-token", "x-mutation": "true" };
const operation = `subscription Watch($id: Int!, $since: String) {
  tickerChanged(post_id: $id, since: $since) { cursor entries { id title html modified is_pinned is_key_event } removed entry_ids is_over }
}`;

const entries = [
  { id: "zwei", date: "2026-03-01T10:00:00.000Z", title: "Tor", html: "<p>1:0</p>" },
  { id: "eins", date: "2026-03-01T09:00:00.000Z", title: "Anpfiff", html: "<p>Es geht los.</p>" },
];
const ticker: ContentBlock = { kind: "ticker", entries };

/** The number of a new post whose text ends with a ticker of two entries. */
export async function writeTickerPost(name: string, changes: Partial<PostRecord> = {}): Promise<number> {
  const blocks = [{ kind: "paragraph" as const, html: "Vorspann." }, ticker];
  const [result] = await write(createPost({ source: `ticker:${name}`, slug: name, isLiveticker: true, blocks, ...changes }));
  if (result?.id === undefined) throw new Error(`The post was not written: ${result?.reason}`);
  return result.id;
}

export async function ask(query: string, variables: object, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await worker.fetch(createGraphqlRequest({ query, variables }, headers), env);
  return response.json<Answer>();
}

/** Every call of the newsroom, and the subscription. */
export const tickerOperations = {
  save: `mutation ($id: Int!, $entry: TickerEntryInput!) {
    saveTickerEntry(post_id: $id, entry: $entry) { id title html date modified is_pinned is_key_event image { src } }
  }`,
  remove: "mutation ($id: Int!, $entry: String!) { removeTickerEntry(post_id: $id, id: $entry) }",
  end: "mutation ($id: Int!, $isOver: Boolean!) { endTicker(post_id: $id, is_over: $isOver) }",
  watch: operation,
};

export function save(id: number, entry: object, headers: Record<string, string> = newsroom): Promise<Answer> {
  return ask(tickerOperations.save, { id, entry }, headers);
}

export function remove(id: number, entry: string): Promise<Answer> {
  return ask(tickerOperations.remove, { id, entry }, newsroom);
}

export function end(id: number, isOver = true): Promise<Answer> {
  return ask(tickerOperations.end, { id, isOver }, newsroom);
}

// biome-ignore lint/suspicious/noExplicitAny: what comes back is what the tests look at
type Message = any;
export type Reader = Awaited<ReturnType<typeof connect>>;

/** A websocket as a browser opens it, and all that it heard. */
export async function connect(id: number, protocol: string | null = "graphql-transport-ws") {
  const headers: Record<string, string> = { upgrade: "websocket" };
  if (protocol !== null) headers["sec-websocket-protocol"] = protocol;
  const response = await worker.fetch(new Request(`http://backend/graphql?ticker=${id}`, { headers }), env);
  const socket = response.webSocket;
  if (response.status !== 101 || !socket) throw new Error(`No websocket: ${response.status}`);
  const heard: Message[] = [];
  const closed: { code: number; reason: string }[] = [];
  socket.addEventListener("message", ({ data }) => void heard.push(JSON.parse(String(data))));
  socket.addEventListener("close", ({ code, reason }) => void closed.push({ code, reason }));
  socket.accept();
  return {
    protocol: response.headers.get("sec-websocket-protocol"),
    heard,
    send: (message: object | string) => socket.send(typeof message === "string" ? message : JSON.stringify(message)),
    close: () => socket.close(1000),
    /** Waits for so many messages in all, and gives the last. */
    hear: (count: number): Promise<Message> =>
      vi.waitFor(() => {
        expect(heard.length, JSON.stringify(closed)).toBeGreaterThanOrEqual(count);
        return heard[count - 1];
      }, 5000),
    end: (): Promise<{ code: number; reason: string }> =>
      vi.waitFor(() => {
        expect(closed).toHaveLength(1);
        return closed[0] as { code: number; reason: string };
      }, 5000),
  };
}

/** A reader who has introduced themselves and subscribed. */
export async function readAlong(id: number, options: { since?: string; authorization?: string } = {}): Promise<Reader> {
  const reader = await connect(id);
  reader.send({ type: "connection_init", payload: { Authorization: options.authorization ?? "Bearer" } });
  reader.send(subscribe(id, "a", options.since));
  await reader.hear(2);
  return reader;
}

export function subscribe(id: number, name = "a", since: string | null = null) {
  return { id: name, type: "subscribe", payload: { query: operation, operationName: "Watch", variables: { id, since } } };
}

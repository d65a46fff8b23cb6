/** A live ticker through the whole house: what the newsroom was told is stored outlives everything, and readers catch up. */
import { request } from "node:http";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { startSeparatePortal } from "#tests/support/portal.ts";
import { type Newsroom, openNewsroom } from "#tests/support/ticker/newsroom.ts";
import { readTicker } from "#tests/support/ticker/ticker-reader.ts";

const slug = "liveticker-fuechse-gegen-steinboecke";
let portal: Awaited<ReturnType<typeof startSeparatePortal>>;
let newsroom: Newsroom;
let id = 0;

beforeAll(async () => {
  portal = await startSeparatePortal({ mayBeKilled: true });
  newsroom = openNewsroom(portal);
  id = await newsroom.find(slug);
}, 180_000);
afterAll(() => portal.stop());

const readPage = async (address = `/${slug}/${id}`) => (await fetch(portal.origin + address)).text();

test("an entry reaches readers and the kept page at once", async () => {
  expect(await readPage()).not.toContain("Erst jetzt");
  const reader = await readTicker(portal.origin, id);
  await newsroom.save(id, { id: "jetzt", title: "Erst jetzt", html: "<p>Da!</p>" });
  await vi.waitFor(() => expect(reader.changes.at(-1)?.entries).toMatchObject([{ id: "jetzt", html: "<p>Da!</p>" }]), 5000);
  // A machine that is busy for two seconds gives the page before that in its place.
  await expect.poll(() => readPage()).toContain("Erst jetzt");
  reader.close();
});

test("kill -9 after the acknowledgement loses no entry, and readers hear what they missed", async () => {
  const reader = await readTicker(portal.origin, id);
  const known = reader.changes.at(-1)?.cursor ?? null;
  const acknowledged: string[] = [];
  let isKilled = false;
  async function write(worker: number): Promise<void> {
    for (let index = 0; !isKilled; index += 1) {
      const entry = `w-${worker}-${index}`;
      // Refused or cut off: the client was not told that it is stored.
      const isThere = await newsroom.save(id, { id: entry, html: entry }).then(
        () => true,
        () => false,
      );
      if (isThere) acknowledged.push(entry);
    }
  }
  const writing = [1, 2, 3].map(write);
  await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(12), { timeout: 20_000, interval: 5 });
  await portal.kill();
  isKilled = true;
  await Promise.all(writing);
  await reader.closed;

  portal = await startSeparatePortal({ mayBeKilled: true, state: portal.state });
  newsroom = openNewsroom(portal);
  const again = await readTicker(portal.origin, id, { since: known });
  const [caughtUp] = again.changes;
  expect(caughtUp?.entry_ids).toEqual(expect.arrayContaining(acknowledged));
  expect(caughtUp?.entries.map((entry) => entry.id)).toEqual(expect.arrayContaining(acknowledged));
  const page = await readPage();
  expect(acknowledged.slice(-5).filter((entry) => !page.includes(entry))).toEqual([]);
  again.close();
});

test("pages of other sites open no websocket, and no other path has one", async () => {
  const open = (path: string, origin: string) =>
    new Promise<number | "open">((resolve, reject) => {
      const socket = new WebSocket(`${portal.origin.replace("http", "ws")}${path}`, "graphql-transport-ws", { origin });
      socket.once("open", () => {
        resolve("open");
        socket.close();
      });
      socket.once("unexpected-response", (_, response) => resolve(response.statusCode ?? 0));
      socket.once("error", reject);
    });
  expect(await open(`/graphql?ticker=${id}`, "https://fremd.example")).toBe(403);
  expect(await open(`/graphql?ticker=${id}`, portal.origin)).toBe("open");
  expect(await open("/graphql?ticker=1", portal.origin)).toBe(404);
  expect(await open("/graphql?ticker=x", portal.origin)).toBe(404);
  expect(await open("/live", portal.origin)).toBe(404);
});

test("a client that names no ticker is told by the protocol's own codes and errors", async () => {
  const speak = (protocol: string | undefined, ...messages: object[]) =>
    new Promise<{ code: number; heard: { type: string; payload?: { message: string }[] }[] }>((resolve, reject) => {
      const address = `${portal.origin.replace("http", "ws")}/graphql`;
      const socket = protocol === undefined ? new WebSocket(address) : new WebSocket(address, protocol);
      const heard: { type: string; payload?: { message: string }[] }[] = [];
      socket.once("open", () => {
        for (const message of messages) socket.send(JSON.stringify(message));
      });
      socket.on("message", (data) => {
        heard.push(JSON.parse(String(data)));
        if (heard.at(-1)?.type === "ping") socket.send('{"type":"pong"}');
        if (heard.at(-1)?.type === "error") socket.close(1000);
      });
      socket.once("close", (code) => resolve({ code, heard }));
      socket.once("error", reject);
    });
  const subscribe = {
    id: "1",
    type: "subscribe",
    payload: { query: `subscription { tickerChanged(post_id: ${id}) { cursor } }` },
  };
  const began = Date.now();
  const silent = speak("graphql-transport-ws").then(({ code }) => ({ code, afterMs: Date.now() - began }));
  expect((await speak("graphql-transport-ws", subscribe)).code).toBe(4401);
  expect((await speak("graphql-transport-ws", { type: "connection_init" }, { type: "connection_init" })).code).toBe(4429);
  expect((await speak(undefined)).code).toBe(4406);
  expect(await speakAnother()).toEqual({ status: 101, code: 4406, reason: "Subprotocol not acceptable" });
  expect(Date.now() - began).toBeLessThan(5000);
  const { heard } = await speak("graphql-transport-ws", { type: "connection_init" }, subscribe);
  expect(heard).toMatchObject([
    { type: "connection_ack" },
    { type: "error", payload: [{ message: expect.stringContaining("?ticker=") }] },
  ]);
  const { code, afterMs } = await silent;
  expect(code).toBe(4408);
  expect(afterMs).toBeLessThan(15_000);
}, 30_000);

/** A client that offers another subprotocol and takes an answer without any, as browsers and most packages do not: the frame as it comes. */
function speakAnother(): Promise<{ status: number; code: number; reason: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(portal.origin);
    const headers = {
      connection: "Upgrade",
      upgrade: "websocket",
      "sec-websocket-version": "13",
      "sec-websocket-key": Buffer.from("0123456789abcdef").toString("base64"),
      "sec-websocket-protocol": "graphql-ws",
    };
    const asking = request({ hostname, port, path: "/graphql", headers });
    asking.once("error", reject);
    asking.once("response", ({ statusCode }) => reject(new Error(`Answered with ${statusCode}`)));
    asking.once("upgrade", ({ statusCode = 0 }, socket, head) => {
      const read = (frame: Buffer) => {
        resolve({ status: statusCode, code: frame.readUInt16BE(2), reason: frame.subarray(4, 2 + (frame[1] ?? 0)).toString() });
        socket.destroy();
      };
      if (head.length > 0) read(head);
      else socket.once("data", read);
    });
    asking.end();
  });
}

test("a long ticker has pages of its own, kept as well as the first", async () => {
  for (let index = 0; index < 45; index += 1) await newsroom.save(id, { id: `lang-${index}`, html: "x" });
  const second = await readPage(`/${slug}/${id}?seite=2`);
  expect(second).toContain("Seite 2 von");
  expect(second).toContain(`<link rel="canonical" href="${portal.origin}/${slug}/${id}"/>`);
  expect(await readPage()).toContain("?seite=2#ticker");
  const asked = await fetch(`${portal.origin}/${slug}/${id}?seite=2`);
  expect(asked.headers.get("x-cache")).toBe("hit");
});

/** A reader of a live ticker outside a browser, on a websocket of its own. */
import { WebSocket } from "ws";

type Change = { cursor: string; entries: { id: string; title: string | null; html: string }[]; entry_ids: string[] | null };
type Message = { type: string; payload?: { data?: { tickerChanged: Change } } };

export type TickerReader = { changes: Change[]; messages: Message[]; closed: Promise<number>; close: () => void };

const query = `subscription ($id: Int!, $since: String) {
  tickerChanged(post_id: $id, since: $since) { cursor entries { id title html } removed entry_ids is_over }
}`;

/** Resolves with the answer to the subscription, be it the first change or an error; rejects when no websocket opens. */
export async function readTicker(
  origin: string,
  id: number,
  {
    since = null,
    authorization = "Bearer",
    onChange = () => undefined,
  }: { since?: string | null; authorization?: string; onChange?: (change: Change) => void } = {},
): Promise<TickerReader> {
  const socket = new WebSocket(`${origin.replace(/^http/, "ws")}/graphql?ticker=${id}`, "graphql-transport-ws", {
    perMessageDeflate: false,
  });
  const messages: Message[] = [];
  const changes: Change[] = [];
  const closed = new Promise<number>((resolve) => socket.once("close", resolve));
  await new Promise<void>((resolve, reject) => {
    socket.once("error", reject);
    socket.once("close", (code) => reject(new Error(`The websocket was closed: ${code}`)));
    socket.once("open", () => {
      socket.send(JSON.stringify({ type: "connection_init", payload: { Authorization: authorization } }));
      socket.send(JSON.stringify({ id: "1", type: "subscribe", payload: { query, variables: { id, since } } }));
    });
    socket.on("message", (data) => {
      const message = JSON.parse(String(data)) as Message;
      messages.push(message);
      const change = message.payload?.data?.tickerChanged;
      if (change !== undefined) {
        changes.push(change);
        onChange(change);
      }
      if (message.type !== "connection_ack") resolve();
    });
  });
  socket.on("error", () => undefined);
  return { changes, messages, closed, close: () => socket.close() };
}

/**
 * A Durable Object that speaks graphql-transport-ws (rules 7.1.4, 8.10) to many browsers about one subject. Every message is handled
 * by itself, with the state kept with its websocket: while no message comes the platform may hibernate the object and keep the sockets
 * (decision 67). It knows nothing of the contents.
 */

import { DurableObject } from "cloudflare:workers";
import { toCloseReason } from "#graphql/client/live/close-codes.ts";
import { logError } from "#shared/log/log.ts";
import { type ClientMessage, parseClientMessage } from "./client-message.ts";
import {
  type Connection,
  countMessage,
  createConnection,
  decideEnd,
  INIT_TIMEOUT_MS,
  type Operation,
  toDueAt,
} from "./connection.ts";

export const PROTOCOL = "graphql-transport-ws";

/** Subscriptions of one websocket at once; with their texts they fit into what the platform keeps with it (16 kB). */
const MAX_RUNNING = 2;
/** Websockets of one network on one subject: a company, a stadium, a provider's customers behind one address. */
export const MAX_OF_NETWORK = 2500;
/** The platform holds some more. */
const MAX_OF_SUBJECT = 30_000;

type ErrorList = readonly { message: string; extensions?: Record<string, unknown> }[];

/** The decision on a subscription: errors, or an audience whose members get the same messages. */
export type Admission =
  | { kind: "refused"; errors: ErrorList }
  | {
      kind: "admitted";
      operation: Operation;
      audience: string;
      /** When its rights are checked again, in milliseconds. */
      until: number | null;
      /** The first result, as JSON, and whether it is still current. */
      first: () => Promise<{ result: string; isPresent: () => boolean }>;
    };

export abstract class LiveObject<Bindings> extends DurableObject<Bindings> {
  private alarmAt: number | null | undefined;

  constructor(context: DurableObjectState, bindings: Bindings) {
    super(context, bindings);
    // Answered by the platform, without waking the object.
    context.setWebSocketAutoResponse(new WebSocketRequestResponsePair('{"type":"ping"}', '{"type":"pong"}'));
  }

  /** Decides on a subscription. What it throws closes the websocket with 4500. */
  protected abstract admit(connection: Connection, operation: Operation): Promise<Admission>;
  /** The digest of a token by which a reader may be found again; null for an Authorization header without a reader's token. */
  protected abstract digestToken(authorization: string): Promise<string | null>;

  /** Opens a websocket of this protocol (`refuseProtocol`). The calling worker names its subject in `x-subject` and the reader's network in `x-network`. */
  override async fetch(request: Request): Promise<Response> {
    const { 0: theirs, 1: ours } = new WebSocketPair();
    const network = request.headers.get("x-network") ?? "unknown";
    const isFull = this.ctx.getWebSockets(network).length >= MAX_OF_NETWORK || this.ctx.getWebSockets().length >= MAX_OF_SUBJECT;
    this.ctx.acceptWebSocket(ours, [network]);
    const now = Date.now();
    ours.serializeAttachment(createConnection(request.headers.get("x-subject") ?? "", now));
    if (isFull) closeUnheard(ours, 4403, "Forbidden: too many connections");
    else await this.wakeAt(now + INIT_TIMEOUT_MS);
    return new Response(null, { status: 101, webSocket: theirs, headers: { "sec-websocket-protocol": PROTOCOL } });
  }

  override async webSocketMessage(socket: WebSocket, data: string | ArrayBuffer): Promise<void> {
    try {
      const counted = countMessage(read(socket), Date.now());
      if (counted === null) return close(socket, 4400, "Too many messages");
      socket.serializeAttachment(counted);
      const message = parseClientMessage(data);
      if (typeof message === "string") return close(socket, 4400, message);
      await this.take(socket, counted, message);
    } catch (error) {
      logError("a live connection failed", error);
      close(socket, 4500, "Internal server error");
    }
  }

  override async webSocketClose(socket: WebSocket, code: number): Promise<void> {
    // 1005 and 1006 say that there was no code, and may not be sent.
    close(socket, code === 1005 || code === 1006 ? 1000 : code, "");
  }

  override async webSocketError(): Promise<void> {
    // The platform has closed the websocket, and the reader's browser can connect again.
  }

  /** Closes websockets that sent no `connection_init` in time, and those whose rights have to be checked again. */
  override async alarm(): Promise<void> {
    this.alarmAt = null;
    const now = Date.now();
    const open = this.ctx.getWebSockets().filter(({ readyState }) => readyState === WebSocket.OPEN);
    for (const socket of open) {
      const end = decideEnd(read(socket), now);
      if (end !== null) closeUnheard(socket, end.code, end.reason);
    }
    const due = open.flatMap((socket) => {
      const dueAt = toDueAt(read(socket));
      return dueAt === null || dueAt <= now ? [] : [dueAt];
    });
    if (due.length > 0) await this.wakeAt(due.reduce((one, other) => Math.min(one, other)));
  }

  /**
   * Gives each subscriber what `toResult` makes for their audience and operation, as JSON; null sends nothing. The result for equal
   * operations is made once. `isLast` ends the subscriptions.
   */
  protected publish(toResult: (audience: string, operation: Operation) => string | null, isLast: boolean): void {
    const results = new Map<string, string | null>();
    for (const socket of this.ctx.getWebSockets()) {
      const connection = read(socket);
      for (const { id, audience, ...operation } of connection.running) {
        if (audience === null) continue;
        const key = JSON.stringify([audience, operation]);
        const result = results.get(key) ?? toResult(audience, operation);
        results.set(key, result);
        if (result !== null) sendText(socket, toNext(id, result));
        if (isLast) send(socket, { id, type: "complete" });
      }
      if (isLast && connection.running.length > 0) socket.serializeAttachment({ ...connection, running: [] });
    }
  }

  private async take(socket: WebSocket, connection: Connection, message: ClientMessage): Promise<void> {
    switch (message.type) {
      case "connection_init":
        return this.introduce(socket, connection, message.payload?.Authorization);
      case "ping":
        return send(socket, { type: "pong" });
      case "pong":
        return;
      case "complete": {
        const running = connection.running.filter(({ id }) => id !== message.id);
        return socket.serializeAttachment({ ...connection, running });
      }
      case "subscribe":
        return this.subscribe(socket, connection, message);
    }
  }

  private async introduce(socket: WebSocket, connection: Connection, authorization: unknown): Promise<void> {
    if (connection.isAcknowledged) return close(socket, 4429, "Too many initialisation requests");
    // Before anything is awaited: a second `connection_init` may come meanwhile.
    socket.serializeAttachment({ ...connection, isAcknowledged: true });
    const tokenDigest = typeof authorization === "string" ? await this.digestToken(authorization) : null;
    socket.serializeAttachment({ ...read(socket), tokenDigest });
    send(socket, { type: "connection_ack" });
  }

  private async subscribe(
    socket: WebSocket,
    connection: Connection,
    { id, payload }: Extract<ClientMessage, { type: "subscribe" }>,
  ): Promise<void> {
    if (!connection.isAcknowledged) return close(socket, 4401, "Unauthorized");
    if (connection.running.some((one) => one.id === id)) return close(socket, 4409, `Subscriber for ${id} already exists`);
    if (connection.running.length >= MAX_RUNNING) return close(socket, 4400, `At most ${MAX_RUNNING} subscriptions at once`);
    const operation = { query: payload.query, operationName: payload.operationName ?? null, variables: payload.variables ?? {} };
    socket.serializeAttachment({ ...connection, running: [...connection.running, { ...operation, id, audience: null }] });
    const admission = await this.admit(connection, operation);
    if (admission.kind === "refused") {
      this.forget(socket, id);
      return send(socket, { id, type: "error", payload: admission.errors });
    }
    let first = await admission.first();
    while (!first.isPresent()) first = await admission.first();
    // From here on nothing is awaited: later changes are sent after the first result.
    const present = read(socket);
    // The websocket is closed, or the subscription has ended.
    if (!present.running.some((one) => one.id === id)) return;
    const running = present.running.map((one) =>
      one.id === id ? { ...admission.operation, id, audience: admission.audience } : one,
    );
    socket.serializeAttachment({ ...present, running, until: earlier(present.until, admission.until) });
    sendText(socket, toNext(id, first.result));
    if (admission.until !== null) await this.wakeAt(admission.until);
  }

  private forget(socket: WebSocket, id: string): void {
    const connection = read(socket);
    socket.serializeAttachment({ ...connection, running: connection.running.filter((one) => one.id !== id) });
  }

  /** The one alarm is set to the earliest moment. */
  private async wakeAt(moment: number): Promise<void> {
    this.alarmAt ??= await this.ctx.storage.getAlarm();
    if (this.alarmAt !== null && this.alarmAt <= moment) return;
    this.alarmAt = moment;
    await this.ctx.storage.setAlarm(moment);
  }
}

/**
 * The answer to a websocket that does not offer this protocol: open, and closed with 4406; null for one that does. Not the object's, where a
 * close that no message came before reaches the browser only when the object is put to sleep.
 */
export function refuseProtocol(request: Request): Response | null {
  const offered = (request.headers.get("sec-websocket-protocol") ?? "").split(",").map((name) => name.trim());
  if (offered.includes(PROTOCOL)) return null;
  const { 0: theirs, 1: ours } = new WebSocketPair();
  ours.accept();
  close(ours, 4406, "Subprotocol not acceptable");
  return new Response(null, { status: 101, webSocket: theirs });
}

function read(socket: WebSocket): Connection {
  return socket.deserializeAttachment() as Connection;
}

function toNext(id: string, result: string): string {
  return `{"id":${JSON.stringify(id)},"type":"next","payload":${result}}`;
}

function send(socket: WebSocket, message: unknown): void {
  sendText(socket, JSON.stringify(message));
}

/** Nothing can be sent to a socket that is just closing. */
function sendText(socket: WebSocket, text: string): void {
  if (socket.readyState === WebSocket.OPEN) socket.send(text);
}

/** Rules 8.10; the reason is cut to what the protocol takes (rules 9.6). */
function close(socket: WebSocket, code: number, reason: string): void {
  if (socket.readyState === WebSocket.CLOSED) return;
  socket.close(code, toCloseReason(reason));
}

/**
 * Of a websocket that may not have sent anything yet: its end is complete only when its object is put to sleep, ten seconds later. A client
 * answers a ping, and with that answer the end comes at once.
 */
function closeUnheard(socket: WebSocket, code: number, reason: string): void {
  sendText(socket, '{"type":"ping"}');
  close(socket, code, reason);
}

function earlier(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.min(one, other);
}

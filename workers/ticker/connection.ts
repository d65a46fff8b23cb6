/** The state of one websocket: kept with it, so that its object may hibernate in the meantime. */

export type Operation = { query: string; operationName: string | null; variables: Record<string, unknown> };

/** `audience` is null until the subscription is admitted. */
export type Running = Operation & { id: string; audience: string | null };

export type Connection = {
  /** The subject that the websocket's address names. */
  subject: string;
  /** In milliseconds; also that of the messages' present minute, from which they are counted. */
  openedAt: number;
  minuteAt: number;
  messages: number;
  isAcknowledged: boolean;
  /** Digest of the reader's token; null without one. */
  tokenDigest: string | null;
  /** When it is closed, so that the reader's rights are checked again on reconnecting; null for never. In milliseconds. */
  until: number | null;
  running: readonly Running[];
};

/** How long a websocket may take to send `connection_init` (close code 4408). */
export const INIT_TIMEOUT_MS = 10_000;
const MINUTE_MS = 60_000;
/** A reader's browser sends a few messages on connecting and on leaving. */
const MESSAGES_A_MINUTE = 60;

export function createConnection(subject: string, now: number): Connection {
  return {
    subject,
    openedAt: now,
    minuteAt: now,
    messages: 0,
    isAcknowledged: false,
    tokenDigest: null,
    until: null,
    running: [],
  };
}

/** Counts a message; null when there are too many. */
export function countMessage(connection: Connection, now: number): Connection | null {
  const isNewMinute = now - connection.minuteAt >= MINUTE_MS;
  const messages = isNewMinute ? 1 : connection.messages + 1;
  if (messages > MESSAGES_A_MINUTE) return null;
  return { ...connection, messages, minuteAt: isNewMinute ? now : connection.minuteAt };
}

/** When this connection has to be checked again; null for never. */
export function toDueAt({ isAcknowledged, openedAt, until }: Connection): number | null {
  return isAcknowledged ? until : openedAt + INIT_TIMEOUT_MS;
}

/** The code to close it with at the moment `now`, and the reason; null while it may stay. */
export function decideEnd(connection: Connection, now: number): { code: number; reason: string } | null {
  const dueAt = toDueAt(connection);
  if (dueAt === null || now < dueAt) return null;
  return connection.isAcknowledged
    ? { code: 4499, reason: "Terminated: connect again" }
    : { code: 4408, reason: "Connection initialisation timeout" };
}

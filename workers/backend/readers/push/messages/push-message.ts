/** What is sent of what: how long it is worth sending, and how urgent it is. */
import type { Urgency } from "#workers/backend/readers/push/protocol/post-notice.ts";

export type MessageKind = "breaking" | "post" | "highlight" | "reply";

export type PushMessage = {
  id: number;
  kind: MessageKind;
  item: string;
  audience: string;
  account_id: number | null;
  sends_until: number;
};

export const messageColumns = "id, kind, item, audience, account_id, sends_until";

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

/** After so long nobody wants to be told of it; a breaking line ends by itself. `/benachrichtigungen` says the same. */
export const worthSendingS = { post: 2 * HOUR_S, highlight: 30 * MINUTE_S, reply: 24 * HOUR_S } as const satisfies Record<
  Exclude<MessageKind, "breaking">,
  number
>;

export const urgencies: Readonly<Record<MessageKind, Urgency>> = {
  breaking: "high",
  highlight: "high",
  post: "normal",
  reply: "normal",
};

/** Names it for push services and browsers, which show the last of a name alone: base64url, at most 32 characters (RFC 8030). */
export function toTopic({ kind, id }: Pick<PushMessage, "kind" | "id">): string {
  return `${kind}-${id}`;
}

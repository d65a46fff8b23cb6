/**
 * Why a websocket was closed (rules 8), and whether to open it again. graphql-ws decides the same for each of these, and would not
 * be talked into another try by us; here the decision is written down, and stays when the package changes its mind.
 */
import { CLOSE_REASON_LENGTH } from "#graphql/client/limits.ts";

type CloseRule = { meaning: string; isFatal: boolean };

export const CLIENT_RESTART = 4205;

const closeRules = new Map<number, CloseRule>([
  // What we asked is wrong, or one of us is broken: asking the same again would end the same.
  [4500, { meaning: "internal server error", isFatal: true }],
  [4005, { meaning: "internal client error", isFatal: true }],
  [4400, { meaning: "bad request", isFatal: true }],
  [4004, { meaning: "bad response", isFatal: true }],
  [4401, { meaning: "unauthorized", isFatal: true }],
  [4406, { meaning: "subprotocol not acceptable", isFatal: true }],
  [4409, { meaning: "subscriber already exists", isFatal: true }],
  [4429, { meaning: "too many init requests", isFatal: true }],
  // May go away by itself: access can be granted a moment later, the network can be quick again.
  [4403, { meaning: "forbidden", isFatal: false }],
  [4408, { meaning: "connection init timeout", isFatal: false }],
  [4504, { meaning: "ack timeout", isFatal: false }],
  [4499, { meaning: "terminated", isFatal: false }],
  // We close it ourselves, to open it again with another token.
  [CLIENT_RESTART, { meaning: "client restart", isFatal: false }],
]);

/** Whether it is of no use to open the websocket again. Codes that we do not know are the network's. */
export function isFatalCloseCode(code: number): boolean {
  return closeRules.get(code)?.isFatal ?? false;
}

/** `4401 unauthorized`, for the log. */
export function toCloseText(code: number): string {
  const rule = closeRules.get(code);
  return rule === undefined ? `${code}` : `${code} ${rule.meaning}`;
}

/** A reason as a websocket takes it: cut to its length, and never within a character (rules 9). */
export function toCloseReason(text: string): string {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(CLOSE_REASON_LENGTH));
  return text.slice(0, read);
}

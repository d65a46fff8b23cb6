import { toRefusalText } from "#app/domain/forms/account/account-messages.ts";

/** `message` is what readers are told (rules 8): HTML, the back end's own perhaps, and not sanitised. */
export type Refused = { kind: "refused"; message: string };

export function refuse(reply: Parameters<typeof toRefusalText>[0] = {}): Refused {
  return { kind: "refused", message: toRefusalText(reply) };
}

import { NOT_POSSIBLE_HERE, toRefusalText } from "#app/domain/forms/account/account-messages.ts";
import type { MutationAnswer } from "./transport.ts";

/** `message` is what readers are told (rules 8): HTML, the back end's own perhaps, and not sanitised. */
export type Refused = { kind: "refused"; message: string };

export function refuse(reply: Parameters<typeof toRefusalText>[0] = {}): Refused {
  return { kind: "refused", message: toRefusalText(reply) };
}

/** Of a call that came to nothing, with the back end's `message`; one that it does not have says that. */
export function refuseAnswer(answer: MutationAnswer<unknown>, message: string | null = null): Refused {
  return refuse({ message: answer.kind === "failed" && answer.isUnknown ? NOT_POSSIBLE_HERE : message });
}

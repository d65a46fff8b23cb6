/** What a form says after a reply (spec 5, 8): the server's message where there is one, otherwise the technical error. */
import { NOT_ACTIVATED, NOT_ACTIVATED_ERROR, TECHNICAL_ERROR } from "../../domain/account-messages.ts";

type Reply = { error?: string; message: string | null };

/** HTML. */
export function toRefusal({ error, message }: Reply): { kind: "refused"; message: string } {
  const fallback = error === NOT_ACTIVATED_ERROR ? NOT_ACTIVATED : TECHNICAL_ERROR;
  return { kind: "refused", message: message?.trim() || fallback };
}

export const technicalRefusal = toRefusal({ message: null });

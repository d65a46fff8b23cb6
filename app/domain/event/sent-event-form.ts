/** The form by which readers send an event: that of staff, and who sends it. */
import { isMailAddress, toMailAddress } from "#app/domain/forms/account/email-address.ts";
import type { Entries, FieldErrors, FormRules } from "#app/domain/forms/form-definition.ts";
import { MAX_SENDER_NAME } from "#shared/rules/event-rules.ts";
import { type EventDraft, eventForm } from "./event-form.ts";

/** No person sees it. */
export const TRAP_FIELD = "website";
export type EventSender = { name: string; email: string };

export const sentEventForm: FormRules<EventDraft> = { name: "send-event", schema: eventForm.schema };

export function toSender({ name = "", email = "" }: Entries): EventSender {
  return { name: name.replace(/\s+/g, " ").trim(), email: email.trim() === "" ? "" : toMailAddress(email) };
}

/** What is wrong with who sends it. */
export function findSenderErrors(entries: Entries): FieldErrors {
  const { name, email } = toSender(entries);
  return {
    ...(name === "" ? { name: "Gib deinen Namen ein." } : {}),
    ...([...name].length > MAX_SENDER_NAME ? { name: `Höchstens ${MAX_SENDER_NAME} Zeichen.` } : {}),
    ...(isMailAddress(email) ? {} : { email: "Gib eine gültige E-Mail-Adresse ein." }),
    ...((entries[TRAP_FIELD] ?? "") === "" ? {} : { [TRAP_FIELD]: "Lass dieses Feld leer, es ist nur für Programme da." }),
  };
}

/** The forms that end a subscription and take that back (rules 7.1, SyncCancelReason): texts, fields, and what they ask for. */
import * as v from "valibot";
import { type Entries, type FormRules, parseForm } from "#app/domain/forms/form-definition.ts";
import { TICKED } from "./account-fields.ts";

/** The reader may choose one, and need not. */
export const cancelReasons = [
  { value: "price", label: "Es ist mir zu teuer" },
  { value: "time", label: "Ich komme zu selten zum Lesen" },
  { value: "topics", label: "Die Themen passen nicht zu mir" },
  { value: "technical", label: "Etwas hat nicht funktioniert" },
  { value: "other-offer", label: "Ich wechsle zu einem anderen Abo" },
  { value: "other", label: "Ein anderer Grund" },
] as const;

export const MAX_CANCEL_TEXT_LENGTH = 1000;
export const CANCEL_TEXT_TOO_LONG = `Bitte kürze deinen Text auf höchstens ${MAX_CANCEL_TEXT_LENGTH} Zeichen.`;
const MAX_ID_LENGTH = 200;

type Subscription = { subscriptionId: string; isKayakSubs: boolean };

/** Which subscription a form is about; null when it names none. */
export function parseSubscription({ subscriptionId = "", isKayakSubs }: Entries): Subscription | null {
  if (subscriptionId === "" || subscriptionId.length > MAX_ID_LENGTH) return null;
  return { subscriptionId, isKayakSubs: isKayakSubs === TICKED };
}

export const cancelForm = {
  name: "cancel-subscription",
  schema: v.object({
    reason: v.string(),
    text: v.pipe(v.string(), v.trim(), v.maxLength(MAX_CANCEL_TEXT_LENGTH, CANCEL_TEXT_TOO_LONG)),
  }),
} as const satisfies FormRules;

/** Why the reader leaves, in one text; null when nothing was said, undefined when it is too long. */
export function parseCancelReason(entries: Entries): string | null | undefined {
  const parsed = parseForm(cancelForm, entries);
  if (!parsed.isValid) return undefined;
  const { reason, text } = parsed.values;
  const chosen = cancelReasons.find(({ value }) => value === reason)?.label ?? "";
  return [chosen, text].filter((part) => part !== "").join(": ") || null;
}

/** What the form shows again when it comes back. */
export function toCancelValues({ subscriptionId = "", reason = "", text = "" }: Entries): Record<string, string> {
  return { subscriptionId, reason, text };
}

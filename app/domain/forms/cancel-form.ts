/** The forms that end a subscription and take that back (rules 7.1, SyncCancelReason): texts, fields, and what they ask for. */
import * as v from "valibot";
import { TICKED } from "./account-fields.ts";
import type { FieldErrors } from "./form-definition.ts";

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

type Entries = Readonly<Record<string, string>>;
type Subscription = { subscriptionId: string; isKayakSubs: boolean };

/** Which subscription a form is about; null when it names none. */
export function parseSubscription({ subscriptionId = "", isKayakSubs }: Entries): Subscription | null {
  if (subscriptionId === "" || subscriptionId.length > MAX_ID_LENGTH) return null;
  return { subscriptionId, isKayakSubs: isKayakSubs === TICKED };
}

const cancelSchema = v.object({
  reason: v.optional(v.string(), ""),
  text: v.pipe(
    v.optional(v.string(), ""),
    // As the browser counts: a new line is one character, though a form posts two.
    v.transform((text) => text.replaceAll("\r\n", "\n").trim()),
    v.maxLength(MAX_CANCEL_TEXT_LENGTH, CANCEL_TEXT_TOO_LONG),
  ),
});

/** What is wrong with the form, by field. */
export function findCancelErrors(entries: Entries): FieldErrors {
  return v.safeParse(cancelSchema, entries).success ? {} : { text: CANCEL_TEXT_TOO_LONG };
}

/** Why the reader leaves, in one text; null when nothing was said, undefined when it is too long. */
export function parseCancelReason(entries: Entries): string | null | undefined {
  const parsed = v.safeParse(cancelSchema, entries);
  if (!parsed.success) return undefined;
  const { reason, text } = parsed.output;
  const chosen = cancelReasons.find(({ value }) => value === reason)?.label ?? "";
  return [chosen, text].filter((part) => part !== "").join(": ") || null;
}

/** What the form shows again when it comes back. */
export function toCancelValues({ subscriptionId = "", reason = "", text = "" }: Entries): Record<string, string> {
  return { subscriptionId, reason, text };
}

/** The forms that end a subscription and take that back (spec 7.1, SyncCancelReason): texts, fields, and what they ask for. */
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

type Entries = Readonly<Record<string, string>>;
type Subscription = { subscriptionId: string; isKayakSubs: boolean };

/** Which subscription a form is about; null when it names none. */
export function parseSubscription({ subscriptionId = "", isKayakSubs }: Entries): Subscription | null {
  if (subscriptionId === "" || subscriptionId.length > MAX_ID_LENGTH) return null;
  return { subscriptionId, isKayakSubs: isKayakSubs === TICKED };
}

/** Why the reader leaves, in one text; null when nothing was said, undefined when it is too long. */
export function parseCancelReason({ reason, text = "" }: Entries): string | null | undefined {
  // As the browser counts: a new line is one character, though a form posts two.
  const said = text.replaceAll("\r\n", "\n").trim();
  if (said.length > MAX_CANCEL_TEXT_LENGTH) return undefined;
  const chosen = cancelReasons.find(({ value }) => value === reason)?.label ?? "";
  return [chosen, said].filter((part) => part !== "").join(": ") || null;
}

/** What the form shows again when it comes back. */
export function toCancelValues({ subscriptionId = "", reason = "", text = "" }: Entries): Record<string, string> {
  return { subscriptionId, reason, text };
}

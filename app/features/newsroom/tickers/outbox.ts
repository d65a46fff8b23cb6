/** What was written and not yet stored, as pure functions: what an answer means, and when the next try is due (decision 76). */

export type OutboxItem = {
  /** In the order in which they were written. */
  key: string;
  postId: number;
  /** ISO 8601. */
  writtenAt: string;
  /** The form's fields; by `id` an entry that is sent twice is stored once. */
  fields: Readonly<Record<string, string>>;
  picture: Blob | null;
  /** Null while it waits; otherwise why it was refused, for its writer to mend. */
  refusal: { errors: Readonly<Record<string, string>>; formError: string | null; isConflict: boolean } | null;
};

/** `later`: no answer, or a temporary failure. `signed out`: everything waits until the writer has signed in. */
export type SendOutcome = "sent" | "later" | "signed out" | "refused";

/** By the status of an answer; null when there was none. */
export function decideOutcome(status: number | null): SendOutcome {
  if (status === null || status === 408 || status === 429 || status >= 500) return "later";
  if (status === 401) return "signed out";
  return status >= 200 && status < 300 ? "sent" : "refused";
}

/**
 * The waiting corrections that were written against the same state of the entry as the one that was just stored: they follow it, and
 * would otherwise be refused as a conflict with the writer's own. `modified` names the entry's new state.
 */
export function followSent(waiting: readonly OutboxItem[], sent: OutboxItem, modified: string): OutboxItem[] {
  const { id = "", known = "" } = sent.fields;
  return waiting
    .filter(
      ({ postId, fields, refusal }) => postId === sent.postId && refusal === null && fields.id === id && fields.known === known,
    )
    .map((item) => ({ ...item, fields: { ...item.fields, known: modified } }));
}

const FIRST_RETRY_MS = 2000;
const LONGEST_RETRY_MS = 30_000;

/** Milliseconds until the next try after that many failures. The browser's `online` event triggers one earlier. */
export function toRetryDelay(failures: number): number {
  return Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.max(0, failures - 1));
}

/** After this delay an entry is sent with the time when it was written. */
const LATE_MS = 30_000;

/** The fields as they are sent: of a new entry that had to wait, and names no time of its own, with the moment it was written. */
export function toSentFields({ fields, writtenAt }: OutboxItem, now: number): Record<string, string> {
  const isLate = now - Date.parse(writtenAt) > LATE_MS && (fields.known ?? "") === "" && (fields.date ?? "") === "";
  return isLate ? { ...fields, writtenAt } : { ...fields };
}

/** All that the script of every page knows of consent: whether the reader has answered the current question, and the event for it. */
import { PORTAL_ID } from "#brand/portal-id.ts";

/** Raised when the question changes (new purposes, say): then everybody is asked again. */
export const CONSENT_VERSION = 1;

/** Dispatched on the document when the reader has decided on this page. */
export const CONSENT_EVENT = `${PORTAL_ID}:consent`;

/** `text` is what is kept under CONSENT_STATUS_KEY. */
export function hasAnswered(text: string | null): boolean {
  return text?.startsWith(`{"version":${CONSENT_VERSION},`) ?? false;
}

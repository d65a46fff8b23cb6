/** All that the script of every page knows of consent: whether this reader has answered the present question. */

/** Raised when the question changes (new purposes, say): then everybody is asked again. */
export const CONSENT_VERSION = 1;

/** `text` is what is kept under CONSENT_STATUS_KEY. */
export function hasAnswered(text: string | null): boolean {
  return text?.startsWith(`{"version":${CONSENT_VERSION},`) ?? false;
}

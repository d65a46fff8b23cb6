/**
 * The forms of /profil that only press a button: their hidden field `intent` and what else they post.
 * logout: nothing else but `returnTo`.
 * newsletter: `newsletter` (slug) and `subscribe` (`on` to subscribe, empty to unsubscribe).
 * end-session: `session` (its id; empty for all but the current one).
 * consents: a box named `consent-{provider}` with value `on` for each embed provider that may load.
 * cancel-subscription: `subscriptionId`, `isKayakSubs` (`on` or empty), `reason`, `text` (cancel-form.ts).
 * resume-subscription: `subscriptionId` and `isKayakSubs`.
 * keep-account: nothing else. Takes back a deletion that is still to come.
 * download: nothing else. Answers a file.
 */
import { TICKED } from "./account-fields.ts";

/** What a newsletter form asks for; null when it names none. */
export function parseNewsletterChoice(
  entries: Readonly<Record<string, string>>,
): { newsletter: string; subscribe: boolean } | null {
  const { newsletter = "", subscribe = "" } = entries;
  return newsletter === "" || newsletter.length > 100 ? null : { newsletter, subscribe: subscribe === TICKED };
}

/** Which session a form ends: its id, or null for all but the current one; undefined when it is neither. */
export function parseEndedSession(entries: Readonly<Record<string, string>>): number | null | undefined {
  const { session } = entries;
  if (session === "") return null;
  return session !== undefined && /^[1-9]\d{0,14}$/.test(session) ? Number(session) : undefined;
}

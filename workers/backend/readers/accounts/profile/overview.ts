/** What the profile shows of a reader, and everything that is kept about one. */

import type { Call } from "#workers/backend/ground/caller/caller.ts";
import type { ReaderRows } from "#workers/backend/ground/database/table-facts.ts";
import { waitingSql } from "#workers/backend/readers/accounts/address/address-changes.ts";
import type { UserAttribute } from "#workers/backend/readers/accounts/replies/account-results.ts";
import { findSession, type Session } from "#workers/backend/readers/accounts/session/sessions.ts";
import { toAccountSubscriptions } from "#workers/backend/readers/products/account-subscription.ts";
import { type KeptSubscription, subscriptionsSql } from "#workers/backend/readers/products/kept-subscription.ts";
import { attributesSql, createPiano, toSsoUser } from "./read-reader.ts";

export type NewsletterChoice = { slug: string; title: string; description: string; isSubscribed: boolean };
export type AccountSession = { id: number; device: string; created: string; lastSeen: string; isCurrent: boolean };

type DetailRow = { marketing_accepted: number; delete_at: number | null };
type NewsletterRow = Omit<NewsletterChoice, "isSubscribed"> & { frequency: string; position: number; is_subscribed: number };
type SessionRow = { id: number; device: string; created_at: number; last_seen_at: number };

/** Those that may be chosen, and those that the system added and the reader may leave. A handful of rows. */
const newslettersSql = `SELECT slug, title, description, frequency, position, s.account_id IS NOT NULL AS is_subscribed
  FROM newsletters LEFT JOIN newsletter_subscriptions s ON s.account_id = ?1 AND s.newsletter = slug
  WHERE listed = 1 OR s.account_id IS NOT NULL`;
/** The reader need not know of an expired card. */
const cardSql = `SELECT number FROM print_cards
  WHERE account_id = ?1 AND starts_at <= ?2 AND (ends_at IS NULL OR ends_at > ?2) LIMIT 1`;
const sessionsSql = `SELECT id, device, created_at, last_seen_at FROM account_sessions
  WHERE account_id = ?1 AND expires_at > ?2 ORDER BY last_seen_at DESC`;

/** The GraphQL type Account, but for its export; null without a valid session. */
export async function readAccount(call: Call, { h, t }: { h: string; t: string }) {
  const session = await findSession(call, { hash: h, token: t });
  if (session === null) return null;
  const { DB } = call.env;
  const { id } = session.account;
  const replies = await DB.batch([
    DB.prepare("SELECT marketing_accepted, delete_at FROM accounts WHERE id = ?1").bind(id),
    DB.prepare(cardSql).bind(id, call.now),
    DB.prepare(subscriptionsSql).bind(id),
    DB.prepare(attributesSql).bind(id),
    DB.prepare(newslettersSql).bind(id),
    DB.prepare(sessionsSql).bind(id, call.now),
    DB.prepare(waitingSql).bind(id, call.now),
  ]);
  const [details, cards, subscriptions, attributes, newsletters, sessions, waiting] = replies.map(({ results }) => results);
  const [detail] = details as DetailRow[];
  // Deleted by another session, a moment ago.
  if (detail === undefined) return null;
  const [card] = cards as { number: string }[];
  return {
    user: toSsoUser(session.account, { hash: h, token: t }),
    firstname: session.account.firstname,
    created: toIsoTime(session.account.created_at),
    marketingAccepted: detail.marketing_accepted === 1,
    cardNumber: card?.number ?? null,
    pendingEmail: (waiting as { email: string }[])[0]?.email ?? null,
    isManageable: session.method !== "card",
    deletion: detail.delete_at === null ? null : toIsoTime(detail.delete_at),
    isConfirmed: session.account.state === "active",
    piano: createPiano(call, session.account, subscriptions as KeptSubscription[]),
    attributes: attributes as UserAttribute[],
    newsletters: toNewsletterChoices(newsletters as NewsletterRow[]),
    subscriptions: toAccountSubscriptions(subscriptions as KeptSubscription[], call.now),
    sessions: toAccountSessions(sessions as SessionRow[], session),
  };
}

/**
 * Everything that is kept about the reader (`rows`, of all rooms), as indented JSON: without the password's hash and the digests of tokens,
 * which are no information but keys. Null without a valid session, and for one that began with a print card.
 */
export async function exportAccount(
  call: Call,
  { h, t }: { h: string; t: string },
  rows: readonly ReaderRows[],
): Promise<string | null> {
  const session = await findSession(call, { hash: h, token: t });
  if (session === null || session.method === "card") return null;
  const { DB } = call.env;
  const replies = await DB.batch(rows.map(({ sql }) => DB.prepare(sql).bind(session.account.id)));
  const tables = Object.fromEntries(rows.map(({ name }, index) => [name, replies[index]?.results ?? []]));
  return JSON.stringify({ exported_at: toIsoTime(call.now), ...tables }, null, 2);
}

function toNewsletterChoices(rows: NewsletterRow[]): NewsletterChoice[] {
  return rows
    .toSorted((one, other) => one.position - other.position)
    .map(({ slug, title, description, frequency, is_subscribed }) => ({
      slug,
      title,
      isSubscribed: is_subscribed === 1,
      description: frequency === "" ? description : `${description} Kommt ${frequency}.`,
    }));
}

/** A reader who signed in with a print card sees no device but their own. */
function toAccountSessions(rows: SessionRow[], current: Session): AccountSession[] {
  const visible = current.method === "card" ? rows.filter(({ id }) => id === current.id) : rows;
  return visible.map(({ id, device, created_at, last_seen_at }) => ({
    id,
    device,
    created: toIsoTime(created_at),
    lastSeen: toIsoTime(last_seen_at),
    isCurrent: id === current.id,
  }));
}

function toIsoTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}

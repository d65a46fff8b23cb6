/** Events that readers send: held until the newsroom has read them. */
import type { EventFacts } from "#workers/backend/services/events/event.ts";
import { checkEvent, type EventOutcome, insertStatement } from "./write-events.ts";

export type EventSender = { name: string; email: string };
export type KeptSender = EventSender & { sentAt: number };

const senderSql = `INSERT INTO event_senders (event_id, name, email, sent_at)
  SELECT e.id, ?2, ?3, ?4 FROM events e WHERE e.source = 'reader' AND e.uid = ?1 ON CONFLICT (event_id) DO NOTHING`;
const A_DAY_S = 86_400;

/** Whether one of this name was kept before. */
export async function isKnownEvent(db: D1Database, key: string): Promise<boolean> {
  return (await db.prepare("SELECT 1 FROM events e WHERE e.source = 'reader' AND e.uid = ?1").bind(key).first()) !== null;
}

/** Keeps it until the newsroom decides: no reader sees anything of it. Gives what keeps it from that, or null. `now` in seconds. */
export async function keepSentEvent(
  db: D1Database,
  { key, event, sender }: { key: string; event: EventFacts; sender: EventSender },
  now: number,
): Promise<Exclude<EventOutcome, { kind: "done" }> | null> {
  const checked = await checkEvent(db, { ...event, picture: null, isCancelled: false }, now);
  if ("kind" in checked) return checked;
  if ((checked.facts.ends ?? checked.facts.starts) < now - A_DAY_S) return { kind: "bad input", message: "starts: is over" };
  await db.batch([
    insertStatement(db, { source: "reader", state: "held", key, facts: checked.facts }, now),
    db.prepare(senderSql).bind(key, sender.name, sender.email, now),
  ]);
  return null;
}

/** Null once it is deleted, and of what nobody sent. */
export async function readSender(db: D1Database, eventId: number): Promise<KeptSender | null> {
  const sql = "SELECT r.name, r.email, r.sent_at AS sentAt FROM event_senders r WHERE r.event_id = ?1";
  return db.prepare(sql).bind(eventId).first<KeptSender>();
}

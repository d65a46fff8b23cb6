/** Sends a message to some devices, and gives the statements that say what came of it: to be written together, and with the place reached. */
import { type PushMessage, toTopic, urgencies } from "#workers/backend/readers/push/messages/push-message.ts";
import type { Notice } from "#workers/backend/readers/push/messages/read-notice.ts";
import { type PostOutcome, postNotice } from "#workers/backend/readers/push/protocol/post-notice.ts";
import type { PushKeys } from "#workers/backend/readers/push/push-settings.ts";
import { findQuietEnd, type QuietHours } from "./quiet-hours.ts";

export type Device = QuietHours & { id: number; endpoint: string; p256dh: string; auth: string; attempts: number };

export const deviceColumns = "d.id, d.endpoint, d.p256dh, d.auth, d.quiet_from, d.quiet_until";

/** What is sent again after a failure that may pass: so often, then it counts against the device. */
const MAX_ATTEMPTS = 4;

type Outcome = PostOutcome | { kind: "quiet"; until: number };
type Settled = { device: Device; outcome: Outcome };
export type Sending = { message: PushMessage; notice: Notice; keys: PushKeys; now: number };

/** As a service worker reads it (app/service-worker/push). */
export function toPayload({ title, body, path }: Notice, tag: string): string {
  return JSON.stringify({ title, body, path, tag });
}

/** Side by side. Never rejects for what a push service says. */
export async function sendToDevices(
  db: D1Database,
  devices: readonly Device[],
  sending: Sending,
): Promise<D1PreparedStatement[]> {
  const settled = await Promise.all(devices.map(async (device) => ({ device, outcome: await send(device, sending) })));
  return toStatements(db, settled, sending);
}

async function send(device: Device, { message, notice, keys, now }: Sending): Promise<Outcome> {
  const until = findQuietEnd(device, now);
  if (until !== null) return { kind: "quiet", until };
  const topic = toTopic(message);
  const delivery = { text: toPayload(notice, topic), topic, urgency: urgencies[message.kind], ttlS: message.sends_until - now };
  return postNotice(device, delivery, keys, now);
}

function toStatements(db: D1Database, settled: readonly Settled[], { message, now }: Sending): D1PreparedStatement[] {
  const idsOf = (wanted: (outcome: Settled) => boolean) => settled.filter(wanted).map(({ device }) => device.id);
  const sent = idsOf(({ outcome }) => outcome.kind === "sent");
  const gone = idsOf(({ outcome }) => outcome.kind === "gone");
  const waiting = settled.flatMap((one) => toWaiting(one, message, now));
  const kept = new Set(waiting.map(([id]) => id));
  // Neither held back nor tried again: this notice is lost, and the device did not answer as it should.
  const failed = idsOf(({ device, outcome }) => (outcome.kind === "failed" || outcome.kind === "later") && !kept.has(device.id));
  const list = (ids: readonly number[]) => JSON.stringify(ids);
  return [
    ...(sent.length === 0
      ? []
      : [
          db
            .prepare("UPDATE push_devices SET sent_at = ?2, failures = 0 WHERE id IN (SELECT value FROM json_each(?1))")
            .bind(list(sent), now),
        ]),
    ...(failed.length === 0
      ? []
      : [
          db
            .prepare("UPDATE push_devices SET failures = failures + 1 WHERE id IN (SELECT value FROM json_each(?1))")
            .bind(list(failed)),
        ]),
    ...(gone.length === 0
      ? []
      : [db.prepare("DELETE FROM push_devices WHERE id IN (SELECT value FROM json_each(?1))").bind(list(gone))]),
    ...(waiting.length === 0
      ? []
      : [
          db
            .prepare(
              `INSERT INTO push_waiting (message_id, device_id, try_at, attempts)
               SELECT ?1, w.value ->> 0, w.value ->> 1, w.value ->> 2 FROM json_each(?2) w
               WHERE EXISTS (SELECT 1 FROM push_devices d WHERE d.id = w.value ->> 0)
               ON CONFLICT DO UPDATE SET try_at = excluded.try_at, attempts = excluded.attempts`,
            )
            .bind(message.id, JSON.stringify(waiting)),
        ]),
    db
      .prepare("UPDATE push_messages SET sent = sent + ?2, gone = gone + ?3, failed = failed + ?4 WHERE id = ?1")
      .bind(message.id, sent.length, gone.length, failed.length),
  ];
}

/** Device, moment and attempts of what is still worth sending then. */
function toWaiting({ device, outcome }: Settled, message: PushMessage, now: number): [number, number, number][] {
  if (outcome.kind === "quiet") return outcome.until < message.sends_until ? [[device.id, outcome.until, device.attempts]] : [];
  if (outcome.kind !== "later") return [];
  const attempts = device.attempts + 1;
  const tryAt = now + outcome.afterS * attempts;
  return attempts < MAX_ATTEMPTS && tryAt < message.sends_until ? [[device.id, tryAt, attempts]] : [];
}

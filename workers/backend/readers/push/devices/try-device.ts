/** A test notice: one to the device that asks for it, at once and at any hour. */
import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { countAttempts, refuseAttempt } from "#workers/backend/ground/limits/rate-limits.ts";
import { digestSecret } from "#workers/backend/ground/secrets/secret-text.ts";
import { postNotice, type Subscription } from "#workers/backend/readers/push/protocol/post-notice.ts";
import { pushTests } from "#workers/backend/readers/push/push-rate-limits.ts";
import { readPushKeys } from "#workers/backend/readers/push/push-settings.ts";
import { toPayload } from "#workers/backend/readers/push/sending/send-to-devices.ts";

/** `message` is for readers, null where it was sent. */
export type TryOutcome = { isSent: boolean; message: string | null };

const UNKNOWN = "Dieses Gerät ist nicht mehr angemeldet. Schalte die Benachrichtigungen noch einmal ein.";
const NOT_TAKEN = "Der Dienst deines Browsers hat die Nachricht nicht angenommen. Versuche es später noch einmal.";

const notice = { title: "So sieht eine Benachrichtigung aus", body: "Es hat geklappt.", path: "/benachrichtigungen" };

export async function tryDevice(call: Call, endpoint: string): Promise<TryOutcome> {
  const { env, now } = call;
  const keys = readPushKeys(env);
  const digest = await digestSecret(endpoint);
  const device = await env.DB.prepare("SELECT endpoint, p256dh, auth FROM push_devices WHERE endpoint_digest = ?1")
    .bind(digest)
    .first<Subscription>();
  if (keys === null || device === null) return { isSent: false, message: UNKNOWN };
  const [exceeded] = await countAttempts(call, [{ limit: pushTests, subject: digest }]);
  if (exceeded !== undefined) return { isSent: false, message: refuseAttempt(exceeded).message };
  const delivery = { text: toPayload(notice, "test"), topic: "test", urgency: "high" as const, ttlS: 60 };
  const outcome = await postNotice(device, delivery, keys, now);
  if (outcome.kind === "sent") return { isSent: true, message: null };
  if (outcome.kind !== "gone") return { isSent: false, message: NOT_TAKEN };
  await env.DB.prepare("DELETE FROM push_devices WHERE endpoint_digest = ?1").bind(digest).run();
  return { isSent: false, message: UNKNOWN };
}

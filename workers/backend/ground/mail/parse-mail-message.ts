/** What a message of the mail queue may look like. */
import * as v from "valibot";
import type { MailMessage } from "./mail-message.ts";

/** Links are made of it, so nothing but an origin: no path, no user, no other scheme. */
const origin = v.pipe(
  v.string(),
  v.maxLength(300),
  v.check((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text),
);
const number = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const text = v.pipe(v.string(), v.maxLength(1000));

const outboxSchema = v.object({ outbox: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) });

const mailMessageSchema = v.variant("kind", [
  v.object({ kind: v.literal("activation"), accountId: number, origin }),
  v.object({ kind: v.literal("activation-again"), login: text, origin }),
  v.object({ kind: v.literal("already-registered"), accountId: number, origin }),
  v.object({ kind: v.literal("upsell-already-registered"), accountId: number, origin }),
  v.object({ kind: v.literal("username-taken"), email: text, origin }),
  v.object({ kind: v.literal("reset"), login: text, origin }),
  v.object({
    kind: v.literal("newsletter-confirm"),
    email: text,
    newsletters: v.pipe(v.array(text), v.maxLength(50)),
    askedAt: v.pipe(v.number(), v.safeInteger()),
    origin,
  }),
  v.object({ kind: v.literal("password-changed"), accountId: number, origin }),
  v.object({ kind: v.literal("tip"), tip: number, to: text, origin }),
  v.object({ kind: v.literal("cancellation-received"), cancellation: number, origin }),
  v.object({ kind: v.literal("cancellation"), cancellation: number, to: text, origin }),
  v.object({ kind: v.literal("account-deleted"), email: text, name: text, origin }),
]);

/** The row of the outbox that a message stands for; null for one without. */
export function parseOutboxId(body: unknown): number | null {
  const parsed = v.safeParse(outboxSchema, body);
  return parsed.success ? parsed.output.outbox : null;
}

/** Null for whatever is no message of ours. */
export function parseMailMessage(body: unknown): MailMessage | null {
  const parsed = v.safeParse(mailMessageSchema, body);
  return parsed.success ? parsed.output : null;
}

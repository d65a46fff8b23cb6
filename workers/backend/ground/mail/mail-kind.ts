/**
 * Kinds of mail. A room defines those that it writes beside what they tell of, and doors/registry/mails.ts lists all of them for the
 * queue's consumer. A message names whom it is about; the rest is looked up, and one-time keys are made, when the mail is written, so that
 * a call takes the same time whether or not an account exists.
 */
import * as v from "valibot";
import type { Env } from "#workers/backend/ground/env.ts";
import type { MailFrame, MailText } from "./mail-text.ts";

/** As outbox and queue hold it. */
export type MailMessage = { kind: string; origin: string; [field: string]: unknown };

/** What a mail is written with. `now` in seconds; `queuedAt` is when it was asked for. */
export type MailContext = { env: Env; frame: MailFrame; times: { now: number; queuedAt: Date } };

export type Letter = { to: string; name: string | null; mail: MailText };

/** A message that was understood. `write` gives null when there is nothing to send any more. */
export type ParsedMail = { kind: string; origin: string; write: (context: MailContext) => Promise<Letter | null> };

export type MailKind = { kind: string; parse: (body: unknown) => ParsedMail | null };

/** A kind with what a message of it names. */
export type MailKindOf<Fields> = MailKind & { toMessage: (fields: Fields, origin: string) => MailMessage };

/** Fields of messages: an id, and a text. */
export const mailNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
export const mailText = v.pipe(v.string(), v.maxLength(1000));

/** Links are made of it, so nothing but an origin: no path, no user, no other scheme. */
const origin = v.pipe(
  v.string(),
  v.maxLength(300),
  v.check((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text),
);

/** Makes a kind of mail of its name, what its messages name, and how it is written. */
export function defineMail<const Entries extends v.ObjectEntries>(
  kind: string,
  entries: Entries,
  write: (fields: v.InferOutput<v.ObjectSchema<Entries, undefined>>, context: MailContext) => Promise<Letter | null>,
): MailKindOf<v.InferInput<v.ObjectSchema<Entries, undefined>>> {
  const frame = v.object({ kind: v.literal(kind), origin });
  const fields = v.object(entries);
  return {
    kind,
    parse: (body) => {
      const framed = v.safeParse(frame, body);
      const parsed = v.safeParse(fields, body);
      if (!framed.success || !parsed.success) return null;
      return { kind, origin: framed.output.origin, write: (context) => write(parsed.output, context) };
    },
    toMessage: (named, portal) => ({ ...named, kind, origin: portal }),
  };
}

const outboxSchema = v.object({ outbox: mailNumber });

/** The row of the outbox that a message stands for; null for one without. */
export function parseOutboxId(body: unknown): number | null {
  const parsed = v.safeParse(outboxSchema, body);
  return parsed.success ? parsed.output.outbox : null;
}

/** Null for what is no message of these kinds. */
export function parseMail(body: unknown, kinds: readonly MailKind[]): ParsedMail | null {
  for (const kind of kinds) {
    const parsed = kind.parse(body);
    if (parsed !== null) return parsed;
  }
  return null;
}

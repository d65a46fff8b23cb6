/** Webhooks of the paywall provider: what happened to a reader's access there. */
import * as v from "valibot";

/** How far the provider's clock may be ahead. A time beyond would be the newest for ever, and no later webhook would count. */
const MAX_AHEAD_S = 24 * 60 * 60;

/** Since 1970. */
const seconds = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000_000));
/** The provider's names of things. */
const name = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));
const optionalName = v.pipe(
  v.optional(v.nullable(v.pipe(v.string(), v.maxLength(200))), null),
  v.transform((text) => (text === "" ? null : text)),
);
const event = v.optional(v.nullable(v.string()), null);

const accessTypes = ["access_granted", "access_modified", "access_revoked"] as const;

/** What every webhook has; what else is in it depends on its type, of which only three matter here. */
const envelopeSchema = v.object({ type: name, aid: name });

const accessSchema = v.object({
  version: v.literal(2),
  type: v.picklist(accessTypes),
  event,
  /** The number of the account, as the user reference has it. */
  uid: v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.maxLength(200)),
  rid: name,
  access_id: name,
  /** Null has no end. */
  expires: v.optional(v.nullable(seconds), null),
  /** Access that was given, or bought once, belongs to no subscription. */
  subscription_id: optionalName,
  term_id: optionalName,
  timestamp: seconds,
  auto_renew: v.optional(v.nullable(v.boolean()), null),
  /** Length of the term's period, where the provider tells it. */
  period_months: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(120))), null),
});

export type AccessWebhook = v.InferOutput<typeof accessSchema>;
export type ParsedWebhook = { kind: "access"; webhook: AccessWebhook } | { kind: "other"; type: string } | { kind: "unreadable" };

/**
 * Of another application, or against the form: unreadable. Other types (a test of the connection, things that are not
 * sold here) are none of ours, but nothing is wrong with them.
 */
export function parseWebhook(text: string, { aid, now }: { aid: string; now: number }): ParsedWebhook {
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), text);
  const envelope = v.safeParse(envelopeSchema, json.output);
  if (!envelope.success || envelope.output.aid !== aid) return { kind: "unreadable" };
  const { type } = envelope.output;
  if (!accessTypes.some((known) => known === type)) return { kind: "other", type };
  const access = v.safeParse(accessSchema, json.output);
  if (!access.success || access.output.timestamp > now + MAX_AHEAD_S) return { kind: "unreadable" };
  return { kind: "access", webhook: access.output };
}

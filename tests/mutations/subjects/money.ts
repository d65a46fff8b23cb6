/** What readers pay, and what they get for it. */
import type { Mutation } from "#tests/mutations/mutation.ts";

const room = "workers/backend/readers/subscriptions";
const period = `${room}/renewal/period.test.ts`;
const renewal = `${room}/renewal/renew-subscriptions.workerd.test.ts`;
const switched = `${room}/renewal/sync-cancel-reason.workerd.test.ts`;
const webhook = `${room}/webhook/handle-webhook.workerd.test.ts`;
const crypto = "workers/backend/readers/products/provider-crypto.workerd.test.ts";
const upsell = "workers/backend/readers/upsell";

export const money: readonly Mutation[] = [
  {
    file: `${room}/renewal/period.ts`,
    from: "return isLastDay ? Math.max(end.getUTCDate(), begun) : end.getUTCDate();",
    to: "return end.getUTCDate();",
    harm: "who began on the 31st loses days for ever after a February",
    tests: [period],
  },
  {
    file: `${room}/renewal/period.ts`,
    from: "end <= after; count += 1",
    to: "end < after; count += 1",
    harm: "a period that ends just now is not renewed",
    tests: [period],
  },
  {
    file: `${room}/renewal/period.ts`,
    from: "Math.min(day, countDays(year, month))",
    to: "day",
    harm: "a period of the 31st slips into the month after",
    tests: [period],
  },
  {
    file: `${room}/renewal/decide-renewal-change.ts`,
    from: "row.auto_renew === 0 && row.cancelled_at !== null;",
    to: "row.auto_renew === 0;",
    harm: "a guest's access becomes one that goes on",
    tests: [switched],
  },
  {
    file: `${room}/renewal/decide-renewal-change.ts`,
    from: "ends_at: toPeriodEnd({ startsAt, endsAt: null, months }, now),",
    to: "ends_at: now,",
    harm: "who cancels loses the days that are paid for",
    tests: [switched],
  },
  {
    file: `${room}/renewal/renew-subscriptions.ts`,
    from: "AND auto_renew = 1 AND ends_at = entry",
    to: "AND ends_at = entry",
    harm: "what a reader switches off while the clock runs goes on",
    tests: [renewal],
  },
  {
    file: `${room}/renewal/renew-subscriptions.ts`,
    from: " AND origin <> 'provider'",
    to: "",
    harm: "what the provider was not paid for goes on here",
    tests: [renewal],
  },
  {
    file: `${room}/renewal/change-renewal.ts`,
    from: "await setProviderRenewal(env, row.external_id, change.auto_renew === 1);",
    to: "await setProviderRenewal(env, row.external_id, change.auto_renew === 0);",
    harm: "who cancels is charged on, who wants on is ended",
    tests: [switched],
  },
  {
    file: `${room}/renewal/change-renewal.ts`,
    from: "subscription: row.external_id, reason: outcome.reason });\n  return false;",
    to: "subscription: row.external_id, reason: outcome.reason });\n  return true;",
    harm: "a cancellation that the provider refused is confirmed to the reader",
    tests: [switched],
  },
  {
    file: `${room}/webhook/decide-state.ts`,
    from: "endsAt: Math.min(expires ?? at, at),",
    to: "endsAt: expires ?? at,",
    harm: "access that was paid back goes on to its end",
    tests: [webhook],
  },
  {
    file: `${room}/webhook/decide-state.ts`,
    from: "if (subscription_id === null) return false;",
    to: "",
    harm: "a day ticket is shown as one that renews itself",
    tests: [webhook],
  },
  {
    file: `${room}/webhook/parse-webhook.ts`,
    from: " || envelope.output.aid !== aid",
    to: "",
    harm: "a webhook of the sandbox gives access in the shop",
    tests: [webhook],
  },
  {
    file: `${room}/webhook/parse-webhook.ts`,
    from: " || access.output.timestamp > now + MAX_AHEAD_S",
    to: "",
    harm: "one webhook of the year 2100 makes all later ones outdated",
    tests: [webhook],
  },
  {
    file: `${room}/webhook/apply-webhook.ts`,
    from: " AND coalesce(external_at, 0) <= excluded.external_at`;",
    to: "`;",
    harm: "an old webhook that comes late ends what was renewed",
    tests: [webhook],
  },
  {
    file: `${room}/webhook/apply-webhook.ts`,
    from: "coalesce(?4, s.product) IS NOT NULL AND NOT EXISTS (SELECT 1 FROM paywall_events WHERE id = ?2)",
    to: "coalesce(?4, s.product) IS NOT NULL",
    harm: "a webhook that is sent again is applied again",
    tests: [webhook],
  },
  {
    file: `${room}/webhook/apply-webhook.ts`,
    from: "WHERE origin = 'provider' AND account_id = excluded.account_id AND",
    to: "WHERE origin = 'provider' AND",
    harm: "one reader's webhook moves another's subscription",
    tests: [webhook],
  },
  {
    file: "workers/backend/readers/products/provider-crypto.ts",
    from: "if (!(await isSameSecret(signature, sign(privateKey, data)))) return null;",
    to: "",
    harm: "a webhook counts that nobody signed",
    tests: [crypto],
  },
  {
    file: `${room}/deletion/plan-deletion.ts`,
    from: "const at = Math.max(",
    to: "const at = Math.min(",
    harm: "a reader is told that the account goes before the last of what is paid for ends",
    tests: [`${room}/deletion/plan-deletion.workerd.test.ts`],
  },
  {
    file: `${upsell}/give-access.ts`,
    from: "AND (o.id IS NULL OR o.state = 'pending' OR o.id IS e.account_id)`;",
    to: "`;",
    harm: "a card that its owner has activated moves to who knows its number",
    tests: [`${upsell}/save-offer.workerd.test.ts`],
  },
  {
    file: `${upsell}/give-access.ts`,
    from: "\n    AND p.starts_at <= ?2 AND (p.ends_at IS NULL OR p.ends_at > ?2)",
    to: "",
    harm: "a print subscription that has ended still opens the digital one",
    tests: [`${upsell}/save-offer.workerd.test.ts`],
  },
  {
    file: `${upsell}/entitle.ts`,
    from: 'if (method === "card" && account.id !== card.account?.id) return null;',
    to: "",
    harm: "who found two cards links one to the account of the other",
    tests: [`${upsell}/entitle.workerd.test.ts`],
  },
  {
    file: `${upsell}/offers.ts`,
    from: "WHERE e.digest = ?1 AND e.used_at IS NULL AND e.expires_at > ?2`,",
    to: "WHERE e.digest = ?1 AND e.expires_at > ?2`,",
    harm: "an offer that was accepted is shown as open again",
    tests: ["workers/backend/doors/graphql/resolvers/reader/upsell.workerd.test.ts"],
  },
  {
    file: `${upsell}/to-entitlement.ts`,
    from: "email: showsEmail ? card.email : coverEmail(card.email),",
    to: "email: card.email,",
    harm: "who knows a card's number and name learns its owner's address",
    tests: [`${upsell}/entitle.workerd.test.ts`],
  },
];

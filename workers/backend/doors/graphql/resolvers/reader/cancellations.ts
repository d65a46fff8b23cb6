/** Declarations that end or revoke a contract (decision 107). */

import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { createCallError } from "#workers/backend/doors/graphql/resolvers/errors.ts";
import { toIsoDate } from "#workers/backend/ground/dates/to-dates.ts";
import { countAttempts, defineLimit, HOUR_S } from "#workers/backend/ground/limits/rate-limits.ts";
import { parseMailAddress } from "#workers/backend/ground/mail/mail-address.ts";
import { toGrantSecrets } from "#workers/backend/ground/secrets/grant-secrets.ts";
import { toAccountKey } from "#workers/backend/readers/accounts/account-key.ts";
import * as rules from "#workers/backend/readers/cancellations/cancellation-rules.ts";
import {
  type Cancellation,
  type CancellationRow,
  findCancellation,
  keepCancellation,
} from "#workers/backend/readers/cancellations/cancellations.ts";

/** Limits of cancellations without signing in (decision 107): from one network, and mails to one address. */
const cancellationsByNetwork = defineLimit("cancellation-network", { max: 10, windowS: HOUR_S });
const cancellationMails = defineLimit("cancellation-mail", { max: 3, windowS: HOUR_S });

const kinds = { ORDINARY: "ordinary", EXTRAORDINARY: "extraordinary", WITHDRAWAL: "withdrawal" } as const satisfies Record<
  string,
  rules.CancellationKind
>;
type Input = {
  kind: keyof typeof kinds;
  name: string;
  email: string;
  contract: string;
  reason: string;
  ends_on?: string | null;
  website: string;
};

async function resolveRules(_: unknown, _arguments: unknown, { env }: BackendContext) {
  return toGrantSecrets(env).length === 0 ? null : { keep_days: rules.KEPT_DAYS };
}

async function resolveSend(
  _: unknown,
  { key, cancellation: input }: { key: string; cancellation: Input },
  { accounts }: BackendContext,
) {
  if (!/^[\w-]{16,100}$/.test(key)) throw createCallError("BAD_USER_INPUT", "key must have 16 to 100 characters.");
  const cancellation = parseCancellation(input);
  const { env, now, caller } = await accounts.openCall();
  // Without the portal's token that names the caller, all callers would share one limit.
  if (toGrantSecrets(env).length === 0 || caller.origin === null)
    throw createCallError("NOT_FOUND", "Nobody takes cancellations here.");
  const known = await findCancellation(env.DB, key);
  if (known !== null) return toReceipt(known);
  const exceeded = await countAttempts({ env, now }, [
    { limit: cancellationsByNetwork, subject: caller.network },
    { limit: cancellationMails, subject: toAccountKey(cancellation.email) },
  ]);
  if (exceeded.length > 0) throw createCallError("TOO_MANY_REQUESTS", "Too many from this network, or to this address.");
  return toReceipt(await keepCancellation(env, { formKey: key, cancellation, origin: caller.origin, now }));
}

/** The trimmed texts. Throws BAD_USER_INPUT for input that no form sends. */
function parseCancellation(input: Input): Cancellation {
  if (input.website !== "") throw createCallError("BAD_USER_INPUT", "website must stay empty.");
  const trimmed = { name: input.name.trim(), contract: input.contract.trim(), reason: input.reason.trim() };
  const { MAX_NAME: name, MAX_CONTRACT: contract, MAX_REASON: reason } = rules;
  for (const [field, max] of Object.entries({ name, contract, reason }))
    if (trimmed[field as keyof typeof trimmed].length > max)
      throw createCallError("BAD_USER_INPUT", `${field} must have at most ${max} characters.`);
  if (trimmed.name === "" || trimmed.contract === "")
    throw createCallError("BAD_USER_INPUT", "name and contract must not be empty.");
  if ((trimmed.reason !== "") !== (input.kind === "EXTRAORDINARY"))
    throw createCallError("BAD_USER_INPUT", "An extraordinary cancellation has a reason, and no other.");
  const email = parseMailAddress(input.email);
  if (email === null) throw createCallError("BAD_USER_INPUT", "email is no address.");
  const endsOn = input.ends_on ?? null;
  if (endsOn !== null && (!/^\d{4}-\d\d-\d\d$/.test(endsOn) || Number.isNaN(Date.parse(endsOn))))
    throw createCallError("BAD_USER_INPUT", "ends_on must be a day like 2026-12-31.");
  return { ...trimmed, kind: kinds[input.kind], email, endsOn };
}

function toReceipt({ id, received_at: at }: CancellationRow) {
  return { number: id, received: toIsoDate(at) };
}

export const cancellationResolvers = { Query: { cancellation_rules: resolveRules }, Mutation: { sendCancellation: resolveSend } };

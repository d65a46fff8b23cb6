/** What a reader has just bought, as the paywall provider has it (rules 4: a local access grant through an event). */

import * as v from "valibot";
import { offers } from "#app/configuration/offers.ts";
import { type PaywallConfig, toPaywallApiUrl } from "#app/domain/paywall/configuration/paywall-config.ts";
import { createHttpClient, toFailureReason } from "#app/gateway/backend/http-client.ts";
import { logError } from "#shared/log/log.ts";

/** The header and its value with which the browser asks for a post again after a purchase. */
export const PAYWALL_EVENT_HEADER = "x-paywall-event";
export const CHECKOUT_COMPLETE = "checkoutComplete";

/** The reader waits meanwhile; once more when the provider fails at once. */
const TIMEOUT_MS = 2000;
const MAX_REPLY_LENGTH = 100_000;

const replySchema = v.object({
  code: v.literal(0),
  data: v.array(
    v.object({
      granted: v.boolean(),
      /** In seconds; null runs on. */
      expire_date: v.optional(v.nullable(v.number()), null),
      resource: v.object({ rid: v.string() }),
    }),
  ),
});

const openingResources = new Set(offers.filter(({ opensPremium }) => opensPremium).map(({ rid }) => rid));

/**
 * Whether the provider, asked server to server, grants the reader anything that opens premium posts. Without an
 * answer in time, or with a malformed one, the reader is granted nothing; that is logged, without the reference.
 */
export async function verifyProviderAccess(
  config: PaywallConfig,
  userRef: string,
  now: Date,
  fetch: (request: Request) => Promise<Response> = (request) => globalThis.fetch(request),
): Promise<boolean> {
  const query = new URLSearchParams({ aid: config.aid, user_ref: userRef });
  const request = createHttpClient((input, init) => fetch(new Request(input, init)), TIMEOUT_MS);
  try {
    const response = await request.answer(`${toPaywallApiUrl(config)}/access/list?${query}`, {
      headers: { accept: "application/json" },
      redirect: "manual",
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const text = await response.text();
    if (text.length > MAX_REPLY_LENGTH) throw new Error("the answer is too long");
    const reply = v.safeParse(replySchema, JSON.parse(text));
    if (!reply.success) throw new Error("the answer is no access list");
    const seconds = now.getTime() / 1000;
    return reply.output.data.some(
      ({ granted, expire_date, resource }) =>
        granted && (expire_date === null || expire_date > seconds) && openingResources.has(resource.rid),
    );
  } catch (error) {
    // Syntax errors quote what was answered.
    const reason = error instanceof SyntaxError ? "the answer is no JSON" : toFailureReason(error);
    logError("access/list of the paywall provider failed", undefined, { reason });
    return false;
  }
}

/** The paywall provider's own interface, as far as this back end calls it: whether a subscription renews itself. */
import * as v from "valibot";
import type { Env } from "#workers/backend/ground/env.ts";

const TIMEOUT_MS = 5000;

const answerSchema = v.object({ code: v.number(), message: v.optional(v.nullable(v.string())) });

export type ProviderOutcome = { kind: "done" } | { kind: "failed"; reason: string };

/**
 * Switches renewal of one of the provider's subscriptions off, or on again. Does not throw: whatever goes wrong (not
 * configured, not reached within 5 s, refused) is `failed` with a reason for operators, which never holds the token.
 */
export async function setProviderRenewal(env: Env, subscriptionId: string, isOn: boolean): Promise<ProviderOutcome> {
  return isOn
    ? callProvider(env, "publisher/subscription/update", { subscription_id: subscriptionId, auto_renew: "true" })
    : callProvider(env, "publisher/subscription/cancel", { subscription_id: subscriptionId });
}

async function callProvider(env: Env, path: string, parameters: Record<string, string>): Promise<ProviderOutcome> {
  const { PAYWALL_API_ORIGIN: origin, PAYWALL_AID: aid, PAYWALL_API_TOKEN: token } = env;
  if (!origin || !aid || !token)
    return { kind: "failed", reason: "PAYWALL_API_ORIGIN, PAYWALL_AID or PAYWALL_API_TOKEN is missing" };
  try {
    const response = await fetch(`${origin}/api/v3/${path}`, {
      method: "POST",
      body: new URLSearchParams({ aid, api_token: token, ...parameters }),
      // The token must not go anywhere else.
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    return response.ok
      ? toOutcome(text)
      : { kind: "failed", reason: `${path}: HTTP ${response.status} ${findMessage(text)}`.trim() };
  } catch (error) {
    return { kind: "failed", reason: `${path}: ${error instanceof Error ? error.message : String(error)}` };
  }
}

function toOutcome(text: string): ProviderOutcome {
  const answer = parseAnswer(text);
  if (answer === null) return { kind: "failed", reason: "the provider's answer is not of its form" };
  return answer.code === 0 ? { kind: "done" } : { kind: "failed", reason: `code ${answer.code} ${answer.message ?? ""}`.trim() };
}

function findMessage(text: string): string {
  return parseAnswer(text)?.message ?? "";
}

function parseAnswer(text: string): v.InferOutput<typeof answerSchema> | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), answerSchema), text);
  return parsed.success ? parsed.output : null;
}

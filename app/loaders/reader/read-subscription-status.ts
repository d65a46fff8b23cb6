import type { RouterContextProvider } from "react-router";
import * as v from "valibot";
import { sessionCookiesContext } from "#app/context.ts";
import { type Abo, aboSchema } from "#app/domain/subscription/abo.ts";
import { type Answer, type Question, toQuestion } from "#graphql/client/batches/ask-together.ts";
import { SubscriptionStatusDocument, type SubscriptionStatusQuery } from "#graphql/generated/operations.ts";
import { logError } from "#shared/log/log.ts";

/** The current flags of the reader whom the session cookies name; null without them. The request's Authorization decides whether it answers. */
export function toSubscriptionStatusQuestion(context: Readonly<RouterContextProvider>): Question<SubscriptionStatusQuery> | null {
  const claim = context.get(sessionCookiesContext);
  return claim === null ? null : toQuestion(SubscriptionStatusDocument, { userId: claim.id });
}

/** Null without an answer: the caller knows what was kept (rules 8: errors of such operations are only logged). */
export function readSubscriptionStatus(answer: Answer<SubscriptionStatusQuery> | null): Abo | null {
  if (answer === null) return null;
  const { data, error } = answer;
  if (error !== undefined) logError("SubscriptionStatus failed", error);
  const parsed = v.safeParse(aboSchema, data?.SubscriptionStatus);
  return parsed.success ? parsed.output : null;
}

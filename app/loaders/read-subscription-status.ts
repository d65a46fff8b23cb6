import type { RouterContextProvider } from "react-router";
import * as v from "valibot";
import { backendContext, sessionCookiesContext } from "#app/context.ts";
import { type Abo, aboSchema } from "#app/domain/subscription/abo.ts";
import { toTypedDocument } from "#graphql/client/typed-document.ts";
import { SubscriptionStatusDocument } from "#graphql/generated/operations.ts";

const document = toTypedDocument(SubscriptionStatusDocument);

/**
 * The flags of the reader who claims to be signed in, as the back end has them now; asked together with the page. The
 * request's Authorization decides whether it answers. Null without an answer: whoever asks knows what was kept (rules 8:
 * errors of such operations are only logged).
 */
export async function readSubscriptionStatus(context: Readonly<RouterContextProvider>): Promise<Abo | null> {
  const claim = context.get(sessionCookiesContext);
  if (claim === null) return null;
  const { data, error } = await context.get(backendContext).graphql.query(document, { userId: claim.id });
  if (error !== undefined) console.error(`SubscriptionStatus: ${error.message}`);
  const parsed = v.safeParse(aboSchema, data?.SubscriptionStatus);
  return parsed.success ? parsed.output : null;
}

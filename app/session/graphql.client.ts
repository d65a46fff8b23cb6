/** The account calls of the page's one GraphQL client (rules 7.1). */

import { logDebug, logError } from "#app/browser/log.ts";
import { type AccountTransport, toMutationAnswer } from "#app/gateway/sso/transport.ts";
import { pageGraphql } from "#app/islands/page-graphql.client.ts";
import type { Answer } from "#graphql/client/page-client.ts";
import type { TypedDocumentString } from "#graphql/generated/operations.ts";

/** A call brought no usable reply: no connection, a failing back end, a reply that makes no sense. */
export class CallFailure extends Error {
  constructor(message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.name = "CallFailure";
  }
}

/** For calls that need no REST transport, which most pages do not load. The client has logged what failed (rules 8). */
export const graphqlTransport: Pick<AccountTransport, "mutate"> = {
  mutate: async (document, variables) => {
    const { data, error } = await pageGraphql.mutate(document, variables);
    return toMutationAnswer(data, error);
  },
};

/** The data of a query, always from the network; throws a CallFailure when there are none. */
export async function query<Result, Variables extends Record<string, unknown>>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  return requireData(await pageGraphql.query(document, variables, "network-only"));
}

function requireData<Result>({ data, error }: Answer<Result>): Result {
  if (error !== null) throw new CallFailure(error.message, { cause: error });
  if (data === null) throw new CallFailure("The back end answered nothing");
  return data;
}

/** Rules 4: after login and logout the websocket restarts and the cache is forgotten. */
export function resetAfterAuthChange(): void {
  try {
    pageGraphql.reset();
  } catch (error) {
    logError("Error on cache reset");
    logDebug(error);
  }
}

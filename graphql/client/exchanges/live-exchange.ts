import { type Exchange, subscriptionExchange } from "@urql/core";
import type { SubscriptionConnection, SubscriptionSink } from "#graphql/client/live/subscription-connection.ts";
import { SubscriptionFailure } from "#graphql/client/live/subscription-failure.ts";

/** Opens the page's live connection, or gives the one that is open; null where no endpoint is configured (rules 7.1). */
export type OpenConnection = (() => Promise<SubscriptionConnection>) | null;

/** Subscriptions run over the connection, which is not opened before the first of them. */
export function createLiveExchange(openConnection: OpenConnection): Exchange {
  return subscriptionExchange({
    forwardSubscription: ({ query = "", operationName, variables = {} }) => ({
      subscribe(sink) {
        if (openConnection === null) {
          sink.error(new SubscriptionFailure("No endpoint for subscriptions is configured"));
          return { unsubscribe: () => undefined };
        }
        const request = { query, operationName, variables: variables as Record<string, unknown> };
        return { unsubscribe: subscribeLater(openConnection, (connection) => connection.subscribe(request, sink), sink) };
      },
    }),
  });
}

/** Calls `subscribe` when there is a connection, unless that is no longer wanted by then. */
function subscribeLater(
  openConnection: () => Promise<SubscriptionConnection>,
  subscribe: (connection: SubscriptionConnection) => () => void,
  sink: Pick<SubscriptionSink, "error">,
): () => void {
  let isWanted = true;
  let unsubscribe = (): void => {
    isWanted = false;
  };
  openConnection().then(
    (connection) => {
      if (isWanted) unsubscribe = subscribe(connection);
    },
    (cause: unknown) => {
      if (isWanted) sink.error(new SubscriptionFailure("The live connection could not be loaded", { cause }));
    },
  );
  return () => unsubscribe();
}

/** The one subscription. A websocket's first one may come before any question, so that it is there from the beginning. */
import { createCallError } from "#workers/backend/doors/graphql/resolvers/errors.ts";
import type { ChangeView } from "#workers/backend/newsroom/tickers/to-change-view.ts";

export const tickerChangeResolvers = {
  Subscription: {
    tickerChanged: {
      subscribe: () => {
        throw createCallError("BAD_USER_INPUT", "Subscriptions come by websocket: graphql-transport-ws.");
      },
      resolve: (change: ChangeView) => change,
    },
  },
};

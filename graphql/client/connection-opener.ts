import type { SubscriptionConnection, SubscriptionConnectionOptions } from "./live/subscription-connection.ts";

/** Loads the websocket's code with the first call, and makes one connection of it; a load that failed is tried again. */
export function createConnectionOpener(options: SubscriptionConnectionOptions): () => Promise<SubscriptionConnection> {
  let connection: Promise<SubscriptionConnection> | null = null;
  return () => {
    connection ??= load(options).catch((error: unknown) => {
      connection = null;
      throw error;
    });
    return connection;
  };
}

async function load(options: SubscriptionConnectionOptions): Promise<SubscriptionConnection> {
  const { createSubscriptionConnection } = await import("./live/subscription-connection.ts");
  return createSubscriptionConnection(options);
}

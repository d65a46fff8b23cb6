/** urql's hooks in an island: over the page's one client, also after the session has changed and it is another. */
import { type ReactNode, useSyncExternalStore } from "react";
import { Client, Provider } from "urql";
import { pageGraphql } from "./page-graphql.client.ts";
import type { Store } from "./stores/create-store.ts";

/** The server renders islands from their props, and asks nothing for them. */
function createSilentSource(): Store<Client> {
  const client = new Client({ url: "/graphql", preferGetMethod: false, exchanges: [] });
  return { read: () => client, subscribe: () => () => {} };
}

const source: Store<Client> = import.meta.env.SSR ? createSilentSource() : pageGraphql;

/** Queries in it are to be paused until the browser has a reason to ask. */
export function GraphqlProvider({ children }: { children: ReactNode }) {
  const client = useSyncExternalStore(source.subscribe, source.read, source.read);
  return <Provider value={client}>{children}</Provider>;
}

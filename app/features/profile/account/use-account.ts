/**
 * The account that the islands of the profile share. A page is rendered with everything it shows, so nothing is fetched until
 * the first change; from then on they show what graphcache has, which refetches after each change.
 */
import { useState } from "react";
import { useQuery } from "urql";
import type { UserStatus } from "#app/domain/session/user-status.ts";
import { useStore } from "#app/islands/react/use-store.ts";
import { createStore } from "#app/islands/stores/create-store.ts";
import { sessionStore, unknownSession } from "#app/islands/stores/session-store.ts";
import { accountQuery, askAccount, type WireAccount } from "./account-wire.ts";

const isFollowed = createStore(false);

/** From now on the islands show the cached account. False when it could not be fetched: they stay as they are. */
export async function followAccount(user: UserStatus): Promise<boolean> {
  // Once it is shown, the cache itself refetches after a change.
  if (!isFollowed.read() && (await askAccount(user)) === null) return false;
  isFollowed.write(true);
  return true;
}

/** Something beside the islands has changed the account, as the provider's frame does: it is asked anew, whatever was known. */
export async function refreshAccount(user: UserStatus): Promise<void> {
  if ((await askAccount(user, "network-only")) !== null) isFollowed.write(true);
}

/** Counts what the islands have changed of the reader's subscriptions: whoever shows them as well follows it. */
export const subscriptionChanges = createStore(0);

/** Null until the first change. Within a GraphqlProvider. */
export function useAccount(): WireAccount | null {
  const { user } = useStore(sessionStore, unknownSession);
  const pause = !useStore(isFollowed, false) || user === null;
  const variables = { h: user?.hash ?? "", t: user?.token ?? "" };
  const [{ data }] = useQuery({ query: accountQuery, variables, pause, requestPolicy: "cache-first" });
  const account = (pause ? null : data?.account) ?? null;
  // An answer that fails does not bring back what the page was rendered with.
  const [last, setLast] = useState(account);
  if (account !== null && account !== last) setLast(account);
  return account ?? last;
}

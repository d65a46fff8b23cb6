/** Who reads, as far as the paywall is concerned: from the page, then from what the session says. */
import { logError } from "#app/browser/log.ts";
import type { PaywallPage } from "#app/domain/paywall/configuration/paywall-page.ts";
import type { UserStatus } from "#app/domain/session/user-status.ts";
import { onSessionChange, sessionStore } from "#app/islands/stores/session-store.ts";
import { hasAccessTo } from "./has-access-to.ts";

/** `userRef` null: nobody is signed in, or the back end gives no reference. */
export type Reader = { id: number | null; userRef: string | null };

type Listener = {
  onChange: (userRef: string | null) => void;
  /** Who it is now, and whether they have what is sold. `isCompletion`: they signed in or registered on this page. */
  onSignedIn: (hasAccess: boolean, isCompletion: boolean) => void;
  /** Somebody signed in, and what they have cannot be found out. */
  onFailure: () => void;
};

type FollowedReader = {
  read: () => Reader;
  /** Once what the session said last is known here. */
  settled: () => Promise<void>;
  /** Hears no more of the session. */
  stop: () => void;
};

export function followReader(user: PaywallPage["user"], termId: string | null, listener: Listener): FollowedReader {
  let reader: Reader = { id: user?.id ?? null, userRef: user?.userRef || null };
  let wasSignedOut = sessionStore.read().isKnown && sessionStore.read().user === null;
  /** What the last status said of access; null before the first. */
  let access: string | null = null;

  async function follow(status: UserStatus | null): Promise<void> {
    if (status === null) {
      wasSignedOut = true;
      if (reader.id === null) return;
      reader = { id: null, userRef: null };
      return listener.onChange(null);
    }
    const id = status.ssoId;
    // The same reader again is no change, unless they have got access since, e.g. by an accepted offer.
    const isKnown = id === reader.id && (access === null || access === toAccess(status));
    access = toAccess(status);
    if (isKnown) return;
    const isCompletion = wasSignedOut;
    wasSignedOut = false;
    reader = { id, userRef: id === reader.id ? reader.userRef : null };
    const { refetchSubscription } = await import("./subscription-calls.client.ts");
    const abo = await refetchSubscription(id);
    // The reader has signed out, or another has signed in, meanwhile.
    if (reader.id !== id) return;
    reader = { id, userRef: abo.userRef || null };
    listener.onChange(reader.userRef);
    listener.onSignedIn(hasAccessTo(termId, abo), isCompletion);
  }

  let following = Promise.resolve();
  function followSafely(status: UserStatus | null): void {
    following = follow(status).catch((error: unknown) => {
      logError("The subscription status could not be asked", error);
      listener.onFailure();
    });
  }
  const stop = onSessionChange(followSafely);
  // The page may have been made before the reader signed in, and seen only now.
  queueMicrotask(() => {
    const { user: known } = sessionStore.read();
    if (known !== null) followSafely(known);
  });
  return { read: () => reader, settled: () => following, stop };
}

function toAccess({ hasPlusAccess, hasPlusPremiumAccess }: UserStatus): string {
  return `${hasPlusAccess} ${hasPlusPremiumAccess}`;
}

/**
 * What a Pur reader allows, in this browser (domain/consent/pur-consents.ts); the account follows (session/pur-consents.client.ts). Code that
 * loads contents of others asks consent-status-store.ts, which knows everybody's.
 */
import { readStorage, removeStorage, writeStorage } from "#app/browser/local-storage.ts";
import { isPurStatus } from "#app/browser/session/pur.ts";
import { readUserStatus } from "#app/browser/session/user-status-store.ts";
import type { ConsentSettings } from "#app/domain/consent/consent.ts";
import { nextConsents, parseStoredConsents, type StoredConsents, toStoredText } from "#app/domain/consent/pur-consents.ts";
import { PUR_CONSENTS_KEY } from "#app/domain/session/session-names.ts";
import { createStore, type Store } from "./create-store.ts";

/** For as long as this page stands, where storage is refused. */
let unstored: StoredConsents | null = null;
/** The same object for the same text: the components that render it compare it. */
let known: { text: string | null; consents: StoredConsents | null } = { text: null, consents: null };
/** Counts what the reader changed here. */
const changes = createStore(0);

/** Null for everybody but Pur readers, and until their session has started on a first page. */
export const consentStore: Store<StoredConsents | null> = {
  read() {
    const text = readStorage(PUR_CONSENTS_KEY);
    if (text !== known.text) known = { text, consents: parseStoredConsents(text) };
    return unstored ?? known.consents;
  },
  subscribe(listener) {
    const stop = changes.subscribe(listener);
    const follow = ({ key }: StorageEvent) => {
      if (key === PUR_CONSENTS_KEY) listener();
    };
    window.addEventListener("storage", follow);
    return () => {
      stop();
      window.removeEventListener("storage", follow);
    };
  },
};

export function storePurConsents(consents: StoredConsents | null): void {
  unstored = null;
  if (consents === null) removeStorage(PUR_CONSENTS_KEY);
  else if (!writeStorage(PUR_CONSENTS_KEY, toStoredText(consents))) unstored = consents;
}

/** Counts at once, on this page and the next. False, and nothing is kept, unless a Pur reader is signed in. */
export function changePurConsents(settings: ConsentSettings): boolean {
  const status = readUserStatus();
  if (status === null || !isPurStatus(status)) return false;
  storePurConsents(nextConsents(consentStore.read(), { type: "changed", session: status.hash, settings }));
  changes.write(changes.read() + 1);
  return true;
}

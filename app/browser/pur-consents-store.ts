/**
 * What a Pur reader allows, in this browser (domain/pur-consents.ts). Whatever loads contents of others reads it here, and
 * changes it here; the account follows (features/account/pur-consents.client.ts).
 */
import type { ConsentSettings } from "../domain/consent.ts";
import { nextConsents, parseStoredConsents, type StoredConsents, toStoredText } from "../domain/pur-consents.ts";
import { PUR_CONSENTS_KEY } from "../domain/session-names.ts";
import { readStorage, removeStorage, writeStorage } from "./local-storage.ts";
import { isPurStatus } from "./pur.ts";
import { readUserStatus } from "./user-status-store.ts";

const CHANGE_EVENT = "talblick:pur-consents";

/** For as long as this page stands, where storage is refused. */
let unstored: StoredConsents | null = null;

/** Null for everybody but Pur readers, and until their session has started on a first page. */
export function readPurConsents(): StoredConsents | null {
  return unstored ?? parseStoredConsents(readStorage(PUR_CONSENTS_KEY));
}

export function storePurConsents(consents: StoredConsents | null): void {
  unstored = null;
  if (consents === null) removeStorage(PUR_CONSENTS_KEY);
  else if (!writeStorage(PUR_CONSENTS_KEY, toStoredText(consents))) unstored = consents;
}

/**
 * Counts at once, on this page and the next. False, and nothing is kept, unless a Pur reader is signed in.
 * @public For the consent layer (README).
 */
export function changePurConsents(settings: ConsentSettings): boolean {
  const status = readUserStatus();
  if (status === null || !isPurStatus(status)) return false;
  storePurConsents(nextConsents(readPurConsents(), { type: "changed", session: status.hash, settings }));
  document.dispatchEvent(new Event(CHANGE_EVENT));
  return true;
}

export function onPurConsentsChange(listener: () => void): void {
  document.addEventListener(CHANGE_EVENT, listener);
}

/**
 * What this reader allows (rules 4.10): a Pur reader's own settings, everybody else's answer to the banner, and
 * without one nothing but what is necessary. Code that loads contents of others reads it here, and hears of each change.
 */
import { sendConsentProof } from "#app/browser/consent/send-proof.ts";
import { readStorage, writeStorage } from "#app/browser/local-storage.ts";
import { isPurStatus } from "#app/browser/session/pur.ts";
import { readUserStatus } from "#app/browser/session/user-status-store.ts";
import { necessaryConsents } from "#app/domain/consent/change-consent.ts";
import type { ConsentSettings } from "#app/domain/consent/consent.ts";
import {
  type ConsentSource,
  type ConsentStatus,
  createConsentStatus,
  parseConsentStatus,
  toConsentStatusText,
  toProofText,
} from "#app/domain/consent/consent-status.ts";
import { CONSENT_EVENT } from "#app/domain/consent/consent-version.ts";
import { CONSENT_STATUS_KEY } from "#app/domain/session/session-names.ts";
import { changePurConsents, consentStore } from "./consent-store.ts";
import { createStore, type Store } from "./create-store.ts";
import { sessionStore } from "./session-store.ts";

/** For as long as this page stands, where storage is refused. */
let unstored: ConsentStatus | null = null;
/** The same object for the same text: the components that render it compare it. */
let known: { text: string | null; status: ConsentStatus | null } = { text: null, status: null };
/** Counts the answers that were given here. */
const answers = createStore(0);

/** The reader's answer; null until there is one. Pur readers have none. */
export const consentStatusStore: Store<ConsentStatus | null> = {
  read() {
    const text = readStorage(CONSENT_STATUS_KEY);
    if (text !== known.text) known = { text, status: parseConsentStatus(text) };
    return unstored ?? known.status;
  },
  subscribe: (listener) => join([answers.subscribe(listener), onOtherTab(listener)]),
};

/** What counts now. */
export const readerConsentStore: Store<ConsentSettings> = {
  read: () =>
    (isPurStatus(readUserStatus()) ? consentStore.read()?.settings : consentStatusStore.read()?.settings) ?? necessaryConsents,
  // A session decides whose settings count.
  subscribe: (listener) =>
    join([consentStatusStore.subscribe(listener), consentStore.subscribe(listener), sessionStore.subscribe(listener)]),
};

/** Takes the reader's decision: it counts at once, here and in other tabs. A Pur reader's goes to the account, and needs no other proof. */
export function changeConsents(
  settings: ConsentSettings,
  source: ConsentSource,
  tcString: string | null = consentStatusStore.read()?.tcString ?? null,
): void {
  if (!changePurConsents(settings)) {
    const status = createConsentStatus(settings, source, { now: new Date(), id: crypto.randomUUID(), tcString });
    unstored = writeStorage(CONSENT_STATUS_KEY, toConsentStatusText(status)) ? null : status;
    answers.write(answers.read() + 1);
    sendConsentProof(toProofText(status));
  }
  document.dispatchEvent(new Event(CONSENT_EVENT));
}

function onOtherTab(listener: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    // A null key means that everything was removed.
    if (key === CONSENT_STATUS_KEY || key === null) listener();
  };
  window.addEventListener("storage", follow);
  return () => window.removeEventListener("storage", follow);
}

function join(stops: (() => void)[]): () => void {
  return () => {
    for (const stop of stops) stop();
  };
}

/** Brings what a Pur reader allows from the account into this browser, and changes made here to the account (rules 4, 6). */
import { logError } from "#app/browser/log.ts";
import { isPurStatus } from "#app/browser/session/pur.ts";
import { readUserStatus, storeUserStatus } from "#app/browser/session/user-status-store.ts";
import { nextConsents, toConsentsValue } from "#app/domain/consent/pur-consents.ts";
import { PURE_CONSENTS_ATTRIBUTE, type UserStatus } from "#app/domain/session/user-status.ts";
import { consentStore, storePurConsents } from "#app/islands/stores/consent-store.ts";

/** Several switches in a row become one change. */
const WAIT_MS = 1000;

let timer: ReturnType<typeof setTimeout> | undefined;
/** One after the other: the last one sent is the last one kept. */
let sending: Promise<void> = Promise.resolve();

consentStore.subscribe(syncSoon);

/** Called once a page knows whether a reader is signed in, and which. */
export function followPurReader(user: UserStatus | null): void {
  if (user === null || !isPurStatus(user)) {
    clearTimeout(timer);
    storePurConsents(nextConsents(consentStore.read(), { type: "ended" }));
    return;
  }
  const started = { type: "session-started", session: user.hash, value: user.consentSettings } as const;
  const consents = nextConsents(consentStore.read(), started);
  storePurConsents(consents);
  if (consents?.isUnsent) syncSoon();
}

function syncSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    sending = sending.then(sync);
  }, WAIT_MS);
}

/** Never rejects: what fails is logged, and the next page tries again. */
async function sync(): Promise<void> {
  const status = readUserStatus();
  const consents = consentStore.read();
  if (status === null || consents === null || !consents.isUnsent || consents.session !== status.hash) return;
  const value = toConsentsValue(consents.settings);
  try {
    const { updateUserAttribute } = await import("./session.client.ts");
    if (!(await updateUserAttribute(PURE_CONSENTS_ATTRIBUTE, value))) throw new Error("The back end refused the attribute");
  } catch (error) {
    logError("The consent settings could not be synced", error);
    return;
  }
  storePurConsents(nextConsents(consentStore.read(), { type: "sent", session: status.hash, value }));
  const current = readUserStatus();
  // Otherwise the next page would start with what the account had before.
  if (current?.hash === status.hash) storeUserStatus({ ...current, consentSettings: value });
}

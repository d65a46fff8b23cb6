import { removeStorage } from "#app/browser/local-storage.ts";
import { doubtUserStatus } from "#app/browser/session/user-status-store.ts";
import { PUR_CONSENTS_KEY } from "#app/domain/session/session-names.ts";

/** The settings are part of the user status (rules 3): the next page asks for them, and sends no earlier ones. */
export function leaveConsentsToAccount(): void {
  doubtUserStatus();
  removeStorage(PUR_CONSENTS_KEY);
}

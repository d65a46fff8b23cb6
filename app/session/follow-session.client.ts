/** A reader signed in or out in another tab: this one follows (storage event). */
import { readUserStatus } from "#app/browser/session/user-status-store.ts";
import { announceSession } from "#app/islands/stores/session-store.ts";

export function followSession(): void {
  announceSession(readUserStatus());
}

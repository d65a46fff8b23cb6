/**
 * A device that gets another reader's notices stops being theirs, now that somebody else is signed in on it: the back end is told whom it
 * lies before (`openPushDevice`), once for each reader. Signing out does the same by itself.
 */
import { logError } from "#app/browser/log.ts";
import type { UserStatus } from "#app/domain/session/user-status.ts";
import { PORTAL_ID } from "#brand/portal-id.ts";

/** Whom the back end was told of. */
const KEY = `${PORTAL_ID}:geraet-von`;

/** Never rejects. */
export async function releaseDevice({ ssoId, hash: h, token: t }: UserStatus): Promise<void> {
  try {
    if (globalThis.Notification?.permission !== "granted" || localStorage.getItem(KEY) === String(ssoId)) return;
    const registration = await navigator.serviceWorker?.getRegistration();
    const subscription = await registration?.pushManager.getSubscription();
    if (!subscription) return;
    const [{ graphqlTransport }, { openPushDeviceDocument }] = await Promise.all([
      import("#app/session/graphql.client.ts"),
      import("#graphql/generated/operations.ts"),
    ]);
    const { kind } = await graphqlTransport.mutate(openPushDeviceDocument, { endpoint: subscription.endpoint, h, t });
    if (kind === "answered") localStorage.setItem(KEY, String(ssoId));
  } catch (error) {
    logError("It is not known whose notices this device gets", error);
  }
}

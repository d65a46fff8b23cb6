import type { PortalEnvironment } from "#app/configuration/environment.ts";
import type { Viewer } from "#app/domain/paywall/viewer.ts";
import { signForBackend } from "./sign-for-backend.ts";

/**
 * The access grant for one premium post (decision 6) that goes with the question for it; null for readers without one, or when
 * no secret is configured.
 */
export async function signGrant(
  { grantSecret }: PortalEnvironment,
  viewer: Viewer,
  post: number,
  now: Date,
): Promise<string | null> {
  if (viewer.access !== "granted" || grantSecret === null) return null;
  return signForBackend(grantSecret, "grant", { post, ...viewer.grant }, now);
}

import type { PortalEnvironment } from "#app/configuration/environment.ts";
import type { Viewer } from "#app/domain/paywall/viewer/viewer.ts";
import { signForBackend } from "./sign-for-backend.ts";

/**
 * The access grant for one premium post (decision 6) that goes with the question for it; null for readers without one, or when
 * no secret is configured.
 */
export async function signGrant(
  { grantSecret }: PortalEnvironment,
  viewer: Viewer,
  post: number,
  { now, address }: { now: Date; address: string | null },
): Promise<string | null> {
  if (viewer.access !== "granted" || grantSecret === null) return null;
  const { grant } = viewer;
  // A partner's reads are counted by the reader's network as well.
  const claims = grant.reason === "PARTNER" ? { ...grant, address } : grant;
  return signForBackend(grantSecret, "grant", { post, ...claims }, now);
}

import type { PortalEnvironment } from "#app/configuration/environment.ts";
import type { Viewer } from "#app/domain/paywall/viewer.ts";
import { signGrant } from "./sign-grant.ts";

/** The grant that goes with the question for a post; null for readers without one, or when no secret is configured. */
export async function createGrant(
  { grantSecret }: PortalEnvironment,
  viewer: Viewer,
  post: number,
  now: Date,
): Promise<string | null> {
  if (viewer.access !== "granted" || grantSecret === null) return null;
  return signGrant(grantSecret, post, viewer.grant, now);
}

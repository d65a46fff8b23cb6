import type { PortalEnvironment } from "#app/configuration/environment.ts";

/** The secret to sign with, and after it the one before, with which what readers bring may still be signed. Empty without any. */
export function listSecrets({ grantSecret, previousGrantSecret }: PortalEnvironment): string[] {
  if (grantSecret === null) return [];
  return previousGrantSecret === null ? [grantSecret] : [grantSecret, previousGrantSecret];
}

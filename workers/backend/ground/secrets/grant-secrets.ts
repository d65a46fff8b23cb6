/** The secrets that portal and back end share: signed and sealed with the present one, opened with either. */
import { errors, type JWTPayload } from "jose";
import type { Env } from "#workers/backend/ground/env.ts";

/** The present secret, then the one before it while it is being replaced. None without a present one: then nothing counts. */
export function toGrantSecrets({ GRANT_SECRET: present, GRANT_SECRET_PREVIOUS: previous }: GrantSecretSettings): string[] {
  if (present === undefined || present === "") return [];
  return previous === undefined || previous === "" ? [present] : [present, previous];
}

export type GrantSecretSettings = Pick<Env, "GRANT_SECRET" | "GRANT_SECRET_PREVIOUS">;

/** The claims that the first fitting of `secrets` opens, the present one and those before it; null when none does. */
export async function openWithAny(
  secrets: readonly string[],
  open: (secret: string) => Promise<{ payload: JWTPayload }>,
): Promise<JWTPayload | null> {
  for (const secret of secrets) {
    try {
      return (await open(secret)).payload;
    } catch (error) {
      if (!(error instanceof errors.JOSEError)) throw error;
    }
  }
  return null;
}

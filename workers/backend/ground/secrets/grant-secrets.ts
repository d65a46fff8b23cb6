/** The secrets that portal and back end share: signed and sealed with the present one, opened with either. */
import type { Env } from "#workers/backend/ground/env.ts";

/** The present secret, then the one before it while it is being replaced. None without a present one: then nothing counts. */
export function toGrantSecrets({ GRANT_SECRET: present, GRANT_SECRET_PREVIOUS: previous }: GrantSecretSettings): string[] {
  if (present === undefined || present === "") return [];
  return previous === undefined || previous === "" ? [present] : [present, previous];
}

export type GrantSecretSettings = Pick<Env, "GRANT_SECRET" | "GRANT_SECRET_PREVIOUS">;

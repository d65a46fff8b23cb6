import { errors, type JWTPayload } from "jose";

/** The claims of a token that the first fitting of `secrets` opens, the present one and those before it; null when none does. */
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

/** Callers with the ADMIN_TOKEN may use `/admin/*`. */
import { isSameSecret } from "#workers/backend/ground/secrets/secret-text.ts";

export async function isAdmin(request: Request, token: string): Promise<boolean> {
  const [, given] = /^Bearer (\S+)$/i.exec(request.headers.get("authorization") ?? "") ?? [];
  return given !== undefined && isSameSecret(given, token);
}

import type { Grant } from "#app/domain/paywall/viewer.ts";
import { signToken } from "./sign-token.ts";

/** An access grant for one premium post (decision 6). */
export function signGrant(secret: string, post: number, grant: Grant, now: Date): Promise<string> {
  return signToken(secret, { purpose: "grant", post, ...grant }, now);
}

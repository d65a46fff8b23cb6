import type { GrantReason } from "../domain/viewer.ts";
import { signToken } from "./sign-token.ts";

/** An access grant for one premium post (design: gating happens in the back end). */
export function signGrant(secret: string, grant: { post: number; reason: GrantReason }, now: Date): Promise<string> {
  return signToken(secret, grant, now);
}

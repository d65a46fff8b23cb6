/** With which origin links of a mail begin that somebody of the newsroom looks at. */
import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { readPublicOrigin } from "#workers/backend/ground/public-origin.ts";

/** That of readers' mail, or where it is not set that of the page on which it is asked; null of a program. */
export async function readMailOrigin({ env, accounts }: BackendContext): Promise<string | null> {
  return readPublicOrigin(env) ?? (await accounts.openCall()).caller.origin;
}

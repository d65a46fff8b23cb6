/** Resolvers of calls of readers: the length of their arguments is checked, then the call is opened. */
import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { requireShortArguments } from "./account-arguments.ts";

type Resolver<Arguments, Reply> = (parent: unknown, args: Arguments, context: BackendContext) => Promise<Reply>;
/** `bearerToken` is t of a session, from the header. */
type Answer<Arguments, Reply> = (call: Call, args: Arguments, bearerToken: string | null) => Promise<Reply>;

/** A resolver of a call with arguments of its own. */
export function answer<Arguments extends Record<string, unknown>, Reply>(
  reply: Answer<Arguments, Reply>,
): Resolver<Arguments, Reply> {
  return async (_, args, { accounts }) => {
    requireShortArguments(args);
    return reply(await accounts.openCall(), args, accounts.bearerToken);
  };
}

/** The same for calls of which one HTTP request may hold one. */
export function answerOnce<Arguments extends Record<string, unknown>, Reply>(
  reply: Answer<Arguments, Reply>,
): Resolver<Arguments, Reply> {
  const answerAny = answer(reply);
  return async (parent, args, context) => {
    context.accounts.claimCostlyCall();
    return answerAny(parent, args, context);
  };
}

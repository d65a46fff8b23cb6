/**
 * The one rule for what a reader does with their session: where that has ended elsewhere, they are told so and may sign in, and what they
 * meant is done then. Every switch and form that script sends goes through here; what a page does unasked does not.
 */
import type { UserStatus } from "#app/domain/session/user-status.ts";

/**
 * `act` is called again with the new session after the same reader has signed in. "signed-out": they have not, or somebody else has; the
 * dialog said why, and nothing was done. A refusal with a session that goes on is the result of `act`, as any other.
 */
export async function asReader<Result>(
  user: UserStatus,
  act: (user: UserStatus) => Promise<Result>,
  isRefused: (result: Result) => boolean,
): Promise<Result | "signed-out"> {
  const result = await act(user);
  if (!isRefused(result)) return result;
  const { isOver, signInAgain } = await import("./sign-in-again.client.ts");
  if (!(await isOver(user))) return result;
  const again = await signInAgain(user);
  return again === null ? "signed-out" : act(again);
}

/**
 * For what asks no back end itself, as a payment at a provider: whether it may begin. Where the session has ended elsewhere its reader is
 * told so first, and false says that they have not signed in again.
 */
export async function isStillReader(user: UserStatus): Promise<boolean> {
  const { isOver, signInAgain } = await import("./sign-in-again.client.ts");
  return !(await isOver(user)) || (await signInAgain(user)) !== null;
}

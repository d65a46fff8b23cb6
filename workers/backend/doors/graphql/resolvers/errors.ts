/** The errors that callers are told about; every other one is masked. */
import { GraphQLError } from "graphql";

/**
 * NOT_FOUND: the portal answers it with its 404 page (rules 8). BAD_USER_INPUT: an argument that the schema's types cannot refuse.
 * UNAUTHENTICATED: the call needs a session. CONFLICT: others have changed the same in the meantime. NO_RIGHT: a member of staff may not do
 * this; UNCONFIRMED: they have to show a second factor again; WRONG_CODE: the second factor is wrong.
 */
type CallErrorCode =
  | "NOT_FOUND"
  | "BAD_USER_INPUT"
  | "UNAUTHENTICATED"
  | "TOO_MANY_REQUESTS"
  | "CONFLICT"
  | "FORBIDDEN"
  | "NO_RIGHT"
  | "UNCONFIRMED"
  | "WRONG_CODE"
  | "REQUEST_TOO_LARGE";

/** What a caller sent stands in some messages: as a name, and no more of it. */
const LONGEST_MESSAGE = 500;

/** An error with its code for the caller. */
export function createCallError(code: CallErrorCode, message: string): GraphQLError {
  return new GraphQLError(message.slice(0, LONGEST_MESSAGE), { extensions: { code } });
}

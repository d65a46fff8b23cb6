/** The errors that callers are told about; every other one is masked. */
import { GraphQLError } from "graphql";

/** A thing that does not exist; the portal answers it with its 404 page (rules 8). */
export function createNotFoundError(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: "NOT_FOUND" } });
}

/** An argument that the schema's types cannot refuse. */
export function createBadInputError(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT" } });
}

/** A call that needs a session. */
export function createUnauthenticatedError(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: "UNAUTHENTICATED" } });
}

/** A call that comes too often. */
export function createTooManyError(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: "TOO_MANY_REQUESTS" } });
}

/** A change of what others have changed in the meantime. */
export function createConflictError(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: "CONFLICT" } });
}

/** A call that is not this caller's to make. */
export function createForbiddenError(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: "FORBIDDEN" } });
}

/** Somebody of the newsroom's who may not do this. */
export function createNoRightError(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: "NO_RIGHT" } });
}

/** Somebody of the newsroom's who has to show a second factor again. */
export function createUnconfirmedError(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: "UNCONFIRMED" } });
}

/** A second factor that is wrong. */
export function createWrongCodeError(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: "WRONG_CODE" } });
}

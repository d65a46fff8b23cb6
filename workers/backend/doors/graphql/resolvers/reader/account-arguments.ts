/**
 * How long the arguments of account calls may be. What readers type is judged by the account functions, with a text
 * for readers; only what no form of ours lets through is BAD_USER_INPUT.
 */
import { createCallError } from "#workers/backend/doors/graphql/resolvers/errors.ts";

/** An address has 254 characters, a password 200; readers who paste more are told so. */
export const MAX_TYPED_LENGTH = 1000;
/** Keys of mails, names of newsletters and attributes. */
export const MAX_KEY_LENGTH = 200;
/** h and t come from cookies, which a browser keeps up to that length: a forged pair is no session, not an error. */
export const MAX_COOKIE_LENGTH = 4096;
/** userData, the values of attributes, and what readers write about a subscription, what a passkey has signed. */
export const MAX_DATA_LENGTH = 10_000;

const maxLengths: Record<string, number> = {
  hash: MAX_COOKIE_LENGTH,
  token: MAX_COOKIE_LENGTH,
  h: MAX_COOKIE_LENGTH,
  t: MAX_COOKIE_LENGTH,
  username: MAX_TYPED_LENGTH,
  email: MAX_TYPED_LENGTH,
  password: MAX_TYPED_LENGTH,
  pw: MAX_TYPED_LENGTH,
  login: MAX_TYPED_LENGTH,
  endpoint: MAX_TYPED_LENGTH,
  former: MAX_TYPED_LENGTH,
  userData: MAX_DATA_LENGTH,
  value: MAX_DATA_LENGTH,
  cancelReason: MAX_DATA_LENGTH,
  credential: MAX_DATA_LENGTH,
};

/** The same arguments; throws BAD_USER_INPUT when one of them is absurdly long. */
export function requireShortArguments<Arguments extends Record<string, unknown>>(args: Arguments): Arguments {
  for (const [name, value] of Object.entries(args)) {
    const max = maxLengths[name] ?? MAX_KEY_LENGTH;
    if (typeof value === "string" && value.length > max) {
      throw createCallError("BAD_USER_INPUT", `${name} must be at most ${max} characters long.`);
    }
  }
  return args;
}

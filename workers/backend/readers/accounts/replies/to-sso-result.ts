/** Replies of the account service, field by field (rules 7.1, 7.2): `success` is "1" and `error` "0" when a call succeeded. */

import { ssoErrors } from "#workers/backend/ground/refusals/refuse.ts";
import type { Piano } from "#workers/backend/readers/products/piano.ts";
import {
  type ActionResult,
  AUTOLOGIN_SUCCESSFUL,
  type AutologinResult,
  type RegisterResult,
  type SsoUser,
  type UserAttribute,
} from "./account-results.ts";

type Outcome = { success: "0" | "1"; error: string };

export const done: Outcome = { success: "1", error: ssoErrors.none };

function toFailure(error: string): Outcome {
  return { success: "0", error };
}

export type SsoReply = Outcome & {
  user: SsoUser | null;
  message: string | null;
  cookie: string | null;
  piano: Piano | null;
  attributes: UserAttribute[] | null;
};

const nobody = { user: null, cookie: null, piano: null, attributes: null };

/** Reply to login and register. A registration that ends with a mail has succeeded, but does not sign in. */
export function toSsoResult(result: RegisterResult): SsoReply {
  if (result.kind === "refused") return { ...toFailure(result.error), ...nobody, message: result.message };
  if (result.kind === "mail-sent") return { ...done, ...nobody, message: result.message };
  const { user, cookie, piano, attributes } = result;
  return { ...done, user, message: null, cookie, piano, attributes };
}

export type AutologinReply = {
  code: string;
  user: SsoUser | null;
  message: string | null;
  piano: Piano | null;
  attributes: UserAttribute[] | null;
};

export function toAutologinResult(result: AutologinResult): AutologinReply {
  if (result.kind === "invalid") {
    return { code: result.code, user: null, message: result.message, piano: null, attributes: null };
  }
  const { user, piano, attributes } = result;
  return { code: AUTOLOGIN_SUCCESSFUL, user, message: null, piano, attributes };
}

export type LogoutReply = Outcome & { action: "logout"; cookie: string; error_text: null; login: string | null };

/** `logout_result`, alike in GraphQL and REST. Logging out always succeeds. */
export function toLogoutResult({ login, cookie }: { login: string | null; cookie: string }): LogoutReply {
  return { action: "logout", cookie, error_text: null, login, ...done };
}

export type ActionReply = Outcome & { message: string | null };

export function toActionResult(result: ActionResult): ActionReply {
  return result.kind === "done" ? { ...done, message: result.message } : { ...toFailure(result.error), message: result.message };
}

export type AttributeReply = Outcome & { action: "update_attribute"; errorText: string | null };

export function toAttributeResult(result: ActionResult): AttributeReply {
  const { success, error, message } = toActionResult(result);
  return { action: "update_attribute", success, error, errorText: success === "1" ? null : message };
}

/** What the account functions answer. Replies on the wire are made of these (doors/rest, doors/graphql/resolvers). */
import type { Refusal } from "#workers/backend/ground/refusals/refuse.ts";
import type { Piano } from "#workers/backend/readers/products/piano.ts";

export type SsoUser = {
  user_id: number;
  login: string;
  email: string;
  hash: string;
  token: string;
  lastname: string;
  fullname: string;
};

export type UserAttribute = { name: string; value: string };

/** A reader behind a valid session. */
export type Reader = { user: SsoUser; piano: Piano; attributes: UserAttribute[] };

export type SignInResult = ({ kind: "signed-in"; cookie: string } & Reader) | Refusal;
/** A registration ends with a mail, whether or not the address is taken, unless `nodoi` counts (register.ts). */
export type RegisterResult = SignInResult | { kind: "mail-sent"; message: string };
export type AutologinResult =
  | ({ kind: "valid"; isProlonged: boolean } & Reader)
  | { kind: "invalid"; code: string; message: string };
export type ActionResult = { kind: "done"; message: string | null } | Refusal;

export const AUTOLOGIN_SUCCESSFUL = "autologin_successfull";

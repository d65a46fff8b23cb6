import type { Client } from "@urql/core";
import * as v from "valibot";
import { toTypedDocument } from "../../graphql/client/typed-document.ts";
import { autologinDocument } from "../../graphql/generated/operations.ts";
import { type SessionCookies, withPairName } from "../domain/session.ts";
import { parseSessionUser, type SessionUser } from "../domain/session-user.ts";

/** `unknown`: the back end gave no answer, and the reader is not to suffer for it. */
export type Verification = { kind: "valid"; user: SessionUser } | { kind: "invalid" } | { kind: "unknown" };

/** Spec 7.1. */
const AUTOLOGIN_SUCCESSFUL = "autologin_successfull";

const document = toTypedDocument(autologinDocument);
const replySchema = v.looseObject({ code: v.string() });

/**
 * Automatic login (spec 4): whether the back end knows the session that the cookies claim, and that it is the same
 * reader's. Failures are logged, without anything of the cookies, and never thrown.
 */
export async function verifySession(client: Client, claim: SessionCookies): Promise<Verification> {
  const { data, error } = await client.mutation(document, { hash: claim.hash, token: claim.token });
  const reply = v.safeParse(replySchema, data?.autologin);
  if (!reply.success) {
    console.error(`autologin: ${error?.message ?? "the back end answered without a code"}`);
    return { kind: "unknown" };
  }
  const user = parseSessionUser(reply.output);
  const isSameReader = user !== null && user.id === claim.id && user.h === claim.hash;
  if (reply.output.code === AUTOLOGIN_SUCCESSFUL && isSameReader)
    return { kind: "valid", user: { ...withPairName(user, claim), h: claim.hash, t: claim.token } };
  console.warn(`autologin: not successful: ${toReason(reply.output.code, isSameReader)}`);
  return { kind: "invalid" };
}

function toReason(code: string, isSameReader: boolean): string {
  if (code !== AUTOLOGIN_SUCCESSFUL) return code.slice(0, 100);
  return isSameReader ? "" : "the answer names another reader or none";
}

/** Asks for the signature of a member's passkey. */

import { graphqlTransport } from "#app/session/graphql.client.ts";
import { beginStaffPasskeySignInDocument } from "#graphql/generated/operations.ts";
import { type Asked, signWithPasskey } from "./ask-authenticator.client.ts";
import { passkeyTexts } from "./passkey-texts.ts";

export async function askStaffPasskey(): Promise<Asked> {
  const answer = await graphqlTransport.mutate(beginStaffPasskeySignInDocument, {});
  if (answer.kind !== "answered")
    return { kind: "refused", text: navigator.onLine ? passkeyTexts.impossible : passkeyTexts.noLine };
  return signWithPasskey(answer.data.beginStaffPasskeySignIn);
}

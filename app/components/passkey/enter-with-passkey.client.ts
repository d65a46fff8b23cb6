/** A login by passkey, up to the session: what comes of the signature is that of a login by password. */
import { beginPasskeyLogin, logInByPasskey } from "#app/gateway/sso/calls/session/passkeys.ts";
import { refuse } from "#app/gateway/sso/refuse.ts";
import { graphqlTransport } from "#app/session/graphql.client.ts";
import { enterSession, requireCookies } from "#app/session/session.client.ts";
import { signWithPasskey } from "./ask-authenticator.client.ts";
import { passkeyTexts } from "./passkey-texts.ts";

/** What the reader is told, as HTML that is not sanitised; null when they are signed in. */
export async function enterWithPasskey(): Promise<string | null> {
  if (!navigator.onLine) return passkeyTexts.noLine;
  const begun = await beginPasskeyLogin(graphqlTransport);
  if (begun.kind === "refused") return begun.message;
  const asked = await signWithPasskey(begun.options);
  if (asked.kind === "refused") return asked.text;
  const outcome = await logInByPasskey(graphqlTransport, asked.credential);
  if (outcome.kind === "refused") return outcome.message;
  return (await requireCookies(await enterSession(outcome))) ? null : refuse().message;
}

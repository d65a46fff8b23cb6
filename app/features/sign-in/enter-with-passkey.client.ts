/** A login by passkey, from the press to the page that follows: what comes after the signature is that of a login by password. */
import type { DialogHost } from "#app/components/dialog/dialog-host.ts";
import { goOnSignedIn } from "#app/components/form/send-form.client.ts";
import { signWithPasskey } from "#app/components/passkey/ask-authenticator.client.ts";
import { passkeyTexts } from "#app/components/passkey/passkey-texts.ts";
import { parseReturnPath, withFragment } from "#app/domain/page/address/return-path.ts";
import { toPlainText } from "#app/domain/post/plain-text.ts";
import { beginPasskeyLogin, logInByPasskey } from "#app/gateway/sso/calls/passkeys.ts";
import { type Refused, refuse } from "#app/gateway/sso/refuse.ts";
import { graphqlTransport } from "#app/session/graphql.client.ts";
import { enterSession, requireCookies } from "#app/session/session.client.ts";

/** What the reader is told; null when they are signed in. `host` null: the form stands on a page of its own. */
export async function enterWithPasskey(host: DialogHost | null, returnTo: string | null): Promise<string | null> {
  if (!navigator.onLine) return passkeyTexts.noLine;
  const begun = await beginPasskeyLogin(graphqlTransport);
  if (begun.kind === "refused") return toText(begun);
  const asked = await signWithPasskey(begun.options);
  if (asked.kind === "refused") return asked.text;
  const outcome = await logInByPasskey(graphqlTransport, asked.credential);
  if (outcome.kind === "refused") return toText(outcome);
  if (!(await requireCookies(await enterSession(outcome)))) return toText(refuse());
  const path = parseReturnPath(returnTo ?? "");
  goOnSignedIn({ host, returnTo: host === null && path !== null ? withFragment(path, location.hash) : path });
  return null;
}

function toText({ message }: Refused): string {
  return toPlainText(message);
}

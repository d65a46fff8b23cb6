/** Asks the browser's authenticator: for a new passkey, or for the signature of one. */
import { logError } from "#app/browser/log.ts";
import { passkeyTexts } from "./passkey-texts.ts";

/** `credential` is JSON for the back end; `text` is for people. */
export type Asked = { kind: "done"; credential: string } | { kind: "refused"; text: string };

/** `options` is the back end's JSON. */
export function makePasskey(options: string): Promise<Asked> {
  return ask(() => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(JSON.parse(options));
    return navigator.credentials.create({ publicKey });
  });
}

/** Of whichever passkey the reader chooses. */
export function signWithPasskey(options: string): Promise<Asked> {
  return ask(() => {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(JSON.parse(options));
    return navigator.credentials.get({ publicKey });
  });
}

async function ask(request: () => Promise<Credential | null>): Promise<Asked> {
  try {
    const credential = await request();
    // Its toJSON says what the back end reads.
    return credential === null
      ? { kind: "refused", text: passkeyTexts.cancelled }
      : { kind: "done", credential: JSON.stringify(credential) };
  } catch (error) {
    return { kind: "refused", text: explain(error) };
  }
}

function explain(error: unknown): string {
  const name = error instanceof Error ? error.name : "";
  if (name === "NotAllowedError" || name === "AbortError") return passkeyTexts.cancelled;
  if (name === "InvalidStateError") return passkeyTexts.alreadyThere;
  logError("A passkey could not be used", error);
  return passkeyTexts.unsupported;
}

/** What the browser says of where a passkey was asked for. */
import { base64url } from "jose";
import * as v from "valibot";

const schema = v.object({ challenge: v.string(), crossOrigin: v.optional(v.boolean(), false) });

/** The challenge that came back; null for what is no client data, and from a page in a frame of another site: there ours asks nobody. */
export function readChallenge(clientDataJson: string): string | null {
  try {
    const data = v.safeParse(schema, JSON.parse(new TextDecoder().decode(base64url.decode(clientDataJson))));
    return data.success && !data.output.crossOrigin ? data.output.challenge : null;
  } catch {
    return null;
  }
}

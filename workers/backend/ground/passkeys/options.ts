/** What browsers are asked for, as the JSON that `PublicKeyCredential.parse…OptionsFromJSON` reads. */
import { CHALLENGE_LIFETIME_S } from "./challenge.ts";
import type { RelyingParty } from "./relying-party.ts";

/** COSE numbers of the signatures that are verified here: ES256, EdDSA, RS256. */
export const ALGORITHMS = [-7, -8, -257];
const TIMEOUT_MS = CHALLENGE_LIFETIME_S * 1000;

export type KnownPasskey = { credential_id: string; transports: string };
/** `handle` says nothing of its owner; `name` is shown by the browser where it lists passkeys. */
type Owner = { handle: string; name: string; displayName: string };

type Creation = { party: RelyingParty; site: string; challenge: string; owner: Owner; known: readonly KnownPasskey[] };

/** For a new passkey that can be found without a name, and only with its owner in front of it; none of an authenticator that has one. */
export function toCreationOptions({ party, site, challenge, owner, known }: Creation): string {
  return JSON.stringify({
    rp: { id: party.id, name: site },
    user: { id: owner.handle, name: owner.name, displayName: owner.displayName },
    challenge,
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
    timeout: TIMEOUT_MS,
    attestation: "none",
    authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
    excludeCredentials: known.map(({ credential_id: id, transports }) => ({
      type: "public-key",
      id,
      transports: transports === "" ? [] : transports.split(","),
    })),
  });
}

/** For a signature of any passkey that its owner chooses. */
export function toRequestOptions(party: RelyingParty, challenge: string): string {
  return JSON.stringify({ rpId: party.id, challenge, timeout: TIMEOUT_MS, allowCredentials: [], userVerification: "required" });
}

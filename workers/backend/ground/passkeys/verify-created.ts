/** Whether a new passkey is what was asked for. */
import { base64url } from "jose";
import { logWarning } from "#shared/log/log.ts";
import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { type ChallengeUse, takeChallenge } from "./challenge.ts";
import { readChallenge } from "./client-data.ts";
import { loadVerifiers } from "./load-verifiers.ts";
import { ALGORITHMS } from "./options.ts";
import { parseCreated } from "./parse-credential.ts";
import { toRelyingParty } from "./relying-party.ts";

/** `handle` is that of the challenge. */
export type VerifiedPasskey = { credentialId: string; publicKey: string; counter: number; transports: string; handle: string };

/** Null, with the reason in the log, for what was not made for this challenge, on this site, by its owner in person. */
export async function verifyCreated(call: Call, use: ChallengeUse, text: string): Promise<VerifiedPasskey | null> {
  const party = toRelyingParty(call.caller.origin);
  const created = parseCreated(text);
  const challenge = created === null ? null : readChallenge(created.response.clientDataJSON);
  if (party === null || created === null || challenge === null) return null;
  const handle = await takeChallenge(call, use, challenge);
  if (handle === null) return null;
  const { verifyRegistrationResponse, isPlainAttestation } = await loadVerifiers();
  const { id, rawId, type, response } = created;
  try {
    if (!isPlainAttestation(response.attestationObject)) throw new Error("its attestation was not asked for");
    const { clientDataJSON, attestationObject, transports } = response;
    const verified = await verifyRegistrationResponse({
      response: { id, rawId, type, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified.verified) throw new Error("its attestation is not right");
    const { credential } = verified.registrationInfo;
    // The browser's word for it is not signed.
    if (credential.id !== id) throw new Error("it has another name than it was sent by");
    const publicKey = base64url.encode(credential.publicKey);
    return { credentialId: credential.id, publicKey, counter: credential.counter, transports: transports.join(","), handle };
  } catch (reason) {
    logWarning("A new passkey is refused", reason);
    return null;
  }
}

/** The library that verifies passkeys: large, and evaluated when the first one comes. */

/** Its verifiers, and whether an attestation holds no certificates: those would be checked at addresses that they name themselves. */
export async function loadVerifiers() {
  // What the library's certificates are injected with wants it first, in whatever order a bundler puts them.
  await import("reflect-metadata");
  const [{ verifyRegistrationResponse, verifyAuthenticationResponse }, { decodeAttestationObject, isoBase64URL }] =
    await Promise.all([import("@simplewebauthn/server"), import("@simplewebauthn/server/helpers")]);
  return {
    verifyRegistrationResponse,
    verifyAuthenticationResponse,
    isPlainAttestation(encoded: string): boolean {
      const attestation = decodeAttestationObject(isoBase64URL.toBuffer(encoded));
      const format = attestation.get("fmt");
      // "packed" without certificates: signed by the passkey itself, which browsers may leave as it is.
      return format === "none" || (format === "packed" && attestation.get("attStmt").get("x5c") === undefined);
    },
  };
}

/** For tests: an authenticator in software, which makes passkeys and signs with them as the specification says (WebAuthn, level 3). */
import { base64url } from "jose";
import { type Cbor, encodeCbor, joinBytes } from "./cbor-for-test.ts";

const PRESENT = 1;
const VERIFIED = 4;
const ATTESTED = 64;

export type Algorithm = "ES256" | "EdDSA" | "RS256";
const rsa = { name: "RSASSA-PKCS1-v1_5", modulusLength: 2048, publicExponent: Uint8Array.of(1, 0, 1), hash: "SHA-256" };
const curve = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };
const algorithms = { ES256: curve, EdDSA: { name: "Ed25519" }, RS256: rsa } as const;

/** What an attacker, or a broken device, would do otherwise. */
export type Faults = Partial<{
  origin: string;
  rpId: string;
  challenge: string;
  type: string;
  counter: number;
  isVerified: boolean;
  isPresent: boolean;
  crossOrigin: boolean;
  userHandle: string;
  attestation: Cbor;
  id: string;
  signature: Uint8Array;
}>;

type Options = { origin: string; counts?: boolean; algorithm?: Algorithm };

/** With one passkey, as a browser at `origin` uses it. */
export async function createAuthenticator({ origin, counts = true, algorithm = "ES256" }: Options) {
  const pair = (await crypto.subtle.generateKey(algorithms[algorithm], true, ["sign", "verify"])) as CryptoKeyPair;
  const credentialId = crypto.getRandomValues(new Uint8Array(32));
  const id = base64url.encode(credentialId);
  let counter = 0;
  let userHandle = "";

  const toClientData = (type: string, challenge: string, faults: Faults) =>
    new TextEncoder().encode(
      JSON.stringify({
        type: faults.type ?? type,
        challenge: faults.challenge ?? challenge,
        origin: faults.origin ?? origin,
        crossOrigin: faults.crossOrigin ?? false,
      }),
    );

  async function toAuthenticatorData(
    rpId: string,
    faults: Faults,
    attested: Uint8Array | null,
  ): Promise<Uint8Array<ArrayBuffer>> {
    if (counts) counter += 1;
    const count = faults.counter ?? counter;
    const presence = faults.isPresent === false ? 0 : PRESENT;
    const verification = faults.isVerified === false ? 0 : VERIFIED;
    const head = new Uint8Array(37);
    head.set(await digest(new TextEncoder().encode(faults.rpId ?? rpId)));
    head[32] = presence | verification | (attested === null ? 0 : ATTESTED);
    new DataView(head.buffer).setUint32(33, count);
    return attested === null ? head : joinBytes(head, attested);
  }

  /** navigator.credentials.create(), as JSON. */
  async function create(options: string, faults: Faults = {}): Promise<string> {
    const { challenge, rp, user } = JSON.parse(options);
    userHandle = user.id;
    const key = encodeCbor(await toCoseKey(pair.publicKey, algorithm));
    const attested = joinBytes(new Uint8Array(16), Uint8Array.of(0, credentialId.length), credentialId, key);
    const authData = await toAuthenticatorData(rp.id, faults, attested);
    const attestation = encodeCbor(
      faults.attestation ??
        new Map<string, Cbor>([
          ["fmt", "none"],
          ["attStmt", new Map()],
          ["authData", authData],
        ]),
    );
    return toJson(faults.id ?? id, {
      clientDataJSON: base64url.encode(toClientData("webauthn.create", challenge, faults)),
      attestationObject: base64url.encode(attestation),
      transports: ["internal", "hybrid"],
    });
  }

  /** navigator.credentials.get(), as JSON. */
  async function get(options: string, faults: Faults = {}): Promise<string> {
    const { challenge, rpId } = JSON.parse(options);
    const clientData = toClientData("webauthn.get", challenge, faults);
    const authData = await toAuthenticatorData(rpId, faults, null);
    const signature = faults.signature ?? (await sign(pair.privateKey, algorithm, joinBytes(authData, await digest(clientData))));
    return toJson(faults.id ?? id, {
      clientDataJSON: base64url.encode(clientData),
      authenticatorData: base64url.encode(authData),
      signature: base64url.encode(signature),
      userHandle: faults.userHandle ?? userHandle,
    });
  }

  return { id, create, get };
}

const toJson = (id: string, response: object) => JSON.stringify({ id, rawId: id, type: "public-key", response });

async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}

/** RFC 9053: kty, alg, and the key's own parts. */
async function toCoseKey(key: CryptoKey, algorithm: Algorithm): Promise<Map<number, Cbor>> {
  const jwk = (await crypto.subtle.exportKey("jwk", key)) as JsonWebKey;
  const part = (text = "") => base64url.decode(text);
  switch (algorithm) {
    case "ES256":
      return new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, part(jwk.x)],
        [-3, part(jwk.y)],
      ]);
    case "EdDSA":
      return new Map<number, Cbor>([
        [1, 1],
        [3, -8],
        [-1, 6],
        [-2, part(jwk.x)],
      ]);
    case "RS256":
      return new Map<number, Cbor>([
        [1, 3],
        [3, -257],
        [-1, part(jwk.n)],
        [-2, part(jwk.e)],
      ]);
  }
}

async function sign(key: CryptoKey, algorithm: Algorithm, data: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const signature = new Uint8Array(await crypto.subtle.sign(algorithms[algorithm], key, data));
  return algorithm === "ES256" ? toDer(signature) : signature;
}

/** Two numbers of 32 bytes as an ASN.1 sequence. */
function toDer(raw: Uint8Array): Uint8Array {
  const numbers = [raw.slice(0, 32), raw.slice(32)].map((bytes) => {
    const start = bytes.findIndex((byte) => byte !== 0);
    const short = bytes.slice(start);
    const positive = (short[0] ?? 0) > 127 ? joinBytes(Uint8Array.of(0), short) : short;
    return joinBytes(Uint8Array.of(2, positive.length), positive);
  });
  const body = joinBytes(...numbers);
  return joinBytes(Uint8Array.of(48, body.length), body);
}

/** For tests: what the portal signs. */
import { type CompactJWSHeaderParameters, CompactSign } from "jose";

/** A grant with these claims, whose audience they may replace. */
export function mintGrant(claims: Record<string, unknown>, secret: string): Promise<string> {
  return mintSigned({ aud: "grant", ...claims }, secret);
}

/** Anything that is signed with the secret. */
export function mintSigned(
  payload: unknown,
  secret: string,
  header: CompactJWSHeaderParameters = { alg: "HS256" },
): Promise<string> {
  const encoder = new TextEncoder();
  return new CompactSign(encoder.encode(JSON.stringify(payload))).setProtectedHeader(header).sign(encoder.encode(secret));
}

/** A token without a signature, as `alg: none` has it. */
export function mintUnsigned(payload: unknown, signature = ""): string {
  const encode = (value: unknown) => btoa(JSON.stringify(value)).replace(/=+$/, "");
  return `${encode({ alg: "none" })}.${encode(payload)}.${signature}`;
}

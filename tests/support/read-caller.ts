/** What a signed header of the portal says, and whether the signature is genuine. */
import { createHmac } from "node:crypto";

/** Fails for a header that this secret did not sign. */
export function readSigned(header: unknown, secret: string): Record<string, unknown> {
  const [payload = "", signature = ""] = String(header).split(".");
  const expected = createHmac("sha256", secret).update(payload).digest("base64url");
  if (signature !== expected) throw new Error("The signature is not genuine");
  return JSON.parse(Buffer.from(payload, "base64url").toString());
}

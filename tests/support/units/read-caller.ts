/** What a token that the portal signed (JWS) says, and whether its signature is genuine. */
import { createHmac } from "node:crypto";

/** Fails for a word that this secret did not sign with HS256. */
export function readSigned(word: unknown, secret: string): Record<string, unknown> {
  const [head = "", payload = "", signature = ""] = String(word).split(".");
  const expected = createHmac("sha256", secret).update(`${head}.${payload}`).digest("base64url");
  if (signature !== expected) throw new Error("The signature is not genuine");
  if (JSON.parse(Buffer.from(head, "base64url").toString()).alg !== "HS256") throw new Error("Another algorithm");
  return JSON.parse(Buffer.from(payload, "base64url").toString());
}

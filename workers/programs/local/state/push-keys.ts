/** The site's keys for notices in the browser. */
import { generateKeyPairSync } from "node:crypto";

/** A pair on the curve P-256, as RFC 8292 has it. */
export function createPushKeys(): { vapidPublicKey: string; vapidPrivateKey: string } {
  const { x = "", y = "", d = "" } = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({ format: "jwk" });
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, "base64url"), Buffer.from(y, "base64url")]);
  return { vapidPublicKey: point.toString("base64url"), vapidPrivateKey: d };
}

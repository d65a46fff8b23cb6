/** For tests: the header x-caller as the portal signs it. */
import { mintSigned } from "#workers/backend/readers/access/mint-grant-for-test.ts";

export const testOrigin = "https://www.talblick.example";
export const testSecret = "test-grant-secret";

/** Valid from now on for two minutes, with whatever `changes` make of it. */
export function mintCaller(changes: Record<string, unknown> = {}, secret = testSecret): Promise<string> {
  const exp = Math.floor(Date.now() / 1000) + 120;
  return mintSigned({ aud: "caller", address: "203.0.113.7", origin: testOrigin, device: "Firefox", exp, ...changes }, secret);
}

/** Has the portal keep an answer as its proof (decision 69). The reader waits for nothing; what the browser keeps is the same. */
import { logError } from "#app/browser/log.ts";

/** `answer` is JSON, as `/api/consent-proof` takes it. */
export function sendConsentProof(answer: string): void {
  if (!navigator.sendBeacon("/api/consent-proof", answer)) logError("The browser did not take the proof of consent");
}

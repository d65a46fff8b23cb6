/** An authenticator of the browser's own, by its debugging protocol: built in, with a screen lock that is always right. */
import type { CDPSession, Page } from "playwright/test";

export type VirtualAuthenticator = {
  /** How many passkeys it holds. */
  count: () => Promise<number>;
  /** Whether its owner unlocks it; where not, the browser ends the attempt. */
  setVerified: (isVerified: boolean) => Promise<void>;
};

export async function addAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    count: async () => (await session.send("WebAuthn.getCredentials", { authenticatorId })).credentials.length,
    setVerified: async (isUserVerified) => {
      await session.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified });
    },
  };
}

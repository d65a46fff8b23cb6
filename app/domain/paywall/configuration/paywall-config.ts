/** How the paywall provider is reached (rules 3): what the operator configured, as the browser needs it. */

export type PaywallConfig = {
  /** Application id. */
  aid: string;
  /** Site id of the content analytics. */
  siteId: string | null;
  isSandbox: boolean;
  isDebug: boolean;
  /** Where the provider's script comes from. */
  scriptOrigin: string;
  /** Where its interface, offers and account frames are: messages from there are believed, from nowhere else. */
  apiOrigin: string;
};

/** Piano's own hosts; a region of its own (`https://experience-eu.piano.io`, `https://buy-eu.piano.io`) is configured. */
export const providerOrigins = {
  production: { scriptOrigin: "https://experience.tinypass.com", apiOrigin: "https://buy.tinypass.com" },
  sandbox: { scriptOrigin: "https://sandbox.tinypass.com", apiOrigin: "https://sandbox.tinypass.com" },
} as const;

/** The script that brings `window.tp` and the application's experiences. */
export function toPaywallScriptUrl({ scriptOrigin, aid }: PaywallConfig): string {
  return `${scriptOrigin}/xbuilder/experience/load?aid=${encodeURIComponent(aid)}`;
}

export function toPaywallApiUrl({ apiOrigin }: PaywallConfig): string {
  return `${apiOrigin}/api/v3`;
}

/** Everything of the provider that a page may load from and ask; `hosts` are those its script needs besides. */
export function toProviderOrigins(paywall: PaywallConfig | null, hosts: readonly string[]): string[] {
  return paywall === null ? [] : [...new Set([paywall.scriptOrigin, paywall.apiOrigin, ...hosts])];
}

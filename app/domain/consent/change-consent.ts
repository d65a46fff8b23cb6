/** How consent settings change (rules 4.10). Necessary is always true: without it nothing works. */
import type { EmbedProvider } from "#graphql/generated/contract.ts";
import { type ConsentSettings, toGranularConsents } from "./consent.ts";

/** The purposes that a reader decides on. */
export const purposes = ["preferences", "statistics", "marketing"] as const;
export type Purpose = (typeof purposes)[number];

/** Stands for all known providers at once. */
export const ALL_PROVIDERS = "*";

/** Accept-all: every purpose and every provider. */
export const allConsents: ConsentSettings = {
  necessary: true,
  preferences: true,
  marketing: true,
  statistics: true,
  granular: toGranularConsents(() => true),
};

/** Settings of readers who have not decided or have refused. */
export const necessaryConsents: ConsentSettings = {
  necessary: true,
  preferences: false,
  marketing: false,
  statistics: false,
  granular: toGranularConsents(() => false),
};

export function withPurpose(settings: ConsentSettings, purpose: Purpose, isAllowed: boolean): ConsentSettings {
  return { ...settings, [purpose]: isAllowed };
}

/** Switches one provider, or all known ones by the wildcard. */
export function withProvider(
  settings: ConsentSettings,
  provider: EmbedProvider | typeof ALL_PROVIDERS,
  isAllowed: boolean,
): ConsentSettings {
  const granular =
    provider === ALL_PROVIDERS ? toGranularConsents(() => isAllowed) : { ...settings.granular, [provider]: isAllowed };
  return { ...settings, granular };
}

/** Whether everything is allowed, as after accept-all. */
export function isEverythingAllowed(settings: ConsentSettings): boolean {
  return purposes.every((purpose) => settings[purpose]) && Object.values(settings.granular).every(Boolean);
}

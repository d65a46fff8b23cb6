/** Consent settings (rules 3): four purposes, and for each embed provider whether it may load. */
import * as v from "valibot";
import { parseJson } from "#app/domain/page/parse-json.ts";
import { type EmbedProvider, embedProviders } from "#graphql/generated/contract.ts";

export type GranularConsents = Record<EmbedProvider, boolean>;

/** Without `necessary` nothing works, so it is always true. */
export type ConsentSettings = {
  necessary: true;
  preferences: boolean;
  marketing: boolean;
  statistics: boolean;
  granular: GranularConsents;
};

const flag = v.optional(v.boolean(), false);
const storedSchema = v.object({
  preferences: flag,
  marketing: flag,
  statistics: flag,
  granular: v.optional(v.record(v.string(), v.boolean()), {}),
});

/** Settings of the reader's attribute or the local user status. Unset ones read as false (rules 4), and so do unreadable ones. */
export function parseConsentSettings(json: string | null): ConsentSettings {
  const stored = v.safeParse(storedSchema, parseJson(json));
  const { granular, ...purposes } = stored.success ? stored.output : v.parse(storedSchema, {});
  return { necessary: true, ...purposes, granular: toGranularConsents((provider) => granular[provider] === true) };
}

export function toGranularConsents(isAllowed: (provider: EmbedProvider) => boolean): GranularConsents {
  return Object.fromEntries(embedProviders.map((provider) => [provider, isAllowed(provider)])) as GranularConsents;
}

/** Name of the box that allows one embed provider, in forms. */
export function toConsentField(provider: string): string {
  return `consent-${provider}`;
}

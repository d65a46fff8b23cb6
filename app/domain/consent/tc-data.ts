/** What a consent framework says by IAB TCF v2.2 (`TCData` of its CMP API), as consent settings (rules 4.10). */
import * as v from "valibot";
import { type EmbedProvider, embedProviders } from "#graphql/generated/contract.ts";
import { allConsents } from "./change-consent.ts";
import { type ConsentSettings, toGranularConsents } from "./consent.ts";

const consents = v.record(v.string(), v.boolean());
const tcDataSchema = v.object({
  eventStatus: v.picklist(["tcloaded", "useractioncomplete"]),
  gdprApplies: v.optional(v.boolean(), true),
  tcString: v.pipe(v.string(), v.nonEmpty()),
  purpose: v.object({ consents }),
  vendor: v.object({ consents }),
});

export type TcDecision = { tcString: string; settings: ConsentSettings };

/** The framework's purposes that each of ours consists of; the first, to store and read on the device, is part of all. */
const STORE_AND_READ = 1;
const purposes = { preferences: [5, 6], marketing: [2, 3, 4], statistics: [8, 9] } as const;
/** The purposes that a reader consents to; the eleventh does not exist in every framework. */
const ALL_PURPOSES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/**
 * Null while the reader has not decided (the framework's window is shown), where the framework says that it does not apply, and for
 * anything that is no TCData: then nothing is allowed by it. Consent to all purposes is a grant: it accepts every setting.
 */
export function parseTcData(data: unknown, vendors: Partial<Record<EmbedProvider, number>>): TcDecision | null {
  const parsed = v.safeParse(tcDataSchema, data);
  if (!parsed.success || !parsed.output.gdprApplies) return null;
  const { tcString, purpose, vendor } = parsed.output;
  const has = (numbers: readonly number[]) => numbers.every((number) => purpose.consents[number] === true);
  if (has(ALL_PURPOSES)) return { tcString, settings: allConsents };
  const mayStore = has([STORE_AND_READ]);
  const isVendorAllowed = (provider: EmbedProvider) => {
    const number = vendors[provider];
    return mayStore && number !== undefined && vendor.consents[number] === true;
  };
  const allowed = embedProviders.filter(isVendorAllowed);
  return {
    tcString,
    settings: {
      necessary: true,
      preferences: mayStore && has(purposes.preferences),
      marketing: mayStore && has(purposes.marketing),
      statistics: mayStore && has(purposes.statistics),
      granular: toGranularConsents((provider) => allowed.includes(provider)),
    },
  };
}

/**
 * What a reader without Pur has decided, as JSON in the browser's storage under the consent framework's key (rules 3.15). It is its
 * own proof: which question was answered (`version`), when, how, and the id under which the portal has kept it too (decision 69).
 */
import * as v from "valibot";
import { parseJson } from "#app/domain/page/parse-json.ts";
import { allConsents, isEverythingAllowed } from "./change-consent.ts";
import { type ConsentSettings, parseConsentSettings } from "./consent.ts";
import { CONSENT_VERSION } from "./consent-version.ts";

/** Where an answer was given: in the banner, in the settings, at an embed, or in a consent framework's own window. */
export const consentSources = ["banner", "settings", "embed", "framework"] as const;
export type ConsentSource = (typeof consentSources)[number];

export type ConsentStatus = {
  /** Random: identifies this answer, not the reader. */
  id: string;
  /** ISO 8601, by the reader's clock. */
  time: string;
  source: ConsentSource;
  /** Everything was accepted: counts for providers that join the list later as well. */
  granted: boolean;
  settings: ConsentSettings;
  /** The framework's answer that was adopted last: it is not adopted again after the reader has changed something here. */
  tcString: string | null;
};

const statusSchema = v.object({
  version: v.literal(CONSENT_VERSION),
  id: v.pipe(v.string(), v.uuid()),
  time: v.pipe(v.string(), v.isoTimestamp()),
  source: v.picklist(consentSources),
  granted: v.boolean(),
  tcString: v.nullish(v.string(), null),
  settings: v.record(v.string(), v.unknown()),
});

/** Null for nothing, for an answer to an earlier question, and for anything that is not ours: the reader is asked again. */
export function parseConsentStatus(text: string | null): ConsentStatus | null {
  const parsed = v.safeParse(statusSchema, parseJson(text));
  if (!parsed.success) return null;
  const { id, time, source, granted, settings, tcString } = parsed.output;
  return {
    id,
    time,
    source,
    granted,
    tcString,
    settings: granted ? allConsents : parseConsentSettings(JSON.stringify(settings)),
  };
}

/** The version comes first: a page's script reads nothing else (consent-version.ts). */
export function toConsentStatusText(status: ConsentStatus): string {
  return JSON.stringify({ version: CONSENT_VERSION, ...status });
}

/** The same for the portal to keep, without the framework's string, for which the framework keeps its own proof. */
export function toProofText({ tcString: _, ...answer }: ConsentStatus): string {
  return JSON.stringify({ version: CONSENT_VERSION, ...answer });
}

/** An answer that was given just now. */
export function createConsentStatus(
  settings: ConsentSettings,
  source: ConsentSource,
  { now, id, tcString = null }: { now: Date; id: string; tcString?: string | null },
): ConsentStatus {
  return { id, time: now.toISOString(), source, granted: isEverythingAllowed(settings), settings, tcString };
}

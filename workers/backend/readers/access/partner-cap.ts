/** How often a day the readers of one partner may open premium posts: all of them, and those of one network. */
import { logError } from "#shared/log/log.ts";

/** Texts of the configuration. Empty is without limit. */
type CapTexts = { PARTNER_DAILY_CAP?: string; PARTNER_NETWORK_DAILY_CAP?: string };
export type PartnerCaps = { host: number | null; network: number | null };

/** Whole numbers; null, from an empty text, is without limit. Throws on anything else. */
export function parsePartnerCaps(texts: CapTexts): PartnerCaps {
  return { host: parseCap(texts, "PARTNER_DAILY_CAP"), network: parseCap(texts, "PARTNER_NETWORK_DAILY_CAP") };
}

function parseCap(texts: CapTexts, name: keyof CapTexts): number | null {
  const trimmed = texts[name]?.trim() ?? "";
  if (trimmed === "") return null;
  if (!/^\d{1,9}$/.test(trimmed)) throw new Error(`${name} must be a whole number or empty, not "${trimmed}".`);
  return Number(trimmed);
}

let parsed: { key: string; caps: PartnerCaps } | null = null;

/**
 * The limits as configured, parsed once. One that makes no sense is reported to operators and lets no partner's reader
 * in: a mistake must not give everything away.
 */
export function readPartnerCaps(texts: CapTexts): PartnerCaps {
  const key = JSON.stringify([texts.PARTNER_DAILY_CAP, texts.PARTNER_NETWORK_DAILY_CAP]);
  if (parsed?.key !== key) parsed = { key, caps: parseOrReport(texts) };
  return parsed.caps;
}

function parseOrReport(texts: CapTexts): PartnerCaps {
  try {
    return parsePartnerCaps(texts);
  } catch (error) {
    logError("partner referrals are refused", error);
    return { host: 0, network: 0 };
  }
}

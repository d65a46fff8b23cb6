/** How often a day the readers of one partner may open premium posts (PARTNER_DAILY_CAP). */

/** A whole number; null, from an empty text, is without limit. Throws on anything else. */
export function parsePartnerCap(text: string | undefined): number | null {
  const trimmed = text?.trim() ?? "";
  if (trimmed === "") return null;
  if (!/^\d{1,9}$/.test(trimmed)) throw new Error(`PARTNER_DAILY_CAP must be a whole number or empty, not "${trimmed}".`);
  return Number(trimmed);
}

let parsed: { text: string | undefined; cap: number | null } | null = null;

/**
 * The limit as configured, parsed once. One that makes no sense is reported to operators and lets no partner's reader
 * in: a mistake must not give everything away.
 */
export function readPartnerCap(text: string | undefined): number | null {
  if (parsed === null || parsed.text !== text) parsed = { text, cap: parseOrReport(text) };
  return parsed.cap;
}

function parseOrReport(text: string | undefined): number | null {
  try {
    return parsePartnerCap(text);
  } catch (error) {
    console.error("partner referrals are refused", error);
    return 0;
  }
}

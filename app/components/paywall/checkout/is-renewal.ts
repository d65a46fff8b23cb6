import type { Conversion } from "#app/domain/paywall/conversion-count.ts";

/** What the provider says of a purchase (checkoutComplete: termId, rid, termConversionId); null where it leaves something out. */
export type Purchase = { termId: string | null; rid: string | null; conversionId: string | null };

/** Given by the publisher, not bought. */
const GRANT = "Grant access";

/**
 * Whether a purchase buys again what the reader has had before (rules 4). The provider does not say so (its checkoutComplete
 * has termId, rid, termConversionId, dates and amounts): it lists what was bought so far (rules 7.2), in which this purchase
 * may stand already, or not yet.
 */
export function isRenewal({ termId, rid, conversionId }: Purchase, conversions: readonly Conversion[]): boolean {
  const same = conversions.filter((conversion) => {
    if (conversion.type === GRANT) return false;
    const hasResources = rid !== null && conversion.rid !== null;
    return hasResources ? conversion.rid === rid : termId !== null && conversion.termId === termId;
  });
  // Without a name for it, one of them is this purchase.
  if (conversionId === null || same.some(({ id }) => id === null)) return same.length > 1;
  return same.some(({ id }) => id !== conversionId);
}

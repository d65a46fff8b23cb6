/** What a cached subscription of the account says of its renewal. */
export type Renewal = { autoRenew: boolean; isCancelled: boolean; expirationDate: string | null };

/**
 * The renewal after an accepted SyncCancelReason, by the rule of the back end: only what renews itself can be switched off, and
 * only what was switched off on again. Null when nobody here can tell: what ran on gets an end that only the back end knows.
 */
export function decideRenewal(renewal: Renewal, didCancel: boolean): Renewal | null {
  if (didCancel && renewal.expirationDate === null) return null;
  const isChange = didCancel ? renewal.autoRenew : renewal.isCancelled;
  return isChange ? { ...renewal, autoRenew: !didCancel, isCancelled: didCancel } : renewal;
}

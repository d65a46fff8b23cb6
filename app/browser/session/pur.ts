/** What a page knows of Pur without a request. Part of the script of every page: nothing but this. */
import { decideAdPolicy } from "#app/domain/consent/ad-policy.ts";
import type { UserStatus } from "#app/domain/session/user-status.ts";

/** As isPurReader (domain/subscription/tiers.ts), from what this browser remembers of the reader. */
export function isPurStatus(status: UserStatus | null): boolean {
  return status !== null && (status.hasPurAccess || status.pureSubscriber || status.revenueCatPurSubscriber);
}

/** Writes `<html data-ads>` (domain/consent/ad-policy.ts). */
export function showAdPolicy(status: UserStatus | null): void {
  document.documentElement.dataset.ads = decideAdPolicy({
    isPur: isPurStatus(status),
    isPlusPremium: status?.hasPlusPremiumAccess ?? false,
  });
}

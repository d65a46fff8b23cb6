/** A reader without any right, name by name: what the code calls them is looked at, not repeated. */

/** Rules 3: what a reply tells of who has bought nothing. */
export const noAbo = {
  hasPlusAccess: false,
  hasPlusPremiumAccess: false,
  hasPurAccess: false,
  isPurSubscriber: false,
  isRevenueCatPurSubscriber: false,
  isPlusSubscriber: false,
  isPlusPremiumSubscriber: false,
  isVNSubscriber: false,
  isNeueSubscriber: false,
  isKayakPlusSubscriber: false,
  isKayakPlusPremiumSubscriber: false,
  isGuestKayakPlusPremiumSubscriber: false,
  isGoogleIAPPlusSubscriber: false,
  isGuestPlusPremiumSubscriber: false,
  isRevenueCatPlusSubscriber: false,
  isRevenueCatPlusPremiumSubscriber: false,
  isGuestRevenueCatPlusPremiumSubscriber: false,
  plusSubscriptionMeta: [],
  plusPremiumSubscriptionMeta: [],
  userRef: "",
};

/** Rules 3: what a browser remembers of who has bought nothing, besides who it is. */
export const noStatus = {
  plusPremiumSubscriber: false,
  plusSubscriber: false,
  pureSubscriber: false,
  revenueCatPlusSubscriber: false,
  revenueCatPlusPremiumSubscriber: false,
  revenueCatPurSubscriber: false,
  googleIAPPlusSubscriber: false,
  guestPlusPremiumSubscriber: false,
  guestKayakPlusPremiumSubscriber: false,
  guestRevenueCatPlusPremiumSubscriber: false,
  NeueSubscriber: false,
  VNSubscriber: false,
  hasPlusAccess: false,
  hasPlusPremiumAccess: false,
  commentBan: false,
  consentSettings: null,
  hasPurAccess: false,
};

/** Whose script sells subscriptions (rules 7.2.13), as readers know it. */
export const PAYWALL_PROVIDER = "Piano";

import type { UpsellView } from "#app/components/dialog/dialog-view.ts";

/** For tests: a dialog that has nothing to do with an upsell. */
export const noUpsell: UpsellView = { campno: null, offer: null, confirmation: null };

/** What the account pages show: final texts. The route /profil makes these; the components of this folder draw them. */
import type { GenericText } from "#app/domain/forms/account/account-notices.ts";
import type { FormState } from "#app/domain/forms/form-state.ts";
import type { DialogName } from "#app/domain/page/dialog.ts";
import type { UpsellType } from "#app/domain/subscription/upsell-query.ts";

/** `/profil?dialog=…` */
export type DialogPageView = {
  dialog: DialogName | "ResetPassword";
  /** A path of this site to go to after success. */
  returnTo: string | null;
  /** The reader wants an account in order to buy: they go on without waiting for a mail. */
  isInCheckout: boolean;
  /** Key of a reset mail, or of an offer to a print subscriber. */
  key: string | null;
  form: FormState;
  /** For the dialog Generic. */
  message: GenericText | null;
  upsell: UpsellView;
};

/** What else the dialogs of the upsell from print to digital need. */
export type UpsellView = {
  /** Number of the campaign that the reader came with. */
  campno: string | null;
  /** Null when no offer belongs to the key (any more). */
  offer: UpsellOfferView | null;
  /** What there is to confirm: access, or a mail that is on its way. */
  confirmation: UpsellType | null;
};

export type UpsellOfferView = {
  /** Whether it brings an account with it. */
  type: UpsellType;
  headline: string;
  text: string;
  /** What the card says of its owner: label and value. */
  facts: readonly { label: string; value: string }[];
  expires: { iso: string; text: string } | null;
};

/** `/zugang-aktivieren` */
export type ActivatePageView = {
  /** Key of an activation mail; its button posts it. */
  key: string | null;
  /** `already`: the key was used, and its account is active. `failed`: the key is too old, or unknown. */
  state: "ask" | "done" | "already" | "failed";
  /** Where the reader came from, a path of this site; the button keeps it. */
  returnTo: string | null;
  /** A reader who activates where they registered within a checkout is signed in already. */
  isSignedIn: boolean;
  /** Why it failed; sanitised HTML. */
  error: string | null;
  resend: FormState;
};

/** What the account pages show: final texts. The route /profil makes these; the components of this folder draw them. */
import type { GenericText } from "../../domain/account-notices.ts";
import type { DialogName } from "../../domain/dialog.ts";
import type { FieldErrors } from "../../domain/forms/form-definition.ts";

/** A form as it stands: passwords are never among the values. */
export type FormState = {
  values: Readonly<Record<string, string>>;
  errors: FieldErrors;
  /** Under the fields; sanitised HTML (spec 2.4). */
  formError: string | null;
  /** Said instead of an error when the last submit succeeded. */
  notice: string | null;
};

export const emptyForm: FormState = { values: {}, errors: {}, formError: null, notice: null };

/** `/profil?dialog=…` */
export type DialogPageView = {
  dialog: DialogName | "ResetPassword";
  /** A path of this site to go to after success. */
  returnTo: string | null;
  /** Key of a reset mail. */
  key: string | null;
  form: FormState;
  /** For the dialog Generic. */
  message: GenericText | null;
};

/** `/zugang-aktivieren` */
export type ActivatePageView = {
  /** Key of an activation mail; its button posts it. */
  key: string | null;
  /** `failed`: the key is used up or too old. */
  state: "ask" | "done" | "failed";
  /** Why it failed; sanitised HTML. */
  error: string | null;
  resend: FormState;
};

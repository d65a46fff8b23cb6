import { forgetPasswordForm } from "#app/domain/forms/account-forms.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { AccountForm } from "#app/features/account/form/account-form.tsx";
import { DialogFrame, DialogLink, toDialogAction } from "./dialog-frame.tsx";
import type { DialogProps } from "./dialog-props.ts";

/** Asks for the mail with the link. */
function ForgetPasswordDialog({ view }: DialogProps) {
  const { form, returnTo } = view;
  return (
    <DialogFrame
      dialog="ForgetPassword"
      title={forgetPasswordForm.title}
      lead="Wir schicken dir einen Link, mit dem du ein neues Passwort wählst. Er gilt zwei Stunden."
    >
      <AccountForm form={forgetPasswordForm.name} state={form} action={toDialogAction(view)} hidden={{ returnTo }} />
      <p className="dialog-switch">
        <DialogLink dialog="Login" returnTo={returnTo}>
          Zurück zur Anmeldung
        </DialogLink>
      </p>
    </DialogFrame>
  );
}

export const ForgetPasswordDialogIsland = defineIsland("forget-password-dialog", ForgetPasswordDialog);

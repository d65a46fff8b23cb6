import { DialogFrame, DialogLink, toDialogAction } from "#app/components/dialog/dialog-frame.tsx";
import type { DialogProps } from "#app/components/dialog/dialog-props.ts";
import { DialogSwitch } from "#app/components/dialog/dialog-switch.tsx";
import { AccountForm } from "#app/components/form/account-form.tsx";
import { forgetPasswordForm } from "#app/domain/forms/account/account-forms.ts";
import { defineIsland } from "#app/islands/define-island.ts";

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
      <DialogSwitch>
        <DialogLink dialog="Login" returnTo={returnTo}>
          Zurück zur Anmeldung
        </DialogLink>
      </DialogSwitch>
    </DialogFrame>
  );
}

export const ForgetPasswordDialogIsland = defineIsland("forget-password-dialog", ForgetPasswordDialog);

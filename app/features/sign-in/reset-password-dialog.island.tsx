import { DialogFrame, DialogLink, toDialogAction } from "#app/components/dialog/dialog-frame.tsx";
import type { DialogProps } from "#app/components/dialog/dialog-props.ts";
import { DialogSwitch } from "#app/components/dialog/dialog-switch.tsx";
import { AccountForm } from "#app/components/form/account-form.tsx";
import { resetPasswordForm } from "#app/domain/forms/account/account-forms.ts";
import { defineIsland } from "#app/islands/define-island.ts";

/** Where the link of the mail leads to. Opening it uses nothing up; the form posts the key. */
function ResetPasswordDialog({ view }: DialogProps) {
  const { form, returnTo, key } = view;
  return (
    <DialogFrame dialog="ResetPassword" title={resetPasswordForm.title} lead="Wähle ein neues Passwort für dein Konto.">
      <AccountForm form={resetPasswordForm.name} state={form} action={toDialogAction(view)} hidden={{ key, returnTo }} />
      <DialogSwitch>
        <DialogLink dialog="ForgetPassword" returnTo={returnTo}>
          Neuen Link anfordern
        </DialogLink>
      </DialogSwitch>
    </DialogFrame>
  );
}

export const ResetPasswordDialogIsland = defineIsland("reset-password-dialog", ResetPasswordDialog);

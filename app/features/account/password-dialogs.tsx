import { forgetPasswordForm, resetPasswordForm } from "../../domain/forms/account-forms.ts";
import { AccountForm } from "./account-form.tsx";
import { DialogFrame, DialogLink, toDialogAction } from "./dialog-frame.tsx";
import type { DialogProps } from "./dialog-page.tsx";

/** Asks for the mail with the link. */
export function ForgetPasswordDialog({ view }: DialogProps) {
  const { form, returnTo } = view;
  return (
    <DialogFrame
      dialog="ForgetPassword"
      title={forgetPasswordForm.title}
      lead="Wir schicken dir einen Link, mit dem du ein neues Passwort wählst. Er gilt zwei Stunden."
    >
      <AccountForm definition={forgetPasswordForm} state={form} action={toDialogAction(view)} hidden={{ returnTo }} />
      <p className="dialog-switch">
        <DialogLink dialog="Login" returnTo={returnTo}>
          Zurück zur Anmeldung
        </DialogLink>
      </p>
    </DialogFrame>
  );
}

/** Where the link of the mail leads to. Opening it uses nothing up; the form posts the key. */
export function ResetPasswordDialog({ view }: DialogProps) {
  const { form, returnTo, key } = view;
  return (
    <DialogFrame dialog="ResetPassword" title={resetPasswordForm.title} lead="Wähle ein neues Passwort für dein Konto.">
      <AccountForm definition={resetPasswordForm} state={form} action={toDialogAction(view)} hidden={{ key, returnTo }} />
      <p className="dialog-switch">
        <DialogLink dialog="ForgetPassword" returnTo={returnTo}>
          Neuen Link anfordern
        </DialogLink>
      </p>
    </DialogFrame>
  );
}

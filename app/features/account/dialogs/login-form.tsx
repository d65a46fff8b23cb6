import { loginForm } from "#app/domain/forms/account-forms.ts";
import type { DialogPageView } from "#app/features/account/account-views.ts";
import { AccountForm } from "#app/features/account/form/account-form.tsx";
import { DialogLink, toDialogAction } from "./dialog-frame.tsx";

/** Signs in, or leads to the mail for a new password. */
export function LoginForm({ view }: { view: DialogPageView }) {
  return (
    <AccountForm form={loginForm.name} state={view.form} action={toDialogAction(view)} hidden={{ returnTo: view.returnTo }}>
      <DialogLink dialog="ForgetPassword" returnTo={view.returnTo}>
        Passwort vergessen?
      </DialogLink>
    </AccountForm>
  );
}

import { DialogLink, toDialogAction } from "#app/components/dialog/dialog-frame.tsx";
import type { DialogPageView } from "#app/components/dialog/dialog-view.ts";
import { AccountForm } from "#app/components/form/account-form.tsx";
import { loginForm } from "#app/domain/forms/account/account-forms.ts";
import { tallTextLink } from "#app/ui/text-link/text-link-class.ts";
import { PasskeyButton } from "./passkey-button.tsx";

/** Signs in, or leads to the mail for a new password. */
export function LoginForm({ view }: { view: DialogPageView }) {
  return (
    <div className="grid content-start gap-4">
      <AccountForm form={loginForm.name} state={view.form} action={toDialogAction(view)} hidden={{ returnTo: view.returnTo }}>
        <DialogLink dialog="ForgetPassword" returnTo={view.returnTo} className={`-mt-3 -mb-2 ${tallTextLink}`}>
          Passwort vergessen?
        </DialogLink>
      </AccountForm>
      <PasskeyButton returnTo={view.returnTo} />
    </div>
  );
}

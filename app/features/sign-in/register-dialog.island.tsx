import { DialogFrame, DialogLink } from "#app/components/dialog/dialog-frame.tsx";
import type { DialogProps } from "#app/components/dialog/dialog-props.ts";
import { DialogSwitch } from "#app/components/dialog/dialog-switch.tsx";
import { registerForm } from "#app/domain/forms/account/account-forms.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { RegisterForm } from "./register-form.tsx";

/** A new account; it is activated by mail. */
function RegisterDialog({ view }: DialogProps) {
  const { returnTo } = view;
  return (
    <DialogFrame
      dialog="Register"
      title={registerForm.title}
      lead="Wir schicken dir eine E-Mail, mit der du dein Konto aktivierst."
    >
      <RegisterForm view={view} />
      <DialogSwitch question="Schon ein Konto?">
        <DialogLink dialog="Login" returnTo={returnTo}>
          Anmelden
        </DialogLink>
        <DialogLink dialog="ForgetPassword" returnTo={returnTo}>
          Passwort vergessen?
        </DialogLink>
      </DialogSwitch>
    </DialogFrame>
  );
}

export const RegisterDialogIsland = defineIsland("register-dialog", RegisterDialog);

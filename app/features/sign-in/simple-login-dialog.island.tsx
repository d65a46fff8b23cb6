import { DialogFrame, DialogLink } from "#app/components/dialog/dialog-frame.tsx";
import type { DialogProps } from "#app/components/dialog/dialog-props.ts";
import { DialogSwitch } from "#app/components/dialog/dialog-switch.tsx";
import { defineIsland } from "#app/islands/define-island.ts";
import { LoginForm } from "./login-form.tsx";

/** Nothing but the form, for those who are in the middle of something else. */
function SimpleLoginDialog({ view }: DialogProps) {
  return (
    <DialogFrame dialog="SimpleLogin" title="Anmelden" lead={view.message?.text}>
      <LoginForm view={view} />
      <DialogSwitch question="Noch kein Konto?">
        <DialogLink dialog="Register" returnTo={view.returnTo}>
          Registrieren
        </DialogLink>
      </DialogSwitch>
    </DialogFrame>
  );
}

export const SimpleLoginDialogIsland = defineIsland("simple-login-dialog", SimpleLoginDialog);

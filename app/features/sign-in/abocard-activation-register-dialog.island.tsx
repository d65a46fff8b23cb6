import { DialogFrame, DialogLink } from "#app/components/dialog/dialog-frame.tsx";
import type { DialogProps } from "#app/components/dialog/dialog-props.ts";
import { DialogSwitch } from "#app/components/dialog/dialog-switch.tsx";
import { UnbrokenWords } from "#app/components/dialog/unbroken-words.tsx";
import { registerForm } from "#app/domain/forms/account/account-forms.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { Title } from "#app/ui/title/title.tsx";
import { RegisterForm } from "./register-form.tsx";

/** For who wants an account first: it is activated by mail, then the card is. */
function AbocardActivationRegisterDialog({ view }: DialogProps) {
  return (
    <DialogFrame
      dialog="AbocardActivationRegister"
      title="Mit der Abokarte registrieren"
      lead={
        <UnbrokenWords text="Zu einer Abokarte gehört ein Benutzerkonto. Registriere dich hier, am besten mit der E-Mail-Adresse deines Print-Abos. Danach aktivierst du dein Konto und dann die Abokarte." />
      }
    >
      <Title size="sub" as="h2" className="-mb-3">
        {registerForm.title}
      </Title>
      <RegisterForm view={view} next="print-card" />
      <DialogSwitch question="Schon ein Konto?">
        <DialogLink dialog="Login" returnTo={view.returnTo}>
          Anmelden
        </DialogLink>
      </DialogSwitch>
    </DialogFrame>
  );
}

export const AbocardActivationRegisterDialogIsland = defineIsland(
  "abocard-activation-register-dialog",
  AbocardActivationRegisterDialog,
);

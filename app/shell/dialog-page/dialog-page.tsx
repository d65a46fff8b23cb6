import type { DialogProps } from "#app/components/dialog/dialog-props.ts";
import type { DialogPageView } from "#app/components/dialog/dialog-view.ts";
import { ConsentDialogIsland } from "#app/features/consent/consent-dialog.island.tsx";
import { PurePreferencesDialogIsland } from "#app/features/consent/pure-preferences-dialog.island.tsx";
import { AbocardActivationDialogIsland } from "#app/features/sign-in/abocard-activation-dialog.island.tsx";
import { AbocardActivationRegisterDialogIsland } from "#app/features/sign-in/abocard-activation-register-dialog.island.tsx";
import { ForgetPasswordDialogIsland } from "#app/features/sign-in/forget-password-dialog.island.tsx";
import { GenericDialogIsland } from "#app/features/sign-in/generic-dialog.island.tsx";
import { LoginDialogIsland } from "#app/features/sign-in/login-dialog.island.tsx";
import { RegisterDialogIsland } from "#app/features/sign-in/register-dialog.island.tsx";
import { ResetPasswordDialogIsland } from "#app/features/sign-in/reset-password-dialog.island.tsx";
import { SimpleLoginDialogIsland } from "#app/features/sign-in/simple-login-dialog.island.tsx";
import { UpsellAlreadySubscribedDialogIsland } from "#app/features/upsell/upsell-already-subscribed-dialog.island.tsx";
import { UpsellSaveConfirmDialogIsland } from "#app/features/upsell/upsell-save-confirm-dialog.island.tsx";
import { UpsellSaveDialogIsland } from "#app/features/upsell/upsell-save-dialog.island.tsx";
import type { IslandComponent } from "#app/islands/define-island.ts";
import { Island } from "#app/islands/island.tsx";

const contents: Record<DialogPageView["dialog"], IslandComponent<DialogProps>> = {
  Generic: GenericDialogIsland,
  Login: LoginDialogIsland,
  SimpleLogin: SimpleLoginDialogIsland,
  Register: RegisterDialogIsland,
  ForgetPassword: ForgetPasswordDialogIsland,
  ResetPassword: ResetPasswordDialogIsland,
  PurePreferences: PurePreferencesDialogIsland,
  UpsellSave: UpsellSaveDialogIsland,
  UpsellSaveConfirm: UpsellSaveConfirmDialogIsland,
  UpsellAlreadySubscribed: UpsellAlreadySubscribedDialogIsland,
  AbocardActivation: AbocardActivationDialogIsland,
  AbocardActivationRegister: AbocardActivationRegisterDialogIsland,
  Consent: ConsentDialogIsland,
};

/** Their links need no script. */
const plain: readonly DialogPageView["dialog"][] = ["Generic", "UpsellSaveConfirm", "UpsellAlreadySubscribed"];

/** `/profil?dialog=…`: any of the named dialogs (rules 2.3) as a page. */
export function DialogPage({ view, isSignedIn }: DialogProps) {
  const Content = contents[view.dialog];
  if (plain.includes(view.dialog)) return <Content view={view} isSignedIn={isSignedIn} />;
  return <Island of={Content} until="visible" props={{ view, isSignedIn }} />;
}

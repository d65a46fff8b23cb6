import type { IslandComponent } from "#app/islands/define-island.ts";
import { Island } from "#app/islands/island.tsx";
import type { DialogPageView } from "#app/features/account/account-views.ts";
import { AbocardActivationDialogIsland } from "./abocard-activation-dialog.island.tsx";
import { AbocardActivationRegisterDialogIsland } from "./abocard-activation-register-dialog.island.tsx";
import type { DialogProps } from "./dialog-props.ts";
import { ForgetPasswordDialogIsland } from "./forget-password-dialog.island.tsx";
import { GenericDialogIsland } from "./generic-dialog.island.tsx";
import { LoginDialogIsland } from "./login-dialog.island.tsx";
import { PurePreferencesDialogIsland } from "./pure-preferences-dialog.island.tsx";
import { RegisterDialogIsland } from "./register-dialog.island.tsx";
import { ResetPasswordDialogIsland } from "./reset-password-dialog.island.tsx";
import { SimpleLoginDialogIsland } from "./simple-login-dialog.island.tsx";
import { UpsellAlreadySubscribedDialogIsland } from "./upsell-already-subscribed-dialog.island.tsx";
import { UpsellSaveConfirmDialogIsland } from "./upsell-save-confirm-dialog.island.tsx";
import { UpsellSaveDialogIsland } from "./upsell-save-dialog.island.tsx";

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
};

/** Their links need no script. */
const plain: readonly DialogPageView["dialog"][] = ["Generic", "UpsellSaveConfirm", "UpsellAlreadySubscribed"];

/** `/profil?dialog=…`: any of the named dialogs (spec 2.3) as a page. */
export function DialogPage({ view, isSignedIn }: DialogProps) {
  const Content = contents[view.dialog];
  if (plain.includes(view.dialog)) return <Content view={view} isSignedIn={isSignedIn} />;
  return <Island of={Content} until="visible" props={{ view, isSignedIn }} />;
}

import type { DialogPageView } from "./account-views.ts";
import { ConsentDialog } from "./consent-dialog.tsx";
import { GenericDialog } from "./generic-dialog.tsx";
import { ForgetPasswordDialog, ResetPasswordDialog } from "./password-dialogs.tsx";
import { AbocardActivationDialog, AbocardActivationRegisterDialog } from "./print-card-dialogs.tsx";
import { LoginDialog, RegisterDialog, SimpleLoginDialog } from "./sign-in-dialogs.tsx";
import { UpsellAlreadySubscribedDialog, UpsellSaveConfirmDialog, UpsellSaveDialog } from "./upsell-dialogs.tsx";

export type DialogProps = { view: DialogPageView; isSignedIn: boolean };

const contents: Record<DialogPageView["dialog"], (props: DialogProps) => React.ReactNode> = {
  Generic: GenericDialog,
  Login: LoginDialog,
  SimpleLogin: SimpleLoginDialog,
  Register: RegisterDialog,
  ForgetPassword: ForgetPasswordDialog,
  ResetPassword: ResetPasswordDialog,
  PurePreferences: ConsentDialog,
  UpsellSave: UpsellSaveDialog,
  UpsellSaveConfirm: UpsellSaveConfirmDialog,
  UpsellAlreadySubscribed: UpsellAlreadySubscribedDialog,
  AbocardActivation: AbocardActivationDialog,
  AbocardActivationRegister: AbocardActivationRegisterDialog,
};

/** `/profil?dialog=…`: any of the named dialogs (spec 2.3) as a page. */
export function DialogPage({ view, isSignedIn }: DialogProps) {
  const Content = contents[view.dialog];
  return <Content view={view} isSignedIn={isSignedIn} />;
}

import { toDialogAction } from "#app/components/dialog/dialog-frame.tsx";
import type { DialogPageView } from "#app/components/dialog/dialog-view.ts";
import { AccountForm } from "#app/components/form/account-form.tsx";
import { TICKED } from "#app/domain/forms/account/account-fields.ts";
import { registerForm } from "#app/domain/forms/account/account-forms.ts";

/** `next`: what the reader wants the account for, said once it is registered. */
export function RegisterForm({ view, next = null }: { view: DialogPageView; next?: "print-card" | null }) {
  const hidden = { returnTo: view.returnTo, next, checkout: view.isInCheckout ? TICKED : null };
  return <AccountForm form={registerForm.name} state={view.form} action={toDialogAction(view)} hidden={hidden} />;
}

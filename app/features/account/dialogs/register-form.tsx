import { TICKED } from "#app/domain/forms/account-fields.ts";
import { registerForm } from "#app/domain/forms/account-forms.ts";
import type { DialogPageView } from "#app/features/account/account-views.ts";
import { AccountForm } from "#app/features/account/form/account-form.tsx";
import { toDialogAction } from "./dialog-frame.tsx";

/** `next`: what the reader wants the account for, said once it is registered. */
export function RegisterForm({ view, next = null }: { view: DialogPageView; next?: "print-card" | null }) {
  const hidden = { returnTo: view.returnTo, next, checkout: view.isInCheckout ? TICKED : null };
  return <AccountForm form={registerForm.name} state={view.form} action={toDialogAction(view)} hidden={hidden} />;
}

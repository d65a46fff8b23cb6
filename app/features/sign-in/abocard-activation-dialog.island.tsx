import { DialogFrame, DialogLink, toDialogAction } from "#app/components/dialog/dialog-frame.tsx";
import type { DialogProps } from "#app/components/dialog/dialog-props.ts";
import { AccountForm } from "#app/components/form/account-form.tsx";
import { subscriberCardForm } from "#app/domain/forms/account-forms.ts";
import { defineIsland } from "#app/islands/define-island.ts";

const LEAD_SIGNED_IN = "Du hast die gedruckte Zeitung abonniert? Dann sehen wir an deiner Abokarte, was du digital dazubekommst.";

/** A print subscriber's card: its number, and the last name in place of a password. Leads to what its owner is offered. */
function AbocardActivationDialog({ view, isSignedIn }: DialogProps) {
  const { form, returnTo, upsell } = view;
  return (
    <DialogFrame
      dialog="AbocardActivation"
      title="Abokarte aktivieren"
      lead={isSignedIn ? LEAD_SIGNED_IN : "Du hast die gedruckte Zeitung abonniert? Dann melde dich mit deiner Abokarte an."}
    >
      <CardPicture />
      <h2 className="dialog-subtitle">{subscriberCardForm.title}</h2>
      <AccountForm
        form={subscriberCardForm.name}
        state={form}
        action={toDialogAction(view)}
        hidden={{ campno: upsell.campno, returnTo }}
      />
      {!isSignedIn && (
        <p className="dialog-switch">
          <span>Noch kein Benutzerkonto?</span>
          <DialogLink dialog="AbocardActivationRegister" returnTo={returnTo}>
            Mit der Abokarte registrieren
          </DialogLink>
        </p>
      )}
    </DialogFrame>
  );
}

/** Where the number stands on the card; the hint at the field says it in words. */
function CardPicture() {
  return (
    <svg viewBox="0 0 320 120" className="card-picture" fill="none" aria-hidden="true">
      <rect x="1" y="1" width="318" height="118" rx="10" className="card-ground" />
      <path d="M22 34 34 18l9 13 11-17 14 20" className="card-line" />
      <rect x="22" y="56" width="112" height="9" rx="4.5" className="card-text" />
      <rect x="22" y="78" width="132" height="24" rx="4" className="card-number" />
      <text x="32" y="95" className="card-digits">
        12 345 678
      </text>
      <path d="M164 90h34m-26-7-8 7 8 7" className="card-line" />
      <text x="206" y="95" className="card-label">
        Abonummer
      </text>
    </svg>
  );
}

export const AbocardActivationDialogIsland = defineIsland("abocard-activation-dialog", AbocardActivationDialog);

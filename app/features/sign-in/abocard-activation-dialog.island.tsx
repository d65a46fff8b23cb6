import { DialogFrame, DialogLink, toDialogAction } from "#app/components/dialog/dialog-frame.tsx";
import type { DialogProps } from "#app/components/dialog/dialog-props.ts";
import { DialogSwitch } from "#app/components/dialog/dialog-switch.tsx";
import { AccountForm } from "#app/components/form/account-form.tsx";
import { subscriberCardForm } from "#app/domain/forms/account/account-forms.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { Title } from "#app/ui/title/title.tsx";

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
      <Title size="sub" as="h2" className="-mb-3">
        {subscriberCardForm.title}
      </Title>
      <AccountForm
        form={subscriberCardForm.name}
        state={form}
        action={toDialogAction(view)}
        hidden={{ campno: upsell.campno, returnTo }}
      />
      {!isSignedIn && (
        <DialogSwitch question="Noch kein Benutzerkonto?">
          <DialogLink dialog="AbocardActivationRegister" returnTo={returnTo}>
            Mit der Abokarte registrieren
          </DialogLink>
        </DialogSwitch>
      )}
    </DialogFrame>
  );
}

const lineClass = "stroke-accent stroke-2 [stroke-linecap:round] [stroke-linejoin:round]";
const writingClass = "fill-ink font-sans text-[15px] font-semibold";

/** Where the number is on the card; the hint at the field says it in words. */
function CardPicture() {
  return (
    <svg viewBox="0 0 320 120" className="w-full max-w-88" fill="none" aria-hidden="true">
      <rect x="1" y="1" width="318" height="118" rx="10" className="fill-surface stroke-rule" />
      <path d="M22 34 34 18l9 13 11-17 14 20" className={lineClass} />
      <rect x="22" y="56" width="112" height="9" rx="4.5" className="fill-rule" />
      <rect x="22" y="78" width="132" height="24" rx="4" className="fill-ground stroke-accent stroke-2" />
      <text x="32" y="95" className={`${writingClass} tracking-[0.04em]`}>
        12 345 678
      </text>
      <path d="M164 90h34m-26-7-8 7 8 7" className={lineClass} />
      <text x="206" y="95" className={writingClass}>
        Abonummer
      </text>
    </svg>
  );
}

export const AbocardActivationDialogIsland = defineIsland("abocard-activation-dialog", AbocardActivationDialog);

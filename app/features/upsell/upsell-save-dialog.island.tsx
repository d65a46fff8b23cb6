import { DialogFrame, DialogLink, toDialogAction } from "#app/components/dialog/dialog-frame.tsx";
import type { DialogProps } from "#app/components/dialog/dialog-props.ts";
import { DialogSwitch } from "#app/components/dialog/dialog-switch.tsx";
import type { DialogPageView, UpsellOfferView } from "#app/components/dialog/dialog-view.ts";
import { UnbrokenWords } from "#app/components/dialog/unbroken-words.tsx";
import { AccountForm } from "#app/components/form/account-form.tsx";
import { upsellSaveForm, upsellSavePrintForm } from "#app/domain/forms/account/upsell-forms.ts";
import { toDialogPath } from "#app/domain/page/dialog.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { toButtonClass } from "#app/ui/button/button-class.ts";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { Title } from "#app/ui/title/title.tsx";

/** The offer to a print subscriber: its content, its recipient, and what is needed to accept it. */
function UpsellSaveDialog({ view }: DialogProps) {
  const { returnTo, key, form } = view;
  const { offer, campno } = view.upsell;
  if (offer === null) return <OfferGoneDialog returnTo={returnTo} />;
  const needsAccount = offer.type === "print";
  return (
    <DialogFrame dialog="UpsellSave" title={<UnbrokenWords text={offer.headline} />} lead={offer.text}>
      <OfferFacts offer={offer} />
      {needsAccount && (
        <div className="grid gap-1">
          <Title size="sub" as="h2">
            Dein Benutzerkonto
          </Title>
          <p className="leading-[1.4] text-soft">
            <UnbrokenWords text="Damit liest du auf allen Geräten. Du aktivierst es mit einer E-Mail von uns." />
          </p>
        </div>
      )}
      <AccountForm
        form={needsAccount ? upsellSavePrintForm.name : upsellSaveForm.name}
        state={form}
        action={toDialogAction(view)}
        hidden={{ key, campno, returnTo }}
      />
      {needsAccount ? <LoginFirst view={view} /> : <OtherCard returnTo={returnTo} />}
    </DialogFrame>
  );
}

/** A reader with an account signs in, and comes back to the card: then it belongs to that account. */
function LoginFirst({ view: { returnTo, upsell } }: { view: DialogPageView }) {
  const card = toDialogPath("AbocardActivation", returnTo, upsell.campno === null ? {} : { campno: upsell.campno });
  return (
    <DialogSwitch question="Schon ein Konto?">
      <TextLink href={toDialogPath("Login", card)} isTall>
        Zuerst anmelden
      </TextLink>
    </DialogSwitch>
  );
}

function OtherCard({ returnTo }: { returnTo: string | null }) {
  return (
    <DialogSwitch>
      <DialogLink dialog="AbocardActivation" returnTo={returnTo}>
        Andere Abokarte prüfen
      </DialogLink>
    </DialogSwitch>
  );
}

/** Reads like the card that the reader has in hand. */
function OfferFacts({ offer: { facts, expires } }: { offer: UpsellOfferView }) {
  return (
    <div className="grid gap-[0.9rem] rounded-sm border border-l-3 border-rule border-l-plus bg-surface px-5 py-4">
      <dl className="grid gap-x-6 gap-y-2 min-[480px]:grid-cols-[auto_1fr]">
        {facts.map(({ label, value }) => (
          <div key={label} className="min-[480px]:contents">
            <dt className="text-[0.9375rem] leading-[1.35] text-soft">{label}</dt>
            <dd className="leading-[1.35] font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {expires !== null && (
        <p className="border-t border-rule pt-[0.8rem] text-[0.9375rem] leading-[1.4] text-soft">
          Das Angebot gilt bis{" "}
          <time dateTime={expires.iso} className="font-semibold text-ink tabular-nums">
            {expires.text}
          </time>
          .
        </p>
      )}
    </div>
  );
}

/** An address with a key that was used, is too old or was never one. */
function OfferGoneDialog({ returnTo }: { returnTo: string | null }) {
  return (
    <DialogFrame
      dialog="UpsellSave"
      title="Dieses Angebot ist nicht mehr offen"
      lead="Es ist abgelaufen oder wurde schon angenommen. Gib deine Abokarte noch einmal ein, dann siehst du, was für dich gilt."
    >
      <DialogLink dialog="AbocardActivation" returnTo={returnTo} className={toButtonClass({ className: "justify-self-start" })}>
        Abokarte noch einmal prüfen
      </DialogLink>
    </DialogFrame>
  );
}

export const UpsellSaveDialogIsland = defineIsland("upsell-save-dialog", UpsellSaveDialog);

import { DialogFrame, DialogLink, toDialogAction } from "#app/components/dialog/dialog-frame.tsx";
import type { DialogProps } from "#app/components/dialog/dialog-props.ts";
import type { DialogPageView, UpsellOfferView } from "#app/components/dialog/dialog-view.ts";
import { UnbrokenWords } from "#app/components/dialog/unbroken-words.tsx";
import { AccountForm } from "#app/components/form/account-form.tsx";
import { upsellSaveForm, upsellSavePrintForm } from "#app/domain/forms/upsell-forms.ts";
import { toDialogPath } from "#app/domain/page/dialog.ts";
import { defineIsland } from "#app/islands/define-island.ts";

/** The offer to a print subscriber: what it is, whose it is, and what is needed to accept it. */
function UpsellSaveDialog({ view }: DialogProps) {
  const { returnTo, key, form } = view;
  const { offer, campno } = view.upsell;
  if (offer === null) return <OfferGoneDialog returnTo={returnTo} />;
  const needsAccount = offer.type === "print";
  return (
    <DialogFrame dialog="UpsellSave" title={<UnbrokenWords text={offer.headline} />} lead={offer.text}>
      <OfferFacts offer={offer} />
      {needsAccount && (
        <div className="upsell-step">
          <h2 className="dialog-subtitle">Dein Benutzerkonto</h2>
          <p>
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
      <p className="dialog-switch">{needsAccount ? <LoginFirst view={view} /> : <OtherCard returnTo={returnTo} />}</p>
    </DialogFrame>
  );
}

/** A reader with an account signs in, and comes back to the card: then it belongs to that account. */
function LoginFirst({ view: { returnTo, upsell } }: { view: DialogPageView }) {
  const card = toDialogPath("AbocardActivation", returnTo, upsell.campno === null ? {} : { campno: upsell.campno });
  return (
    <>
      <span>Schon ein Konto?</span>
      <a href={toDialogPath("Login", card)} className="text-link">
        Zuerst anmelden
      </a>
    </>
  );
}

function OtherCard({ returnTo }: { returnTo: string | null }) {
  return (
    <DialogLink dialog="AbocardActivation" returnTo={returnTo}>
      Andere Abokarte prüfen
    </DialogLink>
  );
}

function OfferFacts({ offer: { facts, expires } }: { offer: UpsellOfferView }) {
  return (
    <div className="upsell-card">
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {expires !== null && (
        <p>
          Das Angebot gilt bis <time dateTime={expires.iso}>{expires.text}</time>.
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
      <DialogLink dialog="AbocardActivation" returnTo={returnTo} className="button">
        Abokarte noch einmal prüfen
      </DialogLink>
    </DialogFrame>
  );
}

export const UpsellSaveDialogIsland = defineIsland("upsell-save-dialog", UpsellSaveDialog);

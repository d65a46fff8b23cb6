import { toDialogPath } from "../../domain/dialog.ts";
import { upsellSaveForm, upsellSavePrintForm } from "../../domain/forms/upsell-forms.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { AccountForm } from "./account-form.tsx";
import type { DialogPageView, UpsellOfferView } from "./account-views.ts";
import { DialogFrame, DialogLink, toDialogAction } from "./dialog-frame.tsx";
import type { DialogProps } from "./dialog-page.tsx";
import { UnbrokenWords } from "./unbroken-words.tsx";

/** The offer to a print subscriber: what it is, whose it is, and what is needed to accept it. */
export function UpsellSaveDialog({ view }: DialogProps) {
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
        definition={needsAccount ? upsellSavePrintForm : upsellSaveForm}
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

/** What came of an accepted offer. */
export function UpsellSaveConfirmDialog({ view: { returnTo, upsell } }: DialogProps) {
  if (upsell.confirmation === "print") return <MailSentDialog returnTo={returnTo} />;
  return (
    <DialogFrame
      dialog="UpsellSaveConfirm"
      title="Dein digitaler Zugang ist da"
      lead="Du liest ab sofort alle Plus-Artikel, solange dein Print-Abo läuft."
    >
      <Steps
        steps={["Deine Abokarte ist mit deinem Konto verbunden", "Der Zugang gilt auf jedem Gerät, auf dem du dich anmeldest"]}
      />
      <ReadOn returnTo={returnTo} />
    </DialogFrame>
  );
}

function MailSentDialog({ returnTo }: { returnTo: string | null }) {
  return (
    <DialogFrame
      dialog="UpsellSaveConfirm"
      title="Fast geschafft"
      lead="Wir haben dir eine E-Mail geschickt. Öffne den Link darin, um dein Konto zu aktivieren."
    >
      <p className="dialog-text">
        <UnbrokenWords text="Sobald du dich danach anmeldest, liest du alle Plus-Artikel. Keine E-Mail da? Sieh auch im Spam-Ordner nach." />
      </p>
      <a href={returnTo ?? "/"} className="button" data-dialog-close="">
        Weiter
      </a>
    </DialogFrame>
  );
}

/** The print subscription already includes what would be offered. */
export function UpsellAlreadySubscribedDialog({ view: { returnTo } }: DialogProps) {
  return (
    <DialogFrame
      dialog="UpsellAlreadySubscribed"
      title="Du hast schon digitalen Zugang"
      lead="Zu deinem Abo gehört der digitale Zugang bereits. Was du abonniert hast, steht in deinem Profil."
    >
      <ReadOn returnTo={returnTo} />
    </DialogFrame>
  );
}

function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ul className="benefits">
      {steps.map((step) => (
        <li key={step}>
          <Icon name="check" />
          {step}
        </li>
      ))}
    </ul>
  );
}

/** Within a dialog the page that it stands over is where the reader goes on. */
function ReadOn({ returnTo }: { returnTo: string | null }) {
  return (
    <div className="dialog-actions">
      {returnTo !== null && (
        <a href={returnTo} className="button" data-dialog-close="">
          Weiterlesen
        </a>
      )}
      <a href="/profil" className={returnTo === null ? "button" : "button button-quiet"}>
        Zum Profil
      </a>
    </div>
  );
}

import { toDialogPageClass } from "#app/components/dialog/dialog-class.ts";
import { DialogHead } from "#app/components/dialog/dialog-head.tsx";
import { FormError } from "#app/components/form/form-error.tsx";
import { PostForm } from "#app/components/form/post-form.tsx";
import { ADDRESS_PATH, type AddressDone } from "#app/domain/forms/account/address-path.ts";
import { toDialogPath } from "#app/domain/page/dialog.ts";
import { Button, ButtonLink, ButtonRow } from "#app/ui/button/button.tsx";

export type AddressView = {
  /** Of the mail to the new address. */
  key: string | null;
  /** Of the mail to the former address. */
  wayBack: string | null;
  done: AddressDone | null;
  isSignedIn: boolean;
  /** Why the link opened nothing. HTML. */
  error: string | null;
};

/** /profil/adresse. Opening a mail's link uses nothing up; the button does. */
export function AddressPage({ view: { key, wayBack, done, isSignedIn, error } }: { view: AddressView }) {
  if (done === "confirmed") {
    return (
      <Frame title="Deine neue E-Mail-Adresse gilt" lead="Nachrichten und Newsletter gehen ab jetzt dorthin.">
        <ButtonRow>
          {isSignedIn ? (
            <ButtonLink href="/profil">Zum Profil</ButtonLink>
          ) : (
            <ButtonLink href={toDialogPath("Login", "/profil")}>Anmelden</ButtonLink>
          )}
        </ButtonRow>
      </Frame>
    );
  }
  if (done === "taken-back") {
    return (
      <Frame
        title="Deine frühere E-Mail-Adresse gilt wieder"
        lead="Alle Geräte sind abgemeldet, und das bisherige Passwort gilt nicht mehr. Wir haben dir einen Link geschickt, mit dem du ein neues festlegst."
      />
    );
  }
  if (error === null && key !== null) {
    return (
      <Frame title="E-Mail-Adresse ändern" lead="Mit einem Klick gilt die neue E-Mail-Adresse für dein Benutzerkonto.">
        <PostForm intent="confirm-email" action={ADDRESS_PATH} fields={{ key }}>
          <Button type="submit">Neue Adresse bestätigen</Button>
        </PostForm>
      </Frame>
    );
  }
  if (error === null && wayBack !== null) {
    return (
      <Frame
        title="Änderung rückgängig machen"
        lead="Dann gilt deine frühere E-Mail-Adresse wieder. Alle Geräte werden abgemeldet, und du legst ein neues Passwort fest."
      >
        <PostForm intent="take-back-email" action={ADDRESS_PATH} fields={{ key: wayBack }}>
          <Button type="submit">Änderung rückgängig machen</Button>
        </PostForm>
      </Frame>
    );
  }
  return (
    <Frame title="E-Mail-Adresse ändern" lead="Deine E-Mail-Adresse änderst du im Profil. Den Link bekommst du dann per E-Mail.">
      <FormError html={error} />
      <ButtonRow>
        <ButtonLink href="/profil">Zum Profil</ButtonLink>
      </ButtonRow>
    </Frame>
  );
}

function Frame({ title, lead, children }: { title: string; lead: string; children?: React.ReactNode }) {
  return (
    <section className={toDialogPageClass("medium")} data-size="medium" aria-labelledby="adresse-titel">
      <DialogHead titleId="adresse-titel" title={title} lead={lead} />
      {children}
    </section>
  );
}

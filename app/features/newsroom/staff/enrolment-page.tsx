import { FormError } from "#app/components/form/form-error.tsx";
import { FormFrame } from "#app/components/form/form-frame.tsx";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { NEWSROOM_PATH, toInvitationPath } from "#app/domain/newsroom/newsroom-paths.ts";
import { MIN_STAFF_PASSWORD, newPasswordField, passwordAgainField } from "#app/domain/staff/new-password.ts";
import { codeField, enrolmentForm } from "#app/domain/staff/staff-forms.ts";
import { NarrowPage } from "#app/features/newsroom/room/narrow-page.tsx";
import { Button, ButtonLink } from "#app/ui/button/button.tsx";
import { TextField } from "#app/ui/field/field.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { Title } from "#app/ui/title/title.tsx";
import type { AuthenticatorView } from "./authenticator-view-model.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";

export type EnrolmentView = { name: string; mail: string; sealed: string; authenticator: AuthenticatorView };
type EnrolmentPageProps = {
  /** Of the link. */
  linkKey: string;
  view: EnrolmentView;
  form: FormState;
};

/** Who was invited sets up an account: a password, and an authenticator as the second factor. */
export function EnrolmentPage({ linkKey, view, form: { errors, formError } }: EnrolmentPageProps) {
  const { name, mail, sealed, authenticator } = view;
  return (
    <NarrowPage>
      <div className="grid grid-cols-1 gap-2.5">
        <Title size="page" as="h1">
          Zugang einrichten
        </Title>
        <p className="text-soft wrap-anywhere">{`Für ${name}, ${mail}`}</p>
      </div>
      <FormFrame
        intent={enrolmentForm.name}
        action={toInvitationPath(linkKey)}
        fields={{ sealed }}
        className="grid grid-cols-1 gap-9"
        noValidate
      >
        <FormError html={formError} />
        {/* Password managers ask whose it is. */}
        <input type="text" name="mail" autoComplete="username" value={mail} readOnly hidden />
        <section className="grid gap-4">
          <Title size="sub" as="h2">
            1. Passwort wählen
          </Title>
          <TextField
            form="enrol"
            field={{ ...newPasswordField, label: "Passwort" }}
            value={null}
            error={errors.password ?? null}
            hint={`Mindestens ${MIN_STAFF_PASSWORD} Zeichen. Länge zählt mehr als Sonderzeichen.`}
            hasFocus={errors.password !== undefined}
          />
          <TextField form="enrol" field={passwordAgainField} value={null} error={errors.passwordAgain ?? null} />
        </section>
        <section className="grid gap-4">
          <Title size="sub" as="h2">
            2. Authenticator-App verbinden
          </Title>
          <p>Scanne den Code mit einer Authenticator-App auf deinem Telefon. Sie zeigt dann alle 30 Sekunden sechs Ziffern.</p>
          <div className="grid gap-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center sm:gap-6">
            <QrCode {...authenticator} />
            <div className="grid gap-2 text-[0.9375rem]">
              <p className="text-soft">Geht das Scannen nicht, gib diesen Schlüssel ein:</p>
              <p className="font-mono text-[1.0625rem] wrap-anywhere" data-totp-key>
                {authenticator.key}
              </p>
              <p>
                <TextLink isTall href={authenticator.uri}>
                  In der App auf diesem Gerät öffnen
                </TextLink>
              </p>
            </div>
          </div>
        </section>
        <section className="grid gap-4">
          <Title size="sub" as="h2">
            3. Code bestätigen
          </Title>
          <TextField
            form="enrol"
            field={{ ...codeField, inputMode: "numeric" }}
            value={null}
            error={errors.code ?? null}
            hint="Die sechs Ziffern, die die App jetzt zeigt."
            hasFocus={errors.code !== undefined}
          />
          <Button type="submit" size="l">
            Zugang einrichten
          </Button>
        </section>
      </FormFrame>
    </NarrowPage>
  );
}

/** Dark on white whatever the page is: cameras read nothing else. */
function QrCode({ qrSize, qrPath }: AuthenticatorView) {
  return (
    <svg
      viewBox={`0 0 ${qrSize} ${qrSize}`}
      role="img"
      aria-label="QR-Code für die Authenticator-App"
      shapeRendering="crispEdges"
      className="size-52 rounded-sm border border-rule"
    >
      <rect width={qrSize} height={qrSize} fill="#fff" />
      <path d={qrPath} fill="#000" />
    </svg>
  );
}

/** The account is set up; the codes are told this once. */
export function EnrolledPage({ codes }: { codes: readonly string[] }) {
  return (
    <NarrowPage>
      <Title size="page" as="h1">
        Dein Zugang ist fertig
      </Title>
      <RecoveryCodes codes={codes} />
      <ButtonLink href={NEWSROOM_PATH} size="l" className="justify-self-start print:hidden">
        Ich habe die Codes, weiter
      </ButtonLink>
    </NarrowPage>
  );
}

/** The link was used, or is too old. */
export function InvitationOverPage() {
  return (
    <NarrowPage>
      <Title size="page" as="h1">
        Diese Einladung gilt nicht mehr
      </Title>
      <p>Ein Link gilt 48 Stunden und nur einmal. Bitte die Verwaltung um einen neuen.</p>
      <p>
        <TextLink isTall href={NEWSROOM_PATH}>
          Zur Anmeldung
        </TextLink>
      </p>
    </NarrowPage>
  );
}

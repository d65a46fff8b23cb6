import { FormError } from "#app/components/form/form-error.tsx";
import { FormFrame } from "#app/components/form/form-frame.tsx";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { NEWSROOM_PATH, toInvitationPath } from "#app/domain/newsroom/newsroom-paths.ts";
import { MIN_STAFF_PASSWORD, newPasswordField, passwordAgainField } from "#app/domain/staff/new-password.ts";
import { codeField, enrolmentForm } from "#app/domain/staff/staff-forms.ts";
import { NarrowPage } from "#app/features/newsroom/room/narrow-page.tsx";
import { RoomSection } from "#app/features/newsroom/room/room-section.tsx";
import { Button, ButtonLink } from "#app/ui/button/button.tsx";
import { TextField } from "#app/ui/field/field.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import type { AuthenticatorView } from "./authenticator-view-model.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";

export type EnrolmentView = { name: string; mail: string; sealed: string; authenticator: AuthenticatorView };
type EnrolmentPageProps = {
  /** The key in the invitation link. */
  linkKey: string;
  view: EnrolmentView;
  form: FormState;
};

/** An invited member of staff sets up an account: a password, and an authenticator as the second factor. */
export function EnrolmentPage({ linkKey, view, form: { errors, formError } }: EnrolmentPageProps) {
  const { name, mail, sealed, authenticator } = view;
  return (
    <NarrowPage title="Zugang einrichten">
      <p className="-mt-3.5 text-soft wrap-anywhere">{`Für ${name}, ${mail}`}</p>
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
        <RoomSection title="1. Passwort wählen" isHigh>
          <TextField
            form="enrol"
            field={{ ...newPasswordField, label: "Passwort" }}
            value={null}
            error={errors.password ?? null}
            hint={`Mindestens ${MIN_STAFF_PASSWORD} Zeichen. Länge zählt mehr als Sonderzeichen.`}
            hasFocus={errors.password !== undefined}
          />
          <TextField form="enrol" field={passwordAgainField} value={null} error={errors.passwordAgain ?? null} />
        </RoomSection>
        <RoomSection title="2. Authenticator-App verbinden" isHigh>
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
        </RoomSection>
        <RoomSection title="3. Code bestätigen" isHigh>
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
        </RoomSection>
      </FormFrame>
    </NarrowPage>
  );
}

/** Dark on white whatever the theme: cameras read nothing else. */
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

/** The account is set up; the codes are shown only this once. */
export function EnrolledPage({ codes }: { codes: readonly string[] }) {
  return (
    <NarrowPage title="Dein Zugang ist fertig">
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
    <NarrowPage title="Diese Einladung gilt nicht mehr">
      <p>Ein Link gilt 48 Stunden und nur einmal. Bitte die Verwaltung um einen neuen.</p>
      <p>
        <TextLink isTall href={NEWSROOM_PATH}>
          Zur Anmeldung
        </TextLink>
      </p>
    </NarrowPage>
  );
}

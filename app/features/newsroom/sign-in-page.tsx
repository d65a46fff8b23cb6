import { FormError } from "#app/components/form/form-error.tsx";
import { FormFrame } from "#app/components/form/form-frame.tsx";
import { PasskeyIsland } from "#app/components/passkey/passkey.island.tsx";
import { NEWSROOM_PATH } from "#app/domain/newsroom/newsroom-paths.ts";
import { codeField, staffPasskeyIntents } from "#app/domain/staff/staff-forms.ts";
import { NarrowPage } from "#app/features/newsroom/room/narrow-page.tsx";
import { Island } from "#app/islands/island.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { TextField } from "#app/ui/field/field.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";

const mailField = {
  name: "mail",
  label: "E-Mail",
  type: "email",
  autoComplete: "username",
  inputMode: "email",
  isRequired: true,
} as const;
const passwordField = {
  name: "password",
  label: "Passwort",
  type: "password",
  autoComplete: "current-password",
  isRequired: true,
} as const;

export type SignInPageProps = {
  mail: string;
  /** Sealed: the password was right, and a code is asked for; null before. */
  ticket: string | null;
  error: string | null;
  /** Where to go on. */
  onward: string;
};

/** Staff sign in: mail and password first, then the second factor; or a passkey. */
export function SignInPage({ mail, ticket, error, onward }: SignInPageProps) {
  return (
    <NarrowPage title={ticket === null ? "Anmelden" : "Code eingeben"}>
      <FormFrame
        intent={ticket === null ? "password" : "code"}
        action={NEWSROOM_PATH}
        fields={{ weiter: onward, ticket, mail: ticket === null ? null : mail }}
        className="grid gap-5"
      >
        <FormError html={error} hasFocus={false} />
        {ticket === null ? (
          <>
            <TextField form="newsroom" field={mailField} value={mail} error={null} hasFocus={mail === ""} />
            <TextField form="newsroom" field={passwordField} value={null} error={null} hasFocus={mail !== ""} />
          </>
        ) : (
          <TextField
            form="newsroom"
            field={codeField}
            value={null}
            error={null}
            hasFocus
            hint="Die sechs Ziffern aus deiner Authenticator-App. Hast du sie nicht bei dir, geht auch ein Wiederherstellungscode."
          />
        )}
        <Button type="submit" size="l">
          {ticket === null ? "Weiter" : "Anmelden"}
        </Button>
        {ticket === null ? (
          <p className="text-[0.9375rem] text-soft">
            Du bleibst zwölf Stunden angemeldet, auf diesem Gerät. Passwort vergessen? Die Verwaltung schickt dir einen neuen
            Zugang.
          </p>
        ) : (
          <p>
            <TextLink isTall href={NEWSROOM_PATH}>
              Von vorne beginnen
            </TextLink>
          </p>
        )}
      </FormFrame>
      {ticket === null && (
        <Island
          of={PasskeyIsland}
          until="visible"
          props={{ options: null, intent: staffPasskeyIntents.signIn, action: NEWSROOM_PATH, fields: { weiter: onward } }}
        />
      )}
    </NarrowPage>
  );
}

import { NEWSROOM_PATH } from "#app/domain/newsroom/newsroom-paths.ts";
import { Button } from "#app/ui/button/button.tsx";
import { TextField } from "#app/ui/field/field.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { Title } from "#app/ui/title/title.tsx";
import { NarrowPage } from "./narrow-page.tsx";
import { codeField } from "./staff/staff-fields.ts";

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

/** Staff sign in: mail and password first, then the second factor. */
export function SignInPage({ mail, ticket, error, onward }: SignInPageProps) {
  return (
    <NarrowPage>
      <Title size="page" as="h1">
        {ticket === null ? "Anmelden" : "Code eingeben"}
      </Title>
      <form method="post" action={NEWSROOM_PATH} className="grid gap-5">
        {error !== null && (
          <Notice tone="live" role="alert">
            {error}
          </Notice>
        )}
        <input type="hidden" name="intent" value={ticket === null ? "password" : "code"} />
        <input type="hidden" name="weiter" value={onward} />
        {ticket === null ? (
          <>
            <TextField form="newsroom" field={mailField} value={mail} error={null} hasFocus={mail === ""} />
            <TextField form="newsroom" field={passwordField} value={null} error={null} hasFocus={mail !== ""} />
          </>
        ) : (
          <>
            <input type="hidden" name="ticket" value={ticket} />
            <input type="hidden" name="mail" value={mail} />
            <TextField
              form="newsroom"
              field={codeField}
              value={null}
              error={null}
              hasFocus
              hint="Die sechs Ziffern aus deiner Authenticator-App. Hast du sie nicht bei dir, geht auch ein Wiederherstellungscode."
            />
          </>
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
      </form>
    </NarrowPage>
  );
}

import { STAFF_ACCOUNT_PATH } from "#app/domain/newsroom/newsroom-paths.ts";
import { MIN_STAFF_PASSWORD } from "#app/domain/staff/new-password.ts";
import { NewsroomRoom } from "#app/features/newsroom/newsroom-room.tsx";
import { RoomHeading } from "#app/features/newsroom/room-heading.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { TextField } from "#app/ui/field/field.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import { Title } from "#app/ui/title/title.tsx";
import type { StaffRight } from "#graphql/generated/contract.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { newPasswordField, passwordAgainField } from "./staff-fields.ts";
import type { AccountView } from "./staff-view.ts";

const currentField = {
  name: "current",
  label: "Jetziges Passwort",
  type: "password",
  autoComplete: "current-password",
  isRequired: true,
} as const;

type AccountPageProps = {
  account: AccountView;
  rights: readonly StaffRight[];
  /** What was done; null when nothing was. */
  done: string | null;
  /** New ones, told this once. */
  codes: readonly string[] | null;
  errors: Readonly<Record<string, string>>;
  formError: string | null;
};

/** Somebody's own account: password, recovery codes, and where they are signed in. */
export function AccountPage({ account, rights, done, codes, errors, formError }: AccountPageProps) {
  return (
    <NewsroomRoom current={STAFF_ACCOUNT_PATH} rights={rights}>
      <RoomHeading title={account.name}>{`${account.mail} · ${account.rolesText}`}</RoomHeading>
      {done !== null && <Notice role="status">{done}</Notice>}
      {formError !== null && (
        <Notice tone="live" role="alert">
          {formError}
        </Notice>
      )}
      <Sessions sessions={account.sessions} />
      <section className="grid grid-cols-1 gap-4">
        <Title size="sub" as="h2">
          Wiederherstellungscodes
        </Title>
        {codes !== null ? (
          <RecoveryCodes codes={codes} />
        ) : (
          <>
            <p className={account.hasFewCodes ? "font-semibold text-live" : "text-soft"}>{account.codesText}</p>
            <form method="post" action={STAFF_ACCOUNT_PATH} className="grid justify-items-start gap-2">
              <Button type="submit" name="intent" value="codes" tone="quiet">
                Neue Codes erzeugen
              </Button>
              <p className="text-[0.9375rem] text-soft">Die alten gelten dann nicht mehr.</p>
            </form>
          </>
        )}
      </section>
      <section className="grid grid-cols-1 gap-4 border-t border-rule pt-6 print:hidden">
        <Title size="sub" as="h2">
          Passwort ändern
        </Title>
        <form method="post" action={STAFF_ACCOUNT_PATH} className="grid max-w-[26rem] gap-4" noValidate>
          <input type="hidden" name="intent" value="password" />
          <input type="text" name="mail" autoComplete="username" value={account.mail} readOnly hidden />
          <TextField form="account" field={currentField} value={null} error={errors.current ?? null} />
          <TextField
            form="account"
            field={newPasswordField}
            value={null}
            error={errors.password ?? null}
            hint={`Mindestens ${MIN_STAFF_PASSWORD} Zeichen. Andere Geräte werden abgemeldet.`}
          />
          <TextField form="account" field={passwordAgainField} value={null} error={errors.passwordAgain ?? null} />
          <Button type="submit" className="justify-self-start">
            Passwort ändern
          </Button>
        </form>
      </section>
    </NewsroomRoom>
  );
}

function Sessions({ sessions }: Pick<AccountView, "sessions">) {
  return (
    <section className="grid grid-cols-1 gap-3 print:hidden">
      <Title size="sub" as="h2">
        Hier bist du angemeldet
      </Title>
      <ul className="grid grid-cols-1">
        {sessions.map(({ id, title, text, isCurrent }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-rule py-3 first:border-t"
            data-session
          >
            <div className="grid min-w-0 gap-0.5 wrap-anywhere">
              <p className="font-semibold">{isCurrent ? `${title} (dieses Gerät)` : title}</p>
              <p className="text-[0.9375rem] text-soft">{text}</p>
            </div>
            <form method="post" action={STAFF_ACCOUNT_PATH}>
              <input type="hidden" name="session" value={id} />
              <Button type="submit" name="intent" value="end" tone="quiet" aria-label={`${title} abmelden`}>
                Abmelden
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </section>
  );
}

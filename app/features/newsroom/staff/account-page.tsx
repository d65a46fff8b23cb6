import { FormError } from "#app/components/form/form-error.tsx";
import { FormFrame } from "#app/components/form/form-frame.tsx";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { STAFF_ACCOUNT_PATH } from "#app/domain/newsroom/newsroom-paths.ts";
import { MIN_STAFF_PASSWORD, newPasswordField } from "#app/domain/staff/new-password.ts";
import { changePasswordForm } from "#app/domain/staff/staff-forms.ts";
import { NewsroomRoom } from "#app/features/newsroom/room/newsroom-room.tsx";
import { RoomHeading } from "#app/features/newsroom/room/room-heading.tsx";
import { RoomSection } from "#app/features/newsroom/room/room-section.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { TextField } from "#app/ui/field/field.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import type { StaffRight } from "#graphql/generated/contract.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { StaffPasskeys } from "./staff-passkeys.tsx";
import type { AccountView } from "./staff-view-model.ts";

type AccountPageProps = {
  account: AccountView;
  rights: readonly StaffRight[];
  /** New ones, told this once. */
  codes: readonly string[] | null;
  /** What an authenticator is asked, once a passkey was begun. */
  options: string | null;
  form: FormState;
};

/** The signed-in member's own account: password, passkeys, recovery codes, and sessions. */
export function AccountPage({ account, rights, codes, options, form }: AccountPageProps) {
  return (
    <NewsroomRoom current={STAFF_ACCOUNT_PATH} rights={rights}>
      <RoomHeading title={account.name}>{`${account.mail} · ${account.rolesText}`}</RoomHeading>
      {form.notice !== null && <Notice role="status">{form.notice}</Notice>}
      <FormError html={form.formError} />
      <Sessions sessions={account.sessions} />
      <StaffPasskeys passkeys={account.passkeys} options={options} />
      <RoomSection title="Wiederherstellungscodes" isHigh>
        {codes !== null ? (
          <RecoveryCodes codes={codes} />
        ) : (
          <>
            <p className={account.hasFewCodes ? "font-semibold text-live" : "text-soft"}>{account.codesText}</p>
            <FormFrame intent="codes" action={STAFF_ACCOUNT_PATH} className="grid justify-items-start gap-2">
              <Button type="submit" tone="quiet">
                Neue Codes erzeugen
              </Button>
              <p className="text-[0.9375rem] text-soft">Die alten gelten dann nicht mehr.</p>
            </FormFrame>
          </>
        )}
      </RoomSection>
      <RoomSection title="Passwort ändern" isHigh className="border-t border-rule pt-6 print:hidden">
        <FormFrame intent={changePasswordForm.name} action={STAFF_ACCOUNT_PATH} className="grid max-w-[26rem] gap-4" noValidate>
          <input type="text" name="mail" autoComplete="username" value={account.mail} readOnly hidden />
          {changePasswordForm.fields.map((field) => (
            <TextField
              key={field.name}
              form="account"
              field={field}
              value={null}
              error={form.errors[field.name] ?? null}
              hint={
                field === newPasswordField ? `Mindestens ${MIN_STAFF_PASSWORD} Zeichen. Andere Geräte werden abgemeldet.` : null
              }
            />
          ))}
          <Button type="submit" className="justify-self-start">
            Passwort ändern
          </Button>
        </FormFrame>
      </RoomSection>
    </NewsroomRoom>
  );
}

function Sessions({ sessions }: Pick<AccountView, "sessions">) {
  return (
    <RoomSection title="Hier bist du angemeldet" className="print:hidden">
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
            <FormFrame intent="end" action={STAFF_ACCOUNT_PATH} fields={{ session: String(id) }}>
              <Button type="submit" tone="quiet" aria-label={`${title} abmelden`}>
                Abmelden
              </Button>
            </FormFrame>
          </li>
        ))}
      </ul>
    </RoomSection>
  );
}

import { PasskeyIsland } from "#app/components/passkey/passkey.island.tsx";
import { PasskeyList } from "#app/components/passkey/passkey-list.tsx";
import type { PasskeyView } from "#app/components/passkey/to-passkeys.ts";
import { STAFF_ACCOUNT_PATH } from "#app/domain/newsroom/newsroom-paths.ts";
import { staffPasskeyIntents as intents } from "#app/domain/staff/staff-forms.ts";
import { ButtonForm, RoomSection } from "#app/features/newsroom/room/room-section.tsx";
import { Island } from "#app/islands/island.tsx";

type StaffPasskeysProps = {
  passkeys: readonly PasskeyView[];
  /** What the authenticator is asked, once somebody has begun. */
  options: string | null;
};

/** A member's passkeys: each takes the place of password and code. */
export function StaffPasskeys({ passkeys, options }: StaffPasskeysProps) {
  return (
    <RoomSection title="Passkeys" isHigh className="print:hidden">
      <p className="text-soft">
        Mit einem Passkey meldest du dich ohne Passwort und Code an: mit Fingerabdruck, Gesicht oder PIN. Verlierst du das Gerät,
        entferne ihn hier, oder die Verwaltung tut es. Passwort und Code gelten weiter.
      </p>
      {passkeys.length > 0 && <PasskeyList passkeys={passkeys} action={STAFF_ACCOUNT_PATH} intents={intents} />}
      {options === null ? (
        <ButtonForm intent={intents.begin} action={STAFF_ACCOUNT_PATH} tone="quiet" className="noscript:hidden">
          Passkey hinzufügen
        </ButtonForm>
      ) : (
        <Island
          of={PasskeyIsland}
          until="visible"
          props={{ options, intent: intents.add, action: STAFF_ACCOUNT_PATH, fields: {} }}
        />
      )}
      <p className="hidden noscript:block">Um einen Passkey anzulegen, braucht dein Browser JavaScript.</p>
    </RoomSection>
  );
}

import { MAX_PASSKEY_NAME } from "#app/domain/passkey/passkey-form.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { Button } from "#app/ui/button/button.tsx";
import { LabelledField } from "#app/ui/field/labelled-field.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import { PasskeyForm } from "./passkey-form.tsx";
import { passkeyTexts } from "./passkey-texts.ts";

type PasskeyProps = {
  /** A new passkey is made by the back end's JSON; null lets staff sign in with one. */
  options: string | null;
  intent: string;
  action: string;
  fields: Readonly<Record<string, string>>;
};

/** What an authenticator is asked for on a page: the last step of a new passkey, or the sign-in of staff. */
function Passkey({ options, ...form }: PasskeyProps) {
  if (options === null)
    return (
      <PasskeyForm
        {...form}
        ask={async () => (await import("./ask-staff-passkey.client.ts")).askStaffPasskey()}
        className="grid gap-4"
        otherwise={null}
      >
        <Button type="submit" tone="quiet" size="l">
          Mit Passkey anmelden
        </Button>
      </PasskeyForm>
    );
  return (
    <PasskeyForm
      {...form}
      ask={async () => (await import("./ask-authenticator.client.ts")).makePasskey(options)}
      className="grid max-w-[26rem] gap-4"
      otherwise={<Notice>{passkeyTexts.unsupported}</Notice>}
    >
      <LabelledField
        form={form.intent}
        name="name"
        label="Wie soll der Passkey heißen?"
        hint="Damit du ihn später erkennst, zum Beispiel „Mein Telefon“."
        error={null}
      >
        {(attributes) => <input {...attributes} type="text" autoComplete="off" maxLength={MAX_PASSKEY_NAME} />}
      </LabelledField>
      <Button type="submit" className="justify-self-start">
        Passkey jetzt anlegen
      </Button>
    </PasskeyForm>
  );
}

export const PasskeyIsland = defineIsland("passkey", Passkey);

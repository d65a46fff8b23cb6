import { MAX_PASSKEY_NAME } from "#app/domain/passkey/passkey-form.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { Button } from "#app/ui/button/button.tsx";
import { LabelledField } from "#app/ui/field/labelled-field.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import { PasskeyForm } from "./passkey-form.tsx";
import { passkeyTexts } from "./passkey-texts.ts";

type NewPasskeyProps = {
  /** The back end's JSON. */
  options: string;
  intent: string;
  action: string;
};

/** The last step of a new passkey: what it is called, and the authenticator. */
function NewPasskey({ options, intent, action }: NewPasskeyProps) {
  const ask = async () => (await import("./ask-authenticator.client.ts")).makePasskey(options);
  return (
    <PasskeyForm
      intent={intent}
      action={action}
      ask={ask}
      className="grid max-w-[26rem] justify-items-start gap-4 *:w-full"
      otherwise={<Notice>{passkeyTexts.unsupported}</Notice>}
    >
      <LabelledField
        form={intent}
        name="name"
        label="Wie soll der Passkey heißen?"
        hint="Damit du ihn später erkennst, zum Beispiel „Mein Telefon“."
        error={null}
      >
        {(attributes) => <input {...attributes} type="text" autoComplete="off" autoFocus maxLength={MAX_PASSKEY_NAME} />}
      </LabelledField>
      <Button type="submit" className="w-auto! justify-self-start">
        Passkey jetzt anlegen
      </Button>
    </PasskeyForm>
  );
}

export const NewPasskeyIsland = defineIsland("new-passkey", NewPasskey);

import { FormFrame } from "#app/components/form/form-frame.tsx";
import { toConfirmPath } from "#app/domain/newsroom/newsroom-paths.ts";
import { codeField } from "#app/domain/staff/staff-forms.ts";
import { NarrowPage } from "#app/features/newsroom/room/narrow-page.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { TextField } from "#app/ui/field/field.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";

type ConfirmPageProps = { onward: string; error: string | null };

/** Before something dangerous: the second factor again, if the last one is older than ten minutes. */
export function ConfirmPage({ onward, error }: ConfirmPageProps) {
  return (
    <NarrowPage title="Bist das du?">
      <p>
        Was jetzt kommt, lässt sich nicht leicht rückgängig machen. Bestätige mit deiner Authenticator-App; das gilt zehn Minuten.
      </p>
      <FormFrame intent="confirm" action={toConfirmPath(onward)} className="grid gap-5">
        <TextField
          form="confirm"
          field={codeField}
          value={null}
          error={error}
          hasFocus
          hint="Sechs Ziffern, oder ein Wiederherstellungscode."
        />
        <Button type="submit" size="l">
          Bestätigen
        </Button>
        <p>
          <TextLink isTall href={onward}>
            Zurück
          </TextLink>
        </p>
      </FormFrame>
    </NarrowPage>
  );
}

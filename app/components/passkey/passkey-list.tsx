import { FormFrame } from "#app/components/form/form-frame.tsx";
import { MAX_PASSKEY_NAME } from "#app/domain/passkey/passkey-form.ts";
import { Button } from "#app/ui/button/button.tsx";
import { fieldInput } from "#app/ui/field/field-class.ts";
import type { PasskeyView } from "./to-passkeys.ts";

type PasskeyListProps = {
  passkeys: readonly PasskeyView[];
  /** Where its forms are posted to. */
  action: string;
  /** Of the two forms of each. */
  intents: { rename: string; remove: string };
};

/** Passkeys by their names, each with the forms that change it. */
export function PasskeyList({ passkeys, action, intents }: PasskeyListProps) {
  return (
    <ul className="grid w-full grid-cols-1">
      {passkeys.map(({ id, name, text }) => (
        <li key={id} className="grid gap-1 border-b border-rule pt-4 pb-1 wrap-anywhere first:border-t" data-passkey>
          <p className="font-semibold" id={`passkey-${id}`}>
            {name}
          </p>
          <p className="text-[0.9375rem] text-soft">{text}</p>
          <details className="group">
            <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-accent">
              Ändern<span className="sr-only">{`: ${name}`}</span>
            </summary>
            <div className="flex flex-wrap items-end gap-3 pt-1 pb-4">
              <FormFrame
                intent={intents.rename}
                action={action}
                fields={{ id: String(id) }}
                className="flex flex-wrap items-end gap-3"
              >
                <input
                  name="name"
                  aria-label={`Neuer Name für ${name}`}
                  autoComplete="off"
                  required
                  maxLength={MAX_PASSKEY_NAME}
                  defaultValue={name}
                  className={`${fieldInput} w-full sm:w-72`}
                />
                <Button type="submit" tone="quiet">
                  Umbenennen
                </Button>
              </FormFrame>
              <FormFrame intent={intents.remove} action={action} fields={{ id: String(id) }}>
                <Button type="submit" tone="danger" aria-describedby={`passkey-${id}`}>
                  Entfernen
                </Button>
              </FormFrame>
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}

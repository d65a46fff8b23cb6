import { useState } from "react";
import { Button, ButtonRow } from "#app/ui/button/button.tsx";
import { LabelledField } from "#app/ui/field/labelled-field.tsx";

type AddressFormProps = {
  name: string;
  label: string;
  hint: string;
  first: string;
  submit: string;
  /** Null when it was taken, else what is wrong. */
  take: (address: string) => string | null;
  onClose: () => void;
  children?: React.ReactNode;
};

/** One address that is looked at before it is taken. */
export function AddressForm({ name, label, hint, first, submit, take, onClose, children }: AddressFormProps) {
  const [error, setError] = useState<string | null>(null);
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setError(take(`${new FormData(event.currentTarget).get("address") ?? ""}`));
      }}
    >
      <LabelledField form={`desk-${name}`} name="address" label={label} hint={hint} error={error}>
        {(attributes) => (
          <input {...attributes} type="text" inputMode="url" autoComplete="off" spellCheck={false} defaultValue={first} />
        )}
      </LabelledField>
      <ButtonRow>
        <Button type="submit">{submit}</Button>
        {children}
        <Button type="button" tone="quiet" onClick={onClose}>
          Abbrechen
        </Button>
      </ButtonRow>
    </form>
  );
}

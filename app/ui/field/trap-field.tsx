import { LabelledField } from "./labelled-field.tsx";

type TrapFieldProps = { form: string; name: string; value: string | undefined; error: string | null | undefined };

/** For programs that fill in everything; where one did so in a person's name, the person sees it. */
export function TrapField({ form, name, value, error }: TrapFieldProps) {
  const isHidden = error == null;
  return (
    <div className={isHidden ? "sr-only" : ""} aria-hidden={isHidden}>
      <LabelledField form={form} name={name} label="Dieses Feld bleibt leer" error={error}>
        {(attributes) => (
          <input {...attributes} type="text" autoComplete="off" tabIndex={isHidden ? -1 : undefined} defaultValue={value} />
        )}
      </LabelledField>
    </div>
  );
}

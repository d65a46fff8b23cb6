import { useState } from "react";
import { FormFrame } from "#app/components/form/form-frame.tsx";
import type { FieldErrors } from "#app/domain/forms/form-definition.ts";
import { type CutValues, cutFields, parseCutForm, toCutValues } from "#app/domain/newsroom/picture-form.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { Button } from "#app/ui/button/button.tsx";
import { LabelledField } from "#app/ui/field/labelled-field.tsx";
import { centredCut, type PictureCut, type Size } from "#shared/content/picture-cut.ts";
import { CutPreviews } from "./cut-previews.tsx";
import { CutStage } from "./cut-stage.tsx";

type PictureCutProps = {
  original: string;
  path: string;
  known: number;
  /** Nobody has cut it: the crops follow what attracts the eye. */
  isAutomatic: boolean;
  values: Readonly<CutValues>;
  errors: FieldErrors;
};

/** Cuts a picture by pointer, keyboard and numbers, and shows what becomes of all crops. Without script the numbers are a form. */
function PictureCutEditor({ original, path, known, isAutomatic, values: first, errors: sent }: PictureCutProps) {
  const [values, setValues] = useState<CutValues>(first);
  const [errors, setErrors] = useState(sent);
  const [size, setSize] = useState<Size | null>(null);
  const [isChanged, setChanged] = useState(false);
  const parsed = parseCutForm(values);
  // While a number is half typed the picture stays as it was.
  const [last, setLast] = useState<PictureCut>("cut" in parsed ? parsed.cut : centredCut);

  function type(name: string, value: string): void {
    const next = { ...values, [name]: value };
    setValues(next);
    setChanged(true);
    const read = parseCutForm(next);
    setErrors("errors" in read ? read.errors : {});
    if ("cut" in read) setLast(read.cut);
  }
  function move(cut: PictureCut): void {
    setValues(toCutValues(cut));
    setErrors({});
    setLast(cut);
    setChanged(true);
  }
  return (
    <FormFrame intent="cut" action={path} fields={{ known: String(known) }} className="grid grid-cols-1 gap-6">
      <CutStage original={original} cut={last} size={size} onSize={setSize} onCut={move} />
      {size !== null && <CutPreviews original={original} size={size} cut={last} isAutomatic={isAutomatic && !isChanged} />}
      <div className="grid grid-cols-2 items-end gap-x-4 gap-y-3 sm:grid-cols-3 lg:grid-cols-6">
        {cutFields.map(({ name, label }) => (
          <LabelledField key={name} form="zuschnitt" name={name} label={`${label} (%)`} error={errors[name]}>
            {(attributes) => (
              <input
                {...attributes}
                type="text"
                inputMode="decimal"
                value={values[name]}
                className={`${attributes.className} w-full min-w-0 tabular-nums`}
                onChange={({ currentTarget }) => type(name, currentTarget.value)}
              />
            )}
          </LabelledField>
        ))}
      </div>
      <Button type="submit" className="justify-self-start">
        Zuschnitt speichern
      </Button>
    </FormFrame>
  );
}

export const PictureCutIsland = defineIsland("picture-cut", PictureCutEditor);

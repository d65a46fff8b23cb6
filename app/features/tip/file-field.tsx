import { ACCEPTED_FILES, MAX_FORM_FILE_BYTES } from "#app/domain/tip/tip-form.ts";
import { findFileFault, type TipRules, toSizeText } from "#app/domain/tip/tip-rules.ts";
import { fileButton } from "#app/ui/field/file-button-class.ts";
import { LabelledField } from "#app/ui/field/labelled-field.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { TIP_FORM } from "./tip-fieldset.tsx";
import type { ChosenFile } from "./tip-job.ts";

type FileFieldProps = {
  rules: TipRules;
  files: readonly ChosenFile[];
  error: string | null;
  /** Without script the files go with the form, in one piece. */
  isAwake: boolean;
  onFiles: (files: readonly ChosenFile[]) => void;
};

/** Files of a tip: chosen at once or one after the other. */
export function FileField({ rules, files, error, isAwake, onFiles }: FileFieldProps) {
  const { maxFiles, maxFileBytes, maxVideoBytes } = rules;
  const kinds = `Bilder und Dokumente bis ${toSizeText(maxFileBytes)}, Videos bis ${toSizeText(maxVideoBytes)}, höchstens ${maxFiles} Dateien.`;
  const whole = `Bilder, Videos und Dokumente, höchstens ${maxFiles}, zusammen bis ${toSizeText(MAX_FORM_FILE_BYTES)}. Mit JavaScript geht mehr.`;
  return (
    <div className="grid gap-3">
      <LabelledField
        form={TIP_FORM}
        name="files"
        label="Bilder, Videos, Dokumente"
        isOptional
        error={error ?? undefined}
        hint={isAwake ? kinds : whole}
      >
        {(attributes) => (
          <input
            {...attributes}
            type="file"
            multiple
            accept={ACCEPTED_FILES}
            className={`${attributes.className} ${fileButton}`}
            onChange={(event) => {
              const chosen = [...(event.currentTarget.files ?? [])].map((file) => ({ key: crypto.randomUUID(), file }));
              event.currentTarget.value = "";
              onFiles([...files, ...chosen]);
            }}
          />
        )}
      </LabelledField>
      {files.length > 0 && (
        <ul className="grid" aria-label="Gewählte Dateien" data-keeps-page="">
          {files.map(({ key, file }) => (
            <ChosenLine
              key={key}
              file={file}
              fault={findFileFault(file, rules)}
              onRemove={() => onFiles(files.filter((other) => other.key !== key))}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

function ChosenLine({ file, fault, onRemove }: { file: File; fault: string | null; onRemove: () => void }) {
  return (
    <li className="flex min-h-12 items-center gap-3 border-b border-rule py-1 first:border-t">
      <span className="min-w-0 grow leading-snug wrap-anywhere">
        {file.name} <span className="text-soft">{toSizeText(file.size)}</span>
        {fault !== null && <span className="block font-semibold text-live">{fault}</span>}
      </span>
      <button
        type="button"
        className="inline-flex size-11 flex-none items-center justify-center text-soft hover:text-ink"
        aria-label={`${file.name} nicht senden`}
        onClick={onRemove}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}

import { type KeyboardEvent, useState } from "react";
import { FormError } from "#app/components/form/form-error.tsx";
import { FormFrame } from "#app/components/form/form-frame.tsx";
import { useForm } from "#app/components/form/use-form.ts";
import { Picture } from "#app/components/picture/picture.tsx";
import { PickPictureButton } from "#app/components/picture-library/pick-picture-button.tsx";
import type { PickedPicture } from "#app/components/picture-library/picture-picker.tsx";
import { emptyForm } from "#app/domain/forms/form-state.ts";
import { entryForm } from "#app/domain/newsroom/entry-form.ts";
import { MAX_SHORT_TEXT, MAX_TEXT, PICTURE_TYPES } from "#app/domain/newsroom/entry-limits.ts";
import { toTickerPath } from "#app/domain/newsroom/newsroom-paths.ts";
import type { EntryView, SentEntry } from "#app/features/newsroom/newsroom-view.ts";
import { Button, ButtonRow } from "#app/ui/button/button.tsx";
import { fileButton } from "#app/ui/field/file-button-class.ts";
import { LabelledField } from "#app/ui/field/labelled-field.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";

/** Ids of its fields begin with it. */
const FIELDS = "eintrag-feld";

export type EntryFormProps = {
  postId: number;
  /** The entry that is changed; null for a new one. */
  entry: EntryView | null;
  /** The id of a new entry: sent twice, it is stored once. */
  newId: string;
  /** As it came back. */
  sent: SentEntry | null;
  /** A picture that was chosen before goes with it. */
  hasPicture?: boolean;
  /** Sends it in the place of the browser. */
  onSend?: (form: FormData) => Promise<void>;
  onCancel?: () => void;
};

/** Writes an entry of a live ticker or changes one; posted by the browser alone, or by script with a place to wait. */
export function EntryForm({ postId, entry, newId, sent, hasPicture = false, onSend, onCancel }: EntryFormProps) {
  const [hasFile, setHasFile] = useState(hasPicture);
  const [picked, setPicked] = useState<PickedPicture | null>(null);
  const values = sent?.values ?? toValues(entry);
  const id = values.id || entry?.id || newId;
  const query = entry === null ? "" : `?eintrag=${encodeURIComponent(entry.id)}`;
  const picture = entry?.picture ?? null;

  const { errorOf, isAwake, frame } = useForm({
    id: "eintrag",
    rules: entryForm,
    state: { ...emptyForm, ...sent, values },
    send:
      onSend === undefined
        ? null
        : async () => {
            if (frame.ref.current !== null) await onSend(new FormData(frame.ref.current));
            return { kind: "done" };
          },
  });
  const isOpen =
    entry !== null || values.title || ["title", "date", "picture", "alt", "credit"].some((name) => errorOf(name) !== null);

  /** Its words are a beginning: an entry may say other ones. */
  function pick(picture: PickedPicture): void {
    setPicked(picture);
    for (const name of ["alt", "credit"] as const) {
      const input = frame.ref.current?.elements.namedItem(name);
      if (input instanceof HTMLInputElement) input.value = picture[name].slice(0, MAX_SHORT_TEXT);
    }
  }
  function sendByKeys(event: KeyboardEvent<HTMLFormElement>): void {
    frame.onKeyDown(event);
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
  }
  return (
    <FormFrame
      {...frame}
      action={toTickerPath(postId) + query}
      fields={{
        id,
        known: sent?.isConflict ? (entry?.modified ?? "") : (values.known ?? ""),
        image: picked?.source ?? values.image ?? "",
        dateBefore: values.dateBefore ?? "",
        newPicture: hasFile ? "on" : "",
      }}
      encType="multipart/form-data"
      className="grid gap-3"
      data-entry-form={id}
      noValidate={isAwake}
      onKeyDown={sendByKeys}
    >
      <FormError html={sent?.formError ?? null} />
      <LabelledField
        form={FIELDS}
        name="text"
        label={entry === null ? "Neuer Eintrag" : `Eintrag von ${entry.time}`}
        error={errorOf("text")}
      >
        {(attributes) => (
          <textarea
            {...attributes}
            className={`${attributes.className} max-h-[40dvh] min-h-22 w-full resize-y [field-sizing:content]`}
            rows={3}
            required
            maxLength={MAX_TEXT}
            defaultValue={values.text}
            aria-keyshortcuts="Control+Enter"
          />
        )}
      </LabelledField>
      <div className="flex flex-wrap gap-x-6">
        <Box name="key" label="Wichtiges Ereignis" isChecked={Boolean(values.key)} />
        <Box name="pinned" label="Oben anheften" isChecked={Boolean(values.pinned)} />
      </div>
      <details open={Boolean(isOpen)} className="group">
        <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1 font-semibold text-accent">
          Titel, Bild und Zeit
          <Icon name="down" className="size-5 group-open:rotate-180" />
        </summary>
        <div className="grid grid-cols-1 gap-4 py-2">
          <LabelledField form={FIELDS} name="title" label="Titel" error={errorOf("title")}>
            {(attributes) => <input {...attributes} type="text" maxLength={MAX_SHORT_TEXT} defaultValue={values.title} />}
          </LabelledField>
          {picture !== null && values.image && (
            <div className="flex items-center gap-4">
              <Picture picture={picture.picture} isShaped className="size-16 rounded-sm object-cover" />
              <Box name="dropImage" label="Bild entfernen" isChecked={Boolean(values.dropImage)} />
            </div>
          )}
          <LabelledField
            form={FIELDS}
            name="picture"
            label={picture === null ? "Bild" : "Anderes Bild"}
            error={errorOf("picture")}
            hint="Bis 20 MB. Ort und Kamera werden aus der Datei entfernt."
          >
            {(attributes) => (
              <input
                {...attributes}
                type="file"
                className={`${attributes.className} ${fileButton}`}
                accept={PICTURE_TYPES}
                onChange={(event) => setHasFile(hasPicture || (event.currentTarget.files?.length ?? 0) > 0)}
              />
            )}
          </LabelledField>
          {isAwake && (
            <div className="flex flex-wrap items-center gap-4">
              {picked !== null && <img src={picked.src} alt={picked.alt} className="size-16 rounded-sm object-cover" />}
              <PickPictureButton onPick={pick}>Aus der Bilderverwaltung</PickPictureButton>
            </div>
          )}
          <LabelledField
            form={FIELDS}
            name="alt"
            label="Bildbeschreibung"
            error={errorOf("alt")}
            hint="Was auf dem Bild zu sehen ist, für alle, die es nicht sehen."
          >
            {(attributes) => (
              <input {...attributes} type="text" maxLength={MAX_SHORT_TEXT} defaultValue={values.alt} required={hasFile} />
            )}
          </LabelledField>
          <LabelledField form={FIELDS} name="credit" label="Fotograf oder Quelle" error={errorOf("credit")}>
            {(attributes) => <input {...attributes} type="text" maxLength={MAX_SHORT_TEXT} defaultValue={values.credit} />}
          </LabelledField>
          <LabelledField
            form={FIELDS}
            name="date"
            label="Zeit"
            error={errorOf("date")}
            hint={entry === null ? "Leer: jetzt." : undefined}
          >
            {(attributes) => <input {...attributes} type="datetime-local" defaultValue={values.date} />}
          </LabelledField>
        </div>
      </details>
      <ButtonRow>
        <Button type="submit" size="l" className="grow">
          {entry === null ? "Senden" : "Speichern"}
        </Button>
        {entry !== null && (
          <a
            href={toTickerPath(postId)}
            className="inline-flex min-h-12 items-center px-3 font-semibold text-accent"
            onClick={(event) => {
              if (onCancel === undefined) return;
              event.preventDefault();
              onCancel();
            }}
          >
            Abbrechen
          </a>
        )}
      </ButtonRow>
    </FormFrame>
  );
}

function Box({ name, label, isChecked }: { name: string; label: string; isChecked: boolean }) {
  return (
    <label className="inline-flex min-h-11 items-center gap-3">
      <input type="checkbox" name={name} className="size-6" defaultChecked={isChecked} />
      {label}
    </label>
  );
}

/** What the fields of an entry hold that is to be changed. */
export function toValues(entry: EntryView | null): Readonly<Record<string, string>> {
  if (entry === null) return {};
  const { id, modified, text, title, localTime, isPinned, isKeyEvent, picture } = entry;
  return {
    id,
    known: modified,
    text,
    title,
    date: localTime,
    dateBefore: localTime,
    pinned: isPinned ? "on" : "",
    key: isKeyEvent ? "on" : "",
    ...(picture === null ? {} : { image: picture.source, alt: picture.picture.img.alt, credit: picture.credit }),
  };
}

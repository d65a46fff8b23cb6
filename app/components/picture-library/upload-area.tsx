import { type ClipboardEvent, type DragEvent, type ReactNode, useEffect, useState } from "react";
import { PICTURE_TYPES } from "#app/domain/newsroom/entry-limits.ts";
import type { LibraryPicture } from "#app/domain/newsroom/library-picture.ts";
import { Button } from "#app/ui/button/button.tsx";
import { fieldInput, fieldLabel } from "#app/ui/field/field-class.ts";
import { FieldError } from "#app/ui/field/field-error.tsx";
import { fileButton } from "#app/ui/field/file-button-class.ts";
import { type Upload, useUploads } from "./use-uploads.ts";

type UploadAreaProps = {
  /** Ids begin with it. */
  id: string;
  onDone: (picture: LibraryPicture) => void;
  error?: string | null;
  /** What stands below the field only without script: a button that posts the form. */
  children?: ReactNode;
};

/** Brings pictures by a field for files, by dropping them and by pasting: each shows how far it is, and what went wrong. */
export function UploadArea({ id, onDone, error = null, children }: UploadAreaProps) {
  const { uploads, add, retry, drop, isBusy } = useUploads(onDone);
  const [isOver, setOver] = useState(false);
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  useEffect(() => {
    if (!isBusy) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isBusy]);

  function take(event: DragEvent | ClipboardEvent, data: DataTransfer): void {
    setOver(false);
    if (data.files.length === 0) return;
    event.preventDefault();
    add(data.files);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting do what its field does
    <div
      className={`grid grid-cols-1 gap-3 border-2 border-dashed p-4 md:p-5 ${isOver ? "border-accent bg-surface" : "border-rule"}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => take(event, event.dataTransfer)}
      onPaste={(event) => take(event, event.clipboardData)}
      data-upload-area={isAwake ? "awake" : ""}
    >
      <div className="grid grid-cols-1">
        <label htmlFor={`${id}-pictures`} className={fieldLabel}>
          Bilder hochladen
        </label>
        <p id={`${id}-pictures-hint`} className="pb-2 text-[0.9375rem] leading-[1.4] text-soft">
          JPEG, PNG, WebP, GIF oder AVIF, bis 20 MB und 60 Megapixel. Ort und Kamera werden aus der Datei entfernt.
          {isAwake && " Du kannst Bilder auch hierher ziehen oder einfügen."}
        </p>
        <input
          id={`${id}-pictures`}
          name="pictures"
          type="file"
          multiple
          accept={PICTURE_TYPES}
          className={`${fieldInput} ${fileButton} w-full min-w-0`}
          aria-describedby={`${id}-pictures-hint ${id}-pictures-error`}
          aria-invalid={error === null ? undefined : true}
          onChange={({ currentTarget }) => {
            add(currentTarget.files ?? []);
            // The same file may be chosen again.
            currentTarget.value = "";
          }}
        />
        <FieldError id={`${id}-pictures`} error={error} />
      </div>
      {!isAwake && children}
      {uploads.length > 0 && (
        <ul className="grid grid-cols-1" aria-live="polite" aria-label="Auf dem Weg">
          {uploads.map((upload) => (
            <UploadLine key={upload.key} upload={upload} onRetry={() => retry(upload.key)} onDrop={() => drop(upload.key)} />
          ))}
        </ul>
      )}
    </div>
  );
}

type LineProps = { upload: Upload; onRetry: () => void; onDrop: () => void };

function UploadLine({ upload: { name, part, state, message, picture }, onRetry, onDrop }: LineProps) {
  const isSending = state === "sending" || state === "waiting";
  return (
    <li
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-t border-rule py-2.5"
      data-upload={state}
    >
      <div className="grid min-w-0 grid-cols-1 gap-1">
        <span className="truncate font-semibold">{name}</span>
        {isSending && (
          <progress
            className="h-2 w-full accent-accent"
            value={state === "sending" ? part : 0}
            max={1}
            aria-label={`${name}: hochgeladen`}
          />
        )}
        <span className={`text-[0.9375rem] leading-[1.4] ${state === "refused" ? "text-live" : "text-soft"}`}>
          {toStateText(state, message, picture)}
        </span>
      </div>
      <div className="flex flex-wrap gap-2">
        {state === "lost" && (
          <Button type="button" tone="quiet" onClick={onRetry}>
            Noch einmal
          </Button>
        )}
        {(state === "lost" || state === "refused") && (
          <Button type="button" tone="quiet" onClick={onDrop}>
            Weg damit
            <span className="sr-only">{`: ${name}`}</span>
          </Button>
        )}
      </div>
    </li>
  );
}

function toStateText(state: Upload["state"], message: string | null, picture: LibraryPicture | null): string {
  switch (state) {
    case "waiting":
      return "Wartet";
    case "sending":
      return "Wird hochgeladen …";
    case "lost":
      return "Keine Verbindung. Es wird von selbst noch einmal versucht.";
    case "refused":
      return message ?? "Das hat nicht geklappt.";
    case "done":
      return picture !== null && picture.alt !== "" ? "Ist da, mit seinen Texten" : "Ist da";
  }
}

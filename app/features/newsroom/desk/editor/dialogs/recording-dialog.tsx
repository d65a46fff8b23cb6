import type { Editor } from "@tiptap/react";
import { useEffect, useRef, useState } from "react";
import type {
  TextEditorProps,
  UploadedRecording,
  WantedRecording,
} from "#app/features/newsroom/desk/editor/text-editor-props.ts";
import { Button, ButtonRow } from "#app/ui/button/button.tsx";
import { fieldInput } from "#app/ui/field/field-class.ts";
import { fileButton } from "#app/ui/field/file-button-class.ts";
import { LabelledField } from "#app/ui/field/labelled-field.tsx";
import { DialogBox } from "./dialog-box.tsx";

/** `language` is of subtitles, `isSpokenArticle` of sound. */
export type ChosenRecording = UploadedRecording & { language: string; label: string; isSpokenArticle: boolean };

type RecordingDialogProps = {
  editor: Editor;
  wanted: WantedRecording;
  upload: TextEditorProps["uploadRecording"];
  /** Null when nothing came of it. */
  onEnd: (chosen: ChosenRecording | null) => void;
};

const languages = [
  ["de", "Deutsch"],
  ["en", "Englisch"],
  ["fr", "Französisch"],
  ["it", "Italienisch"],
  ["tr", "Türkisch"],
  ["bs", "Bosnisch"],
  ["hr", "Kroatisch"],
  ["sr", "Serbisch"],
  ["uk", "Ukrainisch"],
  ["ar", "Arabisch"],
] as const;

const words = {
  recording: {
    title: "Aufnahme",
    label: "Datei",
    hint: "Ton als MP3, M4A oder OGG, Film als MP4 (H.264) oder WebM, höchstens 95 MB.",
    accept: "audio/mpeg,audio/mp4,audio/x-m4a,audio/ogg,video/mp4,video/webm,audio/webm,.mp3,.m4a,.ogg,.opus,.mp4,.webm",
    wrong: "Das sind Untertitel. Sie kommen beim Film dazu, wenn er im Text steht.",
  },
  track: {
    title: "Untertitel",
    label: "Datei mit Untertiteln",
    hint: "WebVTT (.vtt), höchstens 1 MB.",
    accept: "text/vtt,.vtt",
    wrong: "Das sind keine Untertitel. Nimm eine Datei im Format WebVTT.",
  },
} as const;

/** Asks for a file and brings it; a lost line is said, and the next try goes on where it stood. */
export function RecordingDialog({ editor, wanted, upload, onEnd }: RecordingDialogProps) {
  const { title, label, hint, accept } = words[wanted];
  const [file, setFile] = useState<File | null>(null);
  const { part, error, isLost, send, forget } = useUpload(wanted, upload);
  const [isSpokenArticle, setSpoken] = useState(false);
  const [language, setLanguage] = useState<string>("de");
  const isSending = part !== null;
  async function submit(): Promise<void> {
    const recording = await send(file);
    if (recording === null) return;
    const name = languages.find(([code]) => code === language)?.[1] ?? language;
    onEnd({ ...recording, language, label: name, isSpokenArticle: isSpokenArticle && recording.medium === "AUDIO" });
  }
  return (
    // What is on its way is ended by its button alone.
    <DialogBox title={title} editor={editor} onClose={() => !isSending && onEnd(null)}>
      <form
        noValidate
        className="grid grid-cols-1 gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <LabelledField form="desk-recording" name="file" label={label} hint={hint} error={error}>
          {(attributes) => (
            <input
              {...attributes}
              className={`${attributes.className} ${fileButton} min-w-0`}
              type="file"
              accept={accept}
              disabled={isSending}
              onChange={({ target }) => {
                setFile(target.files?.[0] ?? null);
                forget();
              }}
            />
          )}
        </LabelledField>
        {wanted === "track" && (
          <LabelledField form="desk-recording" name="language" label="Sprache" error={null}>
            {(attributes) => (
              <select
                {...attributes}
                value={language}
                disabled={isSending}
                onChange={({ target }) => setLanguage(target.value)}
                className={fieldInput}
              >
                {languages.map(([code, name]) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </LabelledField>
        )}
        {wanted === "recording" && file?.type.startsWith("video/") !== true && (
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="size-6"
              checked={isSpokenArticle}
              disabled={isSending}
              onChange={({ target }) => setSpoken(target.checked)}
            />
            Der ganze Artikel, vorgelesen
          </label>
        )}
        {isSending && <SendProgress part={part} />}
        <ButtonRow>
          <Button type="submit" disabled={isSending}>
            {isLost ? "Weiter hochladen" : "Hochladen"}
          </Button>
          <Button type="button" tone="quiet" onClick={() => onEnd(null)}>
            Abbrechen
          </Button>
        </ButtonRow>
      </form>
    </DialogBox>
  );
}

function SendProgress({ part }: { part: number }) {
  const percent = Math.floor(part * 100);
  return (
    <div className="grid grid-cols-1 gap-1">
      <progress
        value={percent}
        max={100}
        aria-label="Hochgeladen"
        className="h-2 w-full appearance-none overflow-hidden rounded-sm bg-surface [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-surface [&::-webkit-progress-value]:bg-accent"
      />
      <p className="text-[0.9375rem] text-soft" role="status">
        {part === 1 ? "Die Datei ist da und wird geprüft …" : "Wird hochgeladen …"}
        <span aria-hidden="true">{part === 1 ? "" : ` ${percent} %`}</span>
      </p>
    </div>
  );
}

/** One file on its way; `part` is null while none is. */
function useUpload(wanted: WantedRecording, upload: TextEditorProps["uploadRecording"]) {
  const [part, setPart] = useState<number | null>(null);
  const [fault, setFault] = useState<{ error: string; isLost: boolean } | null>(null);
  const key = useRef<string>(crypto.randomUUID());
  const gone = useRef<AbortController | null>(null);
  useEffect(() => () => gone.current?.abort(), []);
  async function send(file: File | null): Promise<UploadedRecording | null> {
    if (file === null) {
      setFault({ error: "Wähl eine Datei aus.", isLost: false });
      return null;
    }
    const control = new AbortController();
    gone.current = control;
    setFault(null);
    setPart(0);
    const answer = await upload({ file, key: key.current, onProgress: setPart, signal: control.signal });
    if (control.signal.aborted) return null;
    setPart(null);
    const isFit = !("error" in answer) && (answer.medium === "TRACK") === (wanted === "track");
    if (isFit) return answer;
    // What was refused is gone: the next file is another one.
    if (!("error" in answer && answer.isLost)) key.current = crypto.randomUUID();
    setFault("error" in answer ? answer : { error: words[wanted].wrong, isLost: false });
    return null;
  }
  function forget(): void {
    key.current = crypto.randomUUID();
    setFault(null);
  }
  return { part, error: fault?.error ?? null, isLost: fault?.isLost === true, send, forget };
}

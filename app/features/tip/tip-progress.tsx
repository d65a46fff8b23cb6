import { useEffect, useRef } from "react";
import { toSizeText } from "#app/domain/tip/tip-rules.ts";
import { Button, ButtonRow } from "#app/ui/button/button.tsx";
import { fieldInput, fieldLabel } from "#app/ui/field/field-class.ts";
import { fileButton } from "#app/ui/field/file-button-class.ts";
import { Notice } from "#app/ui/notice/notice.tsx";
import { Title } from "#app/ui/title/title.tsx";
import { type JobFile, listOpen, type TipJob, toProgress } from "./tip-job.ts";

type ProgressProps = {
  job: TipJob;
  isWaiting: boolean;
  /** The button that was pressed is gone: the focus moves here. */
  hasFocus: boolean;
  onGoOn: (files?: readonly File[]) => void;
  onStop: () => void;
};

const bar =
  "w-full appearance-none overflow-hidden rounded-full border border-soft bg-ground [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-ground [&::-webkit-progress-value]:bg-accent";

/** A tip on its way: how far it is, and what holds it up. */
export function TipProgress({ job, isWaiting, hasFocus, onGoOn, onStop }: ProgressProps) {
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasFocus) head.current?.focus();
  }, [hasFocus]);
  const { value, max } = toProgress(job);
  const lost = listOpen(job).filter(({ blob }) => blob === null);
  return (
    <section className="grid gap-5" aria-labelledby="tipp-unterwegs">
      <div ref={head} tabIndex={-1} className="focus:outline-none">
        <Title size="section" as="h2" id="tipp-unterwegs">
          Dein Tipp ist unterwegs
        </Title>
      </div>
      <div className="grid gap-2">
        <progress value={value} max={max} aria-label="Gesendet" className={`h-3 ${bar}`} />
        <p role="status" className="text-soft">
          {toStatusText(job, isWaiting && lost.length === 0)}
        </p>
      </div>
      {isWaiting && lost.length === 0 && (
        <Notice>
          Gerade gibt es keine Verbindung. Wir versuchen es von selbst wieder; was schon angekommen ist, wird nicht noch einmal
          gesendet. Du darfst die Seite auch neu laden.
        </Notice>
      )}
      {lost.length > 0 && <Rejoin files={lost} onFiles={onGoOn} />}
      {job.files.length > 0 && (
        <ul className="grid">
          {job.files.map((file) => (
            <FileLine key={file.key} file={file} />
          ))}
        </ul>
      )}
      <ButtonRow>
        {isWaiting && lost.length === 0 && (
          <Button type="button" onClick={() => onGoOn()}>
            Jetzt versuchen
          </Button>
        )}
        <Button type="button" tone="quiet" onClick={onStop}>
          {job.code === null ? "Abbrechen" : "Ohne die restlichen Dateien abschließen"}
        </Button>
      </ButtonRow>
    </section>
  );
}

function toStatusText(job: TipJob, isWaiting: boolean): string {
  if (job.code === null) return isWaiting ? "Dein Text wartet auf eine Verbindung." : "Dein Text wird gesendet …";
  const done = job.files.filter(({ isDone }) => isDone).length;
  const files = `${done} von ${job.files.length} Dateien ${isWaiting ? "sind da, die übrigen warten." : "sind da …"}`;
  return `Dein Text ist angekommen. ${files}`;
}

/** One file and how far it is. */
export function FileLine({ file: { name, size, sent, isDone, refusal } }: { file: JobFile }) {
  return (
    <li className="grid gap-1 border-b border-rule py-2 leading-snug first:border-t">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="min-w-0 wrap-anywhere">{name}</span>
        <span className="text-soft tabular-nums">{toSentText({ size, sent, isDone, refusal })}</span>
      </p>
      {refusal !== null && <p className="font-semibold text-live">{refusal}</p>}
      {!isDone && refusal === null && (
        <progress value={sent} max={size} aria-label={`${name}: gesendet`} className={`h-2 ${bar}`} />
      )}
    </li>
  );
}

function toSentText({ size, sent, isDone, refusal }: Pick<JobFile, "size" | "sent" | "isDone" | "refusal">): string {
  if (refusal !== null) return toSizeText(size);
  return isDone ? `gesendet, ${toSizeText(size)}` : `${toSizeText(sent)} von ${toSizeText(size)}`;
}

/** The browser had no room for them. */
function Rejoin({ files, onFiles }: { files: readonly JobFile[]; onFiles: (files: readonly File[]) => void }) {
  return (
    <Notice>
      <label htmlFor="tipp-noch-einmal" className={`block ${fieldLabel}`}>
        Wähle noch einmal: {files.map(({ name }) => name).join(", ")}
      </label>
      <input
        id="tipp-noch-einmal"
        type="file"
        multiple
        className={`w-full ${fieldInput} ${fileButton}`}
        onChange={(event) => onFiles([...(event.currentTarget.files ?? [])])}
      />
    </Notice>
  );
}

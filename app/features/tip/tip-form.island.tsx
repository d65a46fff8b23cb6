import { type FormEvent, useEffect, useRef, useState } from "react";
import type { FieldErrors } from "#app/domain/forms/form-definition.ts";
import { toEntries } from "#app/domain/forms/form-definition.ts";
import { parseTipForm, type TipFields } from "#app/domain/tip/tip-form.ts";
import { TIP_PATH } from "#app/domain/tip/tip-paths.ts";
import { findFileFault, type TipRules } from "#app/domain/tip/tip-rules.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { GraphqlProvider } from "#app/islands/graphql-provider.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import { FileField } from "./file-field.tsx";
import { TipFieldset } from "./tip-fieldset.tsx";
import type { ChosenFile } from "./tip-job.ts";
import { TipProgress } from "./tip-progress.tsx";
import { TipSent } from "./tip-sent.tsx";
import { keepDraft, readDraft } from "./tip-store.client.ts";
import { useTip } from "./use-tip.ts";

export type SentTip = { values: Readonly<Record<string, string>>; errors: FieldErrors; formError: string | null };

type TipFormProps = {
  rules: TipRules;
  /** The form as it came back, where no script had taken it over. */
  sent: SentTip | null;
};

/** The form of a tip. With script it is sent in the background, its files in parts that go on after a broken connection. */
function TipForm({ rules, sent }: TipFormProps) {
  const { phase, prepare, send, goOn, stop, begin } = useTip(rules);
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [isOwn, setOwn] = useState(false);
  if (phase.kind === "sending")
    return <TipProgress job={phase.job} isWaiting={phase.isWaiting} hasFocus={isOwn} onGoOn={goOn} onStop={stop} />;
  if (phase.kind === "sent")
    return (
      <TipSent
        job={phase.job}
        onAnother={() => {
          setFiles([]);
          begin();
        }}
      />
    );
  const { formError, values } = phase;
  return (
    <Editor
      rules={rules}
      sent={values === null && formError === null ? sent : { values: values ?? {}, errors: {}, formError }}
      files={files}
      onFiles={setFiles}
      onWriting={prepare}
      onSend={(fields) => {
        setOwn(true);
        send(fields, files);
      }}
    />
  );
}

type EditorProps = {
  rules: TipRules;
  sent: SentTip | null;
  files: readonly ChosenFile[];
  onFiles: (files: readonly ChosenFile[]) => void;
  onWriting: () => void;
  onSend: (fields: TipFields) => void;
};

function Editor({ rules, sent, files, onFiles, onWriting, onSend }: EditorProps) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(sent?.values ?? {});
  const [errors, setErrors] = useState(sent?.errors ?? {});
  const [drafts, setDrafts] = useState(0);
  const [isAwake, setAwake] = useState(false);

  useEffect(() => {
    setAwake(true);
    const typed = form.current === null ? {} : toEntries(new FormData(form.current));
    const draft = readDraft();
    // What was typed before the script came counts, and what came back with the page.
    if (Object.values(typed).some((value) => value !== "") || Object.keys(draft).length === 0) return;
    setValues(draft);
    setDrafts((count) => count + 1);
  }, []);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const parsed = parseTipForm(toEntries(new FormData(event.currentTarget)));
    const wrongFiles = findFilesFault(files, rules);
    const found: FieldErrors = {
      ...(parsed.isValid ? {} : parsed.errors),
      ...(wrongFiles === null ? {} : { files: wrongFiles }),
    };
    setErrors(found);
    const [wrong] = Object.keys(found);
    if (wrong === undefined && parsed.isValid) onSend(parsed.tip);
    const field = wrong === undefined ? null : event.currentTarget.elements.namedItem(wrong);
    if (field instanceof HTMLElement) field.focus();
  }

  return (
    <form
      ref={form}
      method="post"
      action={TIP_PATH}
      encType="multipart/form-data"
      noValidate={isAwake}
      className="grid gap-6"
      onSubmit={submit}
      onInput={(event) => {
        onWriting();
        // What is being mended is wrong no more until it is sent again.
        const { target } = event;
        if (target instanceof HTMLElement) setErrors(({ [target.getAttribute("name") ?? ""]: _, ...others }) => others);
        keepDraft(toEntries(new FormData(event.currentTarget)));
      }}
    >
      {sent?.formError != null && (
        <Notice tone="live" role="alert">
          {sent.formError}
        </Notice>
      )}
      <TipFieldset key={drafts} values={values} errors={errors} />
      <FileField rules={rules} files={files} error={errors.files ?? null} isAwake={isAwake} onFiles={onFiles} />
      <Button type="submit" size="xl" className="justify-self-start px-8">
        Tipp senden
      </Button>
    </form>
  );
}

function findFilesFault(files: readonly ChosenFile[], rules: TipRules): string | null {
  if (files.length > rules.maxFiles) return `Höchstens ${rules.maxFiles} Dateien.`;
  const isFaulty = files.some(({ file }) => findFileFault(file, rules) !== null);
  return isFaulty ? "Nimm die Dateien heraus, die wir nicht annehmen können." : null;
}

export const TipFormIsland = defineIsland("tip-form", TipForm, { within: GraphqlProvider });

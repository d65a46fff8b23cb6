import { useEffect, useState } from "react";
import { FormError } from "#app/components/form/form-error.tsx";
import { FormFrame } from "#app/components/form/form-frame.tsx";
import { useForm } from "#app/components/form/use-form.ts";
import { type Entries, type FieldErrors, toEntries } from "#app/domain/forms/form-definition.ts";
import { emptyForm, type FormState } from "#app/domain/forms/form-state.ts";
import { FILES_FIELD, type TipFields, TOKEN_FIELD, tipForm } from "#app/domain/tip/tip-form.ts";
import { TIP_PATH } from "#app/domain/tip/tip-paths.ts";
import { findFileFault, type TipRules } from "#app/domain/tip/tip-rules.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { GraphqlProvider } from "#app/islands/graphql-provider.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { FileField } from "./file-field.tsx";
import { TipFieldset } from "./tip-fieldset.tsx";
import type { ChosenFile } from "./tip-job.ts";
import { TipProgress } from "./tip-progress.tsx";
import { TipSent } from "./tip-sent.tsx";
import { keepDraft, readDraft } from "./tip-store.client.ts";
import { useTip } from "./use-tip.ts";

type TipFormProps = {
  rules: TipRules;
  /** Sent along where no script takes the form over. */
  token: string | null;
  /** The form as it came back, where no script had taken it over. */
  sent: FormState;
};

/** The form of a tip. With script it is sent in the background, its files in parts that go on after a broken connection. */
function TipForm({ rules, token, sent }: TipFormProps) {
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
      token={token}
      sent={values === null && formError === null ? sent : { ...emptyForm, values: values ?? {}, formError }}
      files={files}
      onFiles={setFiles}
      onWriting={prepare}
      onSend={(fields) => {
        setOwn(true);
        return send(fields, files);
      }}
    />
  );
}

type EditorProps = {
  rules: TipRules;
  token: string | null;
  sent: FormState;
  files: readonly ChosenFile[];
  onFiles: (files: readonly ChosenFile[]) => void;
  onWriting: () => void;
  onSend: (fields: TipFields) => Promise<void>;
};

function Editor({ rules, token, sent, files, onFiles, onWriting, onSend }: EditorProps) {
  const [draft, setDraft] = useState<Entries | null>(null);
  const { errorOf, validate, isBusy, isAwake, frame } = useForm({
    id: tipForm.name,
    rules: tipForm,
    state: sent,
    send: async (tip) => {
      await onSend(tip);
      return { kind: "done" };
    },
    findMore: () => findFilesFault(files, rules),
  });
  const { ref } = frame;

  useEffect(() => {
    const typed = ref.current === null ? {} : toTyped(ref.current);
    const kept = readDraft();
    // Text that was typed before hydration counts, and so do the values that the page was rendered with.
    if (Object.values(typed).some((value) => value !== "") || Object.keys(kept).length === 0) return;
    setDraft(kept);
  }, [ref]);

  function chooseFiles(chosen: readonly ChosenFile[]): void {
    onFiles(chosen);
    // Once the form knows them.
    if (errorOf(FILES_FIELD) !== null) setTimeout(() => validate(FILES_FIELD));
  }

  return (
    <FormFrame
      {...frame}
      action={TIP_PATH}
      fields={{ [TOKEN_FIELD]: token }}
      encType="multipart/form-data"
      noValidate={isAwake}
      className="grid gap-6"
      onInput={(event) => {
        onWriting();
        frame.onInput(event);
        keepDraft(toTyped(event.currentTarget));
      }}
    >
      <FormError html={sent.formError} />
      <TipFieldset key={draft === null ? "" : "draft"} values={draft ?? sent.values} errorOf={errorOf} />
      <FileField rules={rules} files={files} error={errorOf(FILES_FIELD)} isAwake={isAwake} onFiles={chooseFiles} />
      <Button type="submit" size="xl" disabled={isBusy} className="justify-self-start px-8">
        Tipp senden
      </Button>
    </FormFrame>
  );
}

function findFilesFault(files: readonly ChosenFile[], rules: TipRules): FieldErrors {
  if (files.length > rules.maxFiles) return { [FILES_FIELD]: `Höchstens ${rules.maxFiles} Dateien.` };
  const isFaulty = files.some(({ file }) => findFileFault(file, rules) !== null);
  return isFaulty ? { [FILES_FIELD]: "Nimm die Dateien heraus, die wir nicht annehmen können." } : {};
}

/** What a reader has typed into the form. */
function toTyped(form: HTMLFormElement): Entries {
  const { intent: _, [TOKEN_FIELD]: __, ...typed } = toEntries(new FormData(form));
  return typed;
}

export const TipFormIsland = defineIsland("tip-form", TipForm, { within: GraphqlProvider });

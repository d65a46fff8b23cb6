import { useEffect, useRef, useState } from "react";
import { logError } from "#app/browser/log.ts";
import { formClass } from "#app/components/form/form-class.ts";
import { FormFrame } from "#app/components/form/form-frame.tsx";
import { FormMessages } from "#app/components/form/form-messages.tsx";
import { type SendForm, useForm } from "#app/components/form/use-form.ts";
import { commentForm, MAX_COMMENT, MAX_PUBLIC_NAME } from "#app/domain/comment/comment-form.ts";
import { COMMENT_RULES_PATH } from "#app/domain/comment/comment-paths.ts";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { Button } from "#app/ui/button/button.tsx";
import { LabelledField } from "#app/ui/field/labelled-field.tsx";
import { textLink } from "#app/ui/text-link/text-link-class.ts";

type CommentFormProps = {
  /** Of the page. */
  path: string;
  /** Whose comment it answers; null for none. */
  answers: string | null;
  /** Whether the newsroom reads every comment first. */
  isReadFirst: boolean;
  state: FormState;
};

const loadDraft = () => import("./comment-draft.client.ts");
/** So many letters before the end the reader is told what is left. */
const NEAR_END = 300;

/** Where a reader writes. A draft stays in the browser until the comment is kept. */
function CommentForm({ path, answers, isReadFirst, state }: CommentFormProps) {
  const text = useRef<HTMLTextAreaElement>(null);
  const send: SendForm = async () => (await loadDraft()).prepareSending();
  const { errorOf, said, isBusy, frame } = useForm({ id: commentForm.name, rules: commentForm, state, send });
  const [length, setLength] = useState(0);
  const [author, setAuthor] = useState<{ isKnown: boolean; name: string | null }>({ isKnown: false, name: null });
  // What the page came with decides, and not what is wrong at the moment: a field that goes while it is filled in loses what it held.
  const wantsName = state.errors.name !== undefined || Boolean(state.values.name) || (author.isKnown && author.name === null);

  useEffect(() => {
    const field = text.current;
    if (field === null) return;
    loadDraft()
      .then(({ openDraft }) => openDraft(path, field, { setLength, setAuthor }))
      .catch((error: unknown) => logError("The draft of a comment could not be opened", error));
  }, [path]);

  return (
    <FormFrame {...frame} action={path} noValidate className={formClass}>
      <LabelledField
        form={commentForm.name}
        name="text"
        label={answers === null ? "Dein Kommentar" : `Deine Antwort an ${answers}`}
        error={errorOf("text")}
        hint={isReadFirst ? toReadFirst(answers) : null}
      >
        {(attributes) => (
          <textarea
            {...attributes}
            ref={text}
            rows={5}
            required
            maxLength={MAX_COMMENT}
            defaultValue={state.values.text}
            className={`${attributes.className} max-h-[70dvh] min-h-32 w-full resize-y [field-sizing:content]`}
          />
        )}
      </LabelledField>
      {length > MAX_COMMENT - NEAR_END && (
        <p className="-mt-2 text-[0.9375rem] text-soft" role="status">
          Noch {Math.max(0, MAX_COMMENT - length)} Zeichen
        </p>
      )}
      {wantsName && (
        <LabelledField
          form={commentForm.name}
          name="name"
          label="Dein öffentlicher Name"
          error={errorOf("name")}
          hint="Er steht an jedem deiner Kommentare. Im Profil kannst du ihn ändern."
        >
          {(attributes) => (
            <input
              {...attributes}
              type="text"
              autoComplete="nickname"
              maxLength={MAX_PUBLIC_NAME}
              defaultValue={state.values.name}
            />
          )}
        </LabelledField>
      )}
      <FormMessages said={said} state={state} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" size="l" disabled={isBusy}>
          {answers === null ? "Kommentar senden" : "Antwort senden"}
        </Button>
        <p className="text-[0.9375rem] text-soft">
          {author.name !== null && <>Du schreibst als {author.name}. </>}
          Es gelten die{" "}
          <a href={COMMENT_RULES_PATH} className={textLink}>
            Regeln für Kommentare
          </a>
          .
        </p>
      </div>
    </FormFrame>
  );
}

function toReadFirst(answers: string | null): string {
  return `Die Redaktion liest ${answers === null ? "ihn, bevor er" : "sie, bevor sie"} erscheint.`;
}

export const CommentFormIsland = defineIsland("comment-form", CommentForm);

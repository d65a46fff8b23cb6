import type { ComponentProps } from "react";
import { FormFrame } from "#app/components/form/form-frame.tsx";
import { MAX_COMMENT } from "#app/domain/comment/comment-form.ts";
import { emptyForm, type FormState } from "#app/domain/forms/form-state.ts";
import { answerForm, banForm, deleteForm, hideForm } from "#app/domain/newsroom/moderation-form.ts";
import { DetailsSummary } from "#app/features/newsroom/room/details-summary.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { CheckField } from "#app/ui/field/field.tsx";
import { LabelledField } from "#app/ui/field/labelled-field.tsx";
import { DecisionFields } from "./decision-fields.tsx";
import { KeyMark } from "./key-mark.tsx";
import type { QueueView } from "./queue-view-model.ts";

type OpenCase = NonNullable<QueueView["case"]>;
type CaseFormsProps = { comment: OpenCase; stateOf: (form: string) => FormState };

const banField = {
  name: "ban",
  label: "Verfasser auch sperren",
  type: "checkbox",
  autoComplete: "off",
  isRequired: true,
} as const;
const nameField = { ...banField, name: "as", label: "Unter meinem Namen" } as const;

/** What may be decided about a comment; each form says which state of it was seen. */
export function CaseForms({ comment, stateOf }: CaseFormsProps) {
  const { id, revision, path, nextId, author, may } = comment;
  const frame = { action: path, fields: toSeen({ id, revision, nextId }) };
  const who = <span className="sr-only">{`: Kommentar von ${author}`}</span>;
  return (
    <div className="grid grid-cols-1 gap-3 border-t border-rule pt-5 print:hidden" data-decisions>
      {may.show !== null && (
        <FormFrame intent="show" {...frame}>
          <Button type="submit" data-key="f">
            {may.show}
            {who}
            <KeyMark>F</KeyMark>
          </Button>
        </FormFrame>
      )}
      {may.hide && (
        <Disclosed intent={hideForm.name} letter="a" state={stateOf(hideForm.name)} title="Ausblenden" frame={frame}>
          {(state) => (
            <>
              <DecisionFields form="ausblenden" state={state} isTold={may.isTold} />
              {may.ban && <CheckField form="ausblenden" field={banField} value={state.values.ban ?? null} error={null} />}
              <Button type="submit">Ausblenden{who}</Button>
            </>
          )}
        </Disclosed>
      )}
      {may.answer && (
        <Disclosed intent={answerForm.name} letter="r" state={stateOf(answerForm.name)} title="Antworten" frame={frame}>
          {(state) => (
            <>
              <LabelledField
                form="antworten"
                name="text"
                label="Antwort der Redaktion"
                error={state.errors.text}
                hint="Steht öffentlich darunter, als Antwort der Redaktion gekennzeichnet."
              >
                {(attributes) => <textarea {...attributes} rows={4} maxLength={MAX_COMMENT} defaultValue={state.values.text} />}
              </LabelledField>
              <CheckField form="antworten" field={nameField} value={state.values.as ?? null} error={null} />
              <Button type="submit">Antworten{who}</Button>
            </>
          )}
        </Disclosed>
      )}
      {may.ban && (
        <Disclosed
          intent={banForm.name}
          letter="s"
          state={stateOf(banForm.name)}
          title="Verfasser sperren"
          frame={frame}
          isDangerous
        >
          {(state) => (
            <>
              <p>Wer gesperrt ist, schreibt hier keine Kommentare mehr. Was schon steht, bleibt stehen.</p>
              <DecisionFields form="sperren" state={state} isTold />
              <Button type="submit" tone="danger">
                Sperren
                {who}
              </Button>
            </>
          )}
        </Disclosed>
      )}
      {may.unban && (
        <FormFrame intent="unban" {...frame}>
          <Button type="submit" tone="quiet" data-key="s">
            Sperre aufheben
            {who}
            <KeyMark>S</KeyMark>
          </Button>
        </FormFrame>
      )}
      {may.delete && (
        <Disclosed intent={deleteForm.name} state={stateOf(deleteForm.name)} title="Endgültig löschen" frame={frame} isDangerous>
          {(state) => (
            <>
              <p>{may.isWishOnly ? WISH_TEXT : DELETE_TEXT}</p>
              <DecisionFields
                form="loeschen"
                state={state}
                none="Auf Wunsch dessen, der ihn geschrieben hat"
                isGroundless={may.isWishOnly}
                isTold={may.isTold}
              />
              <Button type="submit" tone="danger">
                Ja, löschen
                {who}
              </Button>
            </>
          )}
        </Disclosed>
      )}
    </div>
  );
}

const DELETE_TEXT =
  "Name und Text werden gelöscht. Der Kommentar kommt auch dann nicht wieder, wenn ihn die Quelle noch einmal schickt.";
const WISH_TEXT =
  "Nur wenn es sich wünscht, wer ihn geschrieben hat: Name und Text sind dann fort. Was gegen Regeln verstößt, blende aus; nach sechs Monaten, wenn keine Beschwerde mehr möglich ist, lässt es sich löschen.";

/** What every form of a comment says: which, as it was seen, and which comes next. */
export function toSeen({ id, revision, nextId }: Pick<OpenCase, "id" | "revision" | "nextId">) {
  return { id: String(id), revision, next: nextId === null ? null : String(nextId) };
}

type DisclosedProps = {
  intent: string;
  letter?: string;
  state: FormState;
  title: string;
  isDangerous?: boolean;
  frame: Pick<ComponentProps<typeof FormFrame>, "action" | "fields">;
  children: (state: FormState) => React.ReactNode;
};

/** A form behind its name; open where it came back. */
function Disclosed({ intent, letter, state, title, isDangerous = false, frame, children }: DisclosedProps) {
  return (
    <details className="group" open={state !== emptyForm} data-key={letter}>
      <DetailsSummary isDangerous={isDangerous}>
        {title}
        {letter !== undefined && <KeyMark>{letter.toUpperCase()}</KeyMark>}
      </DetailsSummary>
      <FormFrame
        intent={intent}
        {...frame}
        className="mt-2 mb-3 grid max-w-[32rem] justify-items-start gap-4 [&>*]:w-full [&>button]:w-auto"
        noValidate
      >
        {children(state)}
      </FormFrame>
    </details>
  );
}

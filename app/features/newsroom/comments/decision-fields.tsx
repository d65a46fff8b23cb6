import type { FormState } from "#app/domain/forms/form-state.ts";
import { LabelledField } from "#app/ui/field/labelled-field.tsx";
import { type CommentGroundName, commentGrounds, MAX_DECISION_WORDS } from "#shared/rules/comment-grounds.ts";

type FieldsProps = {
  form: string;
  state: FormState;
  /** What stands before the grounds, for a form that needs none of them. */
  none?: string;
  isGroundless?: boolean;
  isTold: boolean;
};

const names = Object.keys(commentGrounds) as CommentGroundName[];
const isOfLaw = (name: CommentGroundName) => commentGrounds[name].law !== null;

/** The ground that a decision rests on, and words for the author. */
export function DecisionFields({ form, state, none = "Bitte wählen", isGroundless = false, isTold }: FieldsProps) {
  return (
    <>
      {isGroundless ? (
        <input type="hidden" name="ground" value="" />
      ) : (
        <LabelledField form={form} name="ground" label="Grund" error={state.errors.ground}>
          {(attributes) => (
            <select {...attributes} defaultValue={state.values.ground ?? ""}>
              <option value="">{none}</option>
              <Grounds label="Kommentarregeln" names={names.filter((name) => !isOfLaw(name))} />
              <Grounds label="Gesetz" names={names.filter(isOfLaw)} />
            </select>
          )}
        </LabelledField>
      )}
      <LabelledField
        form={form}
        name="reason"
        label="Worte dazu"
        isOptional
        error={state.errors.reason}
        hint={isTold ? "Liest, wer ihn geschrieben hat." : "Bleibt in der Redaktion: Der Kommentar kommt von anderswo."}
      >
        {(attributes) => <textarea {...attributes} rows={3} maxLength={MAX_DECISION_WORDS} defaultValue={state.values.reason} />}
      </LabelledField>
    </>
  );
}

function Grounds({ label, names: listed }: { label: string; names: readonly CommentGroundName[] }) {
  return (
    <optgroup label={label}>
      {listed.map((name) => {
        const { text, law } = commentGrounds[name];
        return (
          <option key={name} value={name}>
            {law === null || name === "OTHER_LAW" ? text : `${text}, ${law}`}
          </option>
        );
      })}
    </optgroup>
  );
}

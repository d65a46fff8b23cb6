import { FormFrame } from "#app/components/form/form-frame.tsx";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { Button } from "#app/ui/button/button.tsx";
import { LabelledField } from "#app/ui/field/labelled-field.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import { DetailsSummary } from "./details-summary.tsx";
import { ButtonForm } from "./room-section.tsx";

type Step = {
  /** Of the form. */
  action: string;
  /** What its sender saw. */
  fields: Readonly<Record<string, string>>;
};

type PlanDetailsProps = Step & { intent: string; label: string; hint: string; plan: FormState };

/** Plans what is prepared for a moment; it comes back open with what is wrong. */
export function PlanDetails({ intent, action, fields, label, hint, plan: { values, errors } }: PlanDetailsProps) {
  return (
    <details className="group" open={Object.keys(errors).length > 0}>
      <DetailsSummary>Für später planen</DetailsSummary>
      <FormFrame intent={intent} action={action} fields={fields} className="grid justify-items-start gap-4 py-3" noValidate>
        <LabelledField form="plan" name="at" label={label} error={errors.at} hint={hint}>
          {(attributes) => (
            <input
              {...attributes}
              type="datetime-local"
              className={`${attributes.className} w-full max-w-72 tabular-nums`}
              defaultValue={values.at}
              required
            />
          )}
        </LabelledField>
        <Button type="submit" tone="quiet">
          Planen
        </Button>
      </FormFrame>
    </details>
  );
}

type PlanNoticeProps = Step & {
  /** For when it is planned. */
  planned: string;
  mayUnplan?: boolean;
};

/** Says what is planned, with the way back. */
export function PlanNotice({ planned, mayUnplan = true, action, fields }: PlanNoticeProps) {
  return (
    <Notice className="flex flex-wrap items-center justify-between gap-3">
      <p>{planned}</p>
      {mayUnplan && (
        <ButtonForm intent="unplan" action={action} fields={fields} tone="paper">
          Plan zurücknehmen
        </ButtonForm>
      )}
    </Notice>
  );
}

type StepDetailsProps = Step & {
  intent: string;
  title: string;
  /** What it does, read before it is pressed. */
  text: string;
  button: string;
  isDangerous?: boolean;
};

/** A step that cannot be taken back, behind a word of what it does. */
export function StepDetails({ intent, title, text, button, isDangerous = false, action, fields }: StepDetailsProps) {
  return (
    <details className="group">
      <DetailsSummary isDangerous={isDangerous}>{title}</DetailsSummary>
      <div className="grid justify-items-start gap-3 py-3">
        <p>{text}</p>
        <ButtonForm intent={intent} action={action} fields={fields} tone={isDangerous ? "danger" : undefined}>
          {button}
        </ButtonForm>
      </div>
    </details>
  );
}

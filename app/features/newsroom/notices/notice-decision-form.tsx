import { FormError } from "#app/components/form/form-error.tsx";
import { FormFrame } from "#app/components/form/form-frame.tsx";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { noticeDecisionForm, noticeOutcomes } from "#app/domain/notice/notice-form.ts";
import { tintedForm } from "#app/features/newsroom/room/room-section.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { choice, choiceInput, choiceLabel } from "#app/ui/field/field-class.ts";
import { FieldError } from "#app/ui/field/field-error.tsx";
import { LabelledField } from "#app/ui/field/labelled-field.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { Title } from "#app/ui/title/title.tsx";
import { MAX_NOTICE_REASON } from "#shared/rules/notice-rules.ts";
import type { NoticeView } from "./notices-view-model.ts";

const FORM = noticeDecisionForm.name;

type DecisionFormProps = { notice: NoticeView; form: FormState };

/** What is decided about a notice. A comment that can be read is taken away at the comment, where its author is told why. */
export function NoticeDecisionForm({ notice: { path, comment }, form: { values, errors, formError } }: DecisionFormProps) {
  const isShown = comment !== null && !comment.isHidden;
  const outcomes = isShown ? noticeOutcomes.filter(({ outcome }) => outcome === "KEPT") : noticeOutcomes;
  return (
    <FormFrame intent={FORM} action={path} noValidate className={tintedForm}>
      <Title size="sub" as="h2">
        Entscheiden
      </Title>
      <FormError html={formError} />
      {isShown && (
        <p>
          Soll der Kommentar weg, entscheide es <TextLink href={comment.decidePath}>beim Kommentar</TextLink>. Hier entscheidest
          du, dass er stehen bleibt.
        </p>
      )}
      <fieldset className="min-w-0">
        <legend className="pb-[0.35rem] font-semibold">Was ist geschehen?</legend>
        {outcomes.map(({ outcome, title, hint }) => (
          <div key={outcome} className={choice}>
            <input
              id={`${FORM}-${outcome}`}
              type="radio"
              name="outcome"
              value={outcome}
              required
              defaultChecked={values.outcome === outcome || outcomes.length === 1}
              className={choiceInput}
            />
            <label htmlFor={`${FORM}-${outcome}`} className={choiceLabel}>
              {title}
              <span className="block text-[0.9375rem] text-soft">{hint}</span>
            </label>
          </div>
        ))}
        <FieldError id={`${FORM}-outcome`} error={errors.outcome ?? null} />
      </fieldset>
      <LabelledField
        form={FORM}
        name="reason"
        label="Warum"
        error={errors.reason}
        hint="Geht an die Person, die gemeldet hat, mit den Wegen, sich zu beschweren."
      >
        {(attributes) => (
          <textarea
            {...attributes}
            rows={4}
            required
            maxLength={MAX_NOTICE_REASON}
            defaultValue={values.reason}
            className={`${attributes.className} resize-y`}
          />
        )}
      </LabelledField>
      <Button type="submit" className="justify-self-start">
        Entscheiden und antworten
      </Button>
    </FormFrame>
  );
}

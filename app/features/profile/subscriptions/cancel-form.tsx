import type { ReactNode } from "react";
import { formClass } from "#app/components/form/form-class.ts";
import { FormFrame } from "#app/components/form/form-frame.tsx";
import { useForm } from "#app/components/form/use-form.ts";
import { TICKED } from "#app/domain/forms/account/account-fields.ts";
import { cancelForm, cancelReasons, MAX_CANCEL_TEXT_LENGTH } from "#app/domain/forms/account/cancel-form.ts";
import { emptyForm } from "#app/domain/forms/form-state.ts";
import type { SendChange } from "#app/features/profile/account/use-profile-change.ts";
import { dangerousSummary } from "#app/features/profile/dangerous-summary.ts";
import { PROFILE_PATH } from "#app/features/profile/profile-section.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { choice, choiceInput, choiceLabel } from "#app/ui/field/field-class.ts";
import { LabelledField } from "#app/ui/field/labelled-field.tsx";
import type { ProfileSubscription } from "./subscription-rows-view-model.ts";

type CancelProps = {
  subscription: ProfileSubscription;
  /** Id of the subscription's heading; begins the ids of the fields. */
  name: string;
  /** As it was filled in, when it came back. */
  values: Readonly<Record<string, string>>;
  /** Why it was refused. */
  error: ReactNode;
  send: SendChange;
};

/** In two steps: first what happens and an optional reason, then the button. It works the same without script. */
export function CancelForm({ subscription: { id, title, course, isKayakSubs }, name, values, error, send }: CancelProps) {
  const { errorOf, frame } = useForm({
    id: `${name}-kuendigen`,
    rules: cancelForm,
    state: { ...emptyForm, values },
    send: async (_, entries) => ({ kind: await send(cancelForm.name, entries) }),
  });
  return (
    <details className="open:flex-[1_1_100%] print:hidden" open={error !== null}>
      <summary className={dangerousSummary}>
        Abo kündigen<span className="sr-only">: {title}</span>
      </summary>
      <FormFrame
        {...frame}
        action={PROFILE_PATH}
        fields={{ subscriptionId: id, isKayakSubs: isKayakSubs ? TICKED : "" }}
        className={`mt-2 mb-3 max-w-120 ${formClass}`}
        aria-labelledby={name}
      >
        <p>
          {course.date === null ? (
            "Das Abo endet mit dem Zeitraum, den du bezahlt hast. So lange kannst du alles lesen, was dazugehört; der Tag steht danach hier. "
          ) : (
            <>
              Du kannst noch bis{" "}
              <time dateTime={course.date.iso} className="whitespace-nowrap">
                {course.date.text}
              </time>{" "}
              alles lesen, was zu diesem Abo gehört.{" "}
            </>
          )}
          Danach endet es, und es wird nichts mehr verrechnet. Bis dahin kannst du die Kündigung zurücknehmen.
        </p>
        <fieldset className="w-full min-w-0">
          <legend className="pb-[0.35rem] leading-[1.35] font-semibold">
            Warum? <span className="font-normal text-soft">(optional)</span>
          </legend>
          {cancelReasons.map(({ value, label }, index) => (
            <div key={value} className={index === 0 ? choice : `-mt-[0.35rem] ${choice}`}>
              <input
                id={`${name}-${value}`}
                type="radio"
                name="reason"
                value={value}
                defaultChecked={values.reason === value}
                className={choiceInput}
              />
              <label htmlFor={`${name}-${value}`} className={choiceLabel}>
                {label}
              </label>
            </div>
          ))}
        </fieldset>
        <LabelledField form={name} name="text" label="Was sollen wir noch wissen?" isOptional error={errorOf("text")}>
          {({ className, ...attributes }) => (
            <textarea
              {...attributes}
              rows={3}
              maxLength={MAX_CANCEL_TEXT_LENGTH}
              defaultValue={values.text ?? ""}
              className={`resize-y ${className}`}
            />
          )}
        </LabelledField>
        {error}
        <Button type="submit" tone="danger" size="l" className="min-w-44">
          Abo kündigen
        </Button>
      </FormFrame>
    </details>
  );
}

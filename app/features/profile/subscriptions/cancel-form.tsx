import type { ReactNode } from "react";
import { TICKED } from "#app/domain/forms/account-fields.ts";
import { cancelReasons, findCancelErrors, MAX_CANCEL_TEXT_LENGTH } from "#app/domain/forms/cancel-form.ts";
import { ChangeForm } from "#app/features/profile/change-form.tsx";
import type { SendChange } from "#app/features/profile/use-profile-change.ts";
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

/** In two steps: what happens and, for who likes, why; then the button. Without script as with it. */
export function CancelForm({ subscription: { id, title, course, isKayakSubs }, name, values, error, send }: CancelProps) {
  return (
    <details className="subscription-cancel" open={error !== null}>
      <summary>
        Abo kündigen<span className="sr-only">: {title}</span>
      </summary>
      <ChangeForm
        id={`${name}-kuendigen`}
        change="cancel-subscription"
        fields={{ subscriptionId: id, isKayakSubs: isKayakSubs ? TICKED : "" }}
        send={send}
        findErrors={findCancelErrors}
        className="form"
        labelledBy={name}
      >
        {(errorOf) => (
          <>
            <p>
              {course.date === null ? (
                "Das Abo endet mit dem Zeitraum, den du bezahlt hast. So lange kannst du alles lesen, was dazugehört; der Tag steht danach hier. "
              ) : (
                <>
                  Du kannst noch bis <time dateTime={course.date.iso}>{course.date.text}</time> alles lesen, was zu diesem Abo
                  gehört.{" "}
                </>
              )}
              Danach endet es, und es wird nichts mehr verrechnet. Bis dahin kannst du die Kündigung zurücknehmen.
            </p>
            <fieldset className="choices">
              <legend>
                Warum? <span className="field-optional">(optional)</span>
              </legend>
              {cancelReasons.map(({ value, label }) => (
                <div key={value} className="field field-check">
                  <input
                    id={`${name}-${value}`}
                    type="radio"
                    name="reason"
                    value={value}
                    defaultChecked={values.reason === value}
                  />
                  <label htmlFor={`${name}-${value}`}>{label}</label>
                </div>
              ))}
            </fieldset>
            <div className="field">
              <label htmlFor={`${name}-text`}>
                Was sollen wir noch wissen? <span className="field-optional">(optional)</span>
              </label>
              <textarea
                id={`${name}-text`}
                name="text"
                rows={3}
                maxLength={MAX_CANCEL_TEXT_LENGTH}
                defaultValue={values.text ?? ""}
                aria-invalid={errorOf("text") === null ? undefined : true}
                aria-describedby={`${name}-text-error`}
              />
              <p id={`${name}-text-error`} className="field-error" hidden={errorOf("text") === null}>
                {errorOf("text")}
              </p>
            </div>
            {error}
            <button type="submit" className="button button-danger">
              Abo kündigen
            </button>
          </>
        )}
      </ChangeForm>
    </details>
  );
}

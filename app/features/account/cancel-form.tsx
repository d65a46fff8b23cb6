import { TICKED } from "../../domain/forms/account-fields.ts";
import { cancelReasons, MAX_CANCEL_TEXT_LENGTH } from "../../domain/forms/cancel-form.ts";
import type { FormState } from "./account-views.ts";
import { FormError } from "./form/form-error.tsx";
import { HiddenFields } from "./form/hidden-fields.tsx";
import { PROFILE_PATH } from "./profile-section.tsx";
import type { ProfileSubscription } from "./profile-subscriptions-view-model.ts";

const FORM = "cancel-subscription";

type CancelProps = {
  subscription: ProfileSubscription;
  /** Id of the subscription's heading; begins the ids of the fields. */
  name: string;
  state: FormState;
};

/** In two steps: what happens and, for who likes, why; then the button. Without script as with it. */
export function CancelForm({ subscription: { id, title, course, isKayakSubs }, name, state }: CancelProps) {
  const { values, formError } = state;
  return (
    <details className="subscription-cancel" open={formError !== null}>
      <summary>
        Abo kündigen<span className="sr-only">: {title}</span>
      </summary>
      <form method="post" action={PROFILE_PATH} className="form" data-form={FORM} aria-labelledby={name}>
        <HiddenFields intent={FORM} fields={{ subscriptionId: id, isKayakSubs: isKayakSubs ? TICKED : "" }} />
        <p>
          {course.date === null ? (
            "Das Abo endet mit dem Zeitraum, den du bezahlt hast. So lange kannst du alles lesen, was dazugehört; der Tag steht danach hier. "
          ) : (
            <>
              Du kannst noch bis <time dateTime={course.date.iso}>{course.date.text}</time> alles lesen, was zu diesem Abo gehört.{" "}
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
              <input id={`${name}-${value}`} type="radio" name="reason" value={value} defaultChecked={values.reason === value} />
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
          />
        </div>
        <FormError html={formError} />
        <button type="submit" className="button button-danger">
          Abo kündigen
        </button>
      </form>
    </details>
  );
}

import type { DateText } from "../../domain/date-text.ts";
import { TICKED } from "../../domain/forms/account-fields.ts";
import { emptyForm, type FormState } from "./account-views.ts";
import { CancelForm } from "./cancel-form.tsx";
import { FormError } from "./form/form-error.tsx";
import { HiddenFields } from "./form/hidden-fields.tsx";
import type { ProfileForms } from "./profile-page.tsx";
import { PROFILE_PATH, ProfileSection, SectionError } from "./profile-section.tsx";
import type { ProfileAbo, ProfileSubscription } from "./profile-subscriptions-view-model.ts";

const CANCEL = "cancel-subscription";
const RESUME = "resume-subscription";

type SubscriptionsProps = {
  abo: ProfileAbo;
  forms: ProfileForms;
  doneText: string | null;
};

/** What the reader pays for or was given, and what could be had. */
export function ProfileSubscriptions({ abo, forms, doneText }: SubscriptionsProps) {
  const { subscriptions, others, hint, upgrade, offers } = abo;
  const isListed = ({ values }: FormState) => subscriptions.some(({ id }) => id === values.subscriptionId);
  const unlisted = [forms[CANCEL], forms[RESUME]].find((form) => form !== undefined && !isListed(form));
  return (
    <ProfileSection id="abo" title="Dein Abo" doneText={doneText}>
      <SectionError form={unlisted ?? emptyForm} />
      {subscriptions.length > 0 && (
        <ul className="rows">
          {subscriptions.map((subscription, index) => (
            <SubscriptionRow key={subscription.id} subscription={subscription} name={`abo-${index + 1}`} forms={forms} />
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ul className="profile-tiers">
          {others.map((tier) => (
            <li key={tier}>{tier}</li>
          ))}
        </ul>
      )}
      {hint !== null && <p>{hint}</p>}
      {upgrade !== null && (
        <p>
          {upgrade.title}: {upgrade.lead}{" "}
          <a href={upgrade.href} className="text-link">
            {upgrade.title} ansehen
          </a>
        </p>
      )}
      {offers.length > 0 && <Offers offers={offers} />}
    </ProfileSection>
  );
}

function Offers({ offers }: { offers: ProfileAbo["offers"] }) {
  return (
    <>
      <p>Kein Abo. Das kannst du haben:</p>
      <ul className="rows">
        {offers.map(({ title, lead, price }) => (
          <li key={title} className="row">
            <div className="row-text">
              <h3>{title}</h3>
              <p>{lead}</p>
            </div>
            <p className="row-mark">{price}</p>
          </li>
        ))}
      </ul>
      <a href="/abo" className="button">
        Abos ansehen
      </a>
    </>
  );
}

type RowProps = {
  subscription: ProfileSubscription;
  /** Begins the ids of this row. */
  name: string;
  forms: ProfileForms;
};

function SubscriptionRow({ subscription, name, forms }: RowProps) {
  const { id, title, mark, since, course, managed, change } = subscription;
  const formOf = (intent: string) => {
    const form = forms[intent];
    return form?.values.subscriptionId === id ? form : emptyForm;
  };
  return (
    <li className="row subscription">
      <div className="row-text">
        <h3 id={name}>
          {title}
          {mark !== null && (
            <>
              {" "}
              <span className="subscription-mark">{mark}</span>
            </>
          )}
        </h3>
        <p>
          {since !== null && (
            <>
              Seit <Day date={since} />
              {"\u00a0· "}
            </>
          )}
          {course.text}
          {course.date !== null && (
            <>
              {" "}
              <Day date={course.date} />
            </>
          )}
        </p>
        {managed !== null && (
          <p>
            {managed.text}
            {managed.links.map(({ text, href }, index) => (
              <span key={href}>
                {index === 0 ? " " : " oder "}
                <a href={href} className="text-link" rel="noopener">
                  {text}
                </a>
              </span>
            ))}
          </p>
        )}
      </div>
      {change === "resume" && <ResumeForm subscription={subscription} name={name} state={formOf(RESUME)} />}
      {change === "cancel" && <CancelForm subscription={subscription} name={name} state={formOf(CANCEL)} />}
    </li>
  );
}

function ResumeForm({ subscription, name, state }: { subscription: ProfileSubscription; name: string; state: FormState }) {
  return (
    <form method="post" action={PROFILE_PATH} data-form={RESUME} className="subscription-resume">
      <HiddenFields
        intent={RESUME}
        fields={{ subscriptionId: subscription.id, isKayakSubs: subscription.isKayakSubs ? TICKED : "" }}
      />
      <FormError html={state.formError} />
      <button type="submit" className="button button-quiet" aria-describedby={name}>
        Kündigung zurücknehmen
      </button>
    </form>
  );
}

function Day({ date: { iso, text } }: { date: DateText }) {
  return <time dateTime={iso}>{text}</time>;
}

import type { ReactNode } from "react";
import { TICKED } from "#app/domain/forms/account-fields.ts";
import type { DateText } from "#app/domain/post/date-text.ts";
import { ChangeForm } from "#app/features/profile/change-form.tsx";
import type { SendChange } from "#app/features/profile/use-profile-change.ts";
import { CancelForm } from "./cancel-form.tsx";
import type { ProfileSubscription } from "./subscription-rows-view-model.ts";

type RowProps = {
  subscription: ProfileSubscription;
  /** Begins the ids of this row. */
  name: string;
  /** The cancellation as it was filled in. */
  values: Readonly<Record<string, string>>;
  /** Why the last change was refused. */
  error: ReactNode;
  send: SendChange;
};

/** One subscription: how it goes on, and what can be done about it. */
export function SubscriptionRow({ subscription, name, values, error, send }: RowProps) {
  const { title, mark, since, course, managed, change } = subscription;
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
      {change === "resume" && <ResumeForm subscription={subscription} name={name} error={error} send={send} />}
      {change === "cancel" && <CancelForm subscription={subscription} name={name} values={values} error={error} send={send} />}
    </li>
  );
}

function ResumeForm({ subscription: { id, isKayakSubs }, name, error, send }: Omit<RowProps, "values">) {
  return (
    <ChangeForm
      id={`${name}-fortsetzen`}
      change="resume-subscription"
      fields={{ subscriptionId: id, isKayakSubs: isKayakSubs ? TICKED : "" }}
      send={send}
      className="subscription-resume"
    >
      {error}
      <button type="submit" className="button button-quiet" aria-describedby={name}>
        Kündigung zurücknehmen
      </button>
    </ChangeForm>
  );
}

function Day({ date: { iso, text } }: { date: DateText }) {
  return <time dateTime={iso}>{text}</time>;
}

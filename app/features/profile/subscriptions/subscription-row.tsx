import type { ReactNode } from "react";
import { PostForm } from "#app/components/form/post-form.tsx";
import { TICKED } from "#app/domain/forms/account/account-fields.ts";
import type { DateText } from "#app/domain/post/date-text.ts";
import type { SendChange } from "#app/features/profile/account/use-profile-change.ts";
import { PROFILE_PATH } from "#app/features/profile/profile-section.tsx";
import { Row, RowText } from "#app/features/profile/rows.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { DOT } from "#app/ui/dot/dot.ts";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { CancelForm } from "./cancel-form.tsx";
import type { ProfileSubscription } from "./subscription-rows-view-model.ts";

type RowProps = {
  subscription: ProfileSubscription;
  /** Begins the ids of this row. */
  name: string;
  /** The values of the refused cancellation. */
  values: Readonly<Record<string, string>>;
  /** Why the last change was refused. */
  error: ReactNode;
  send: SendChange;
};

/** One subscription: how it goes on, and what can be done about it. */
export function SubscriptionRow({ subscription, name, values, error, send }: RowProps) {
  const { title, mark, since, course, managed, change } = subscription;
  return (
    <Row canWrap>
      <RowText
        className="flex-[1_1_16rem] [&>p+p]:mt-1"
        titleId={name}
        title={
          <>
            {title}
            {mark !== null && (
              <>
                {" "}
                <span className="ml-[0.35rem] text-[0.9375rem] font-semibold whitespace-nowrap text-plus">{mark}</span>
              </>
            )}
          </>
        }
      >
        <p>
          {since !== null && (
            <>
              Seit <Day date={since} />
              {DOT}
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
                <TextLink href={href} rel="noopener" className="whitespace-nowrap">
                  {text}
                </TextLink>
              </span>
            ))}
          </p>
        )}
      </RowText>
      {change === "resume" && <ResumeForm subscription={subscription} name={name} error={error} send={send} />}
      {change === "cancel" && <CancelForm subscription={subscription} name={name} values={values} error={error} send={send} />}
    </Row>
  );
}

function ResumeForm({ subscription: { id, isKayakSubs }, name, error, send }: Omit<RowProps, "values">) {
  const fields = { subscriptionId: id, isKayakSubs: isKayakSubs ? TICKED : "" };
  return (
    <PostForm
      id={`${name}-fortsetzen`}
      intent="resume-subscription"
      action={PROFILE_PATH}
      fields={fields}
      send={() => send("resume-subscription", fields)}
      className="grid justify-items-start gap-3 has-[[role=alert]]:flex-[1_1_100%]"
    >
      {error}
      <Button type="submit" tone="quiet" className="print:hidden" aria-describedby={name}>
        Kündigung zurücknehmen
      </Button>
    </PostForm>
  );
}

function Day({ date: { iso, text } }: { date: DateText }) {
  return (
    <time dateTime={iso} className="whitespace-nowrap">
      {text}
    </time>
  );
}
